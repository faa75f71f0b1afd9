/**
 * GST on a sale, in paise. Within a state half is the centre's and half the state's; a union territory without a
 * legislature has UTGST in the state's place; between states all of it is IGST. Each tax is rounded once, half up.
 */
export type GstSplit = { cgst: number; sgst: number; utgst: number; igst: number };

/** Which taxes a sale bears. */
export type GstKind = 'cgstSgst' | 'cgstUtgst' | 'igst';

/** The states by their GST codes. */
export const gstKind = (supplier: string, place: string): GstKind => {
  if (supplier !== place) return 'igst';
  return withoutLegislature.includes(place) ? 'cgstUtgst' : 'cgstSgst';
};

/** `rate` in percent, with at most three decimals. */
export const gstOf = (taxable: number, rate: number, kind: GstKind): GstSplit => {
  if (kind === 'igst') return { ...none, igst: percentOf(taxable, rate, 1) };
  const half = percentOf(taxable, rate, 2);
  return { ...none, cgst: half, [kind === 'cgstUtgst' ? 'utgst' : 'sgst']: half };
};

type Sale = { rate: number; supplier: string; place: string };
export const gstSplit = (taxable: number, { rate, supplier, place }: Sale): GstSplit =>
  gstOf(taxable, rate, gstKind(supplier, place));

/** On the sum of what bears the same rate, as bills print it. `kind` is none where no GST is charged. */
export const gstOnSums = (
  parts: readonly { rate: number | null; taxable: number }[],
  kind: GstKind | 'none' | null,
): GstSplit => {
  if (!kind || kind === 'none') return none;
  const byRate = new Map<number, number>();
  for (const { rate, taxable } of parts) byRate.set(rate ?? 0, (byRate.get(rate ?? 0) ?? 0) + taxable);
  const charged = [...byRate].map(([rate, taxable]) => gstOf(taxable, rate, kind));
  const sum = (name: keyof GstSplit) => charged.reduce((total, split) => total + split[name], 0);
  return { cgst: sum('cgst'), sgst: sum('sgst'), utgst: sum('utgst'), igst: sum('igst') };
};

export const gstTotal = ({ cgst, sgst, utgst, igst }: GstSplit): number => cgst + sgst + utgst + igst;

const none: GstSplit = { cgst: 0, sgst: 0, utgst: 0, igst: 0 };

/** Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Lakshadweep, Andaman and Nicobar, Ladakh. */
const withoutLegislature = ['04', '26', '31', '35', '38'];

/** In whole thousandths of a percent, so that nothing is lost before the one rounding. */
const percentOf = (amount: number, rate: number, parts: number): number => {
  const whole = 100_000 * parts;
  const product = BigInt(amount) * BigInt(Math.round(rate * 1_000));
  return Number((product + BigInt(whole / 2)) / BigInt(whole));
};
