import { asciiDigits } from './asciiDigits.ts';
import type { Kind } from './meta.ts';
import { readLine } from './readText.ts';

/** The sign before the decimals. The other one of the two groups the figures before it. */
export type DecimalSign = '.' | ',';
/** `kind`: the field's kind, which says the units that may stand beside the figure. */
export type FigureForm = { kind?: Kind | undefined; decimalSign?: DecimalSign };

type Unit = { before?: string; after?: string };
const units: Partial<Record<Kind, Unit>> = {
  money: { before: '₹|rs\\.?|inr', after: '/-|inr' },
  weight: { after: 'g|gm|gms|grams?|ग्राम' },
  percent: { after: '%' },
};

/** Indian groups (1,25,050) or Western ones (125,050). A grouped figure never begins with 0. */
const groups = (sign: string) => `[1-9]\\d{0,1}(?:${sign}\\d\\d)*${sign}\\d{3}|[1-9]\\d{0,2}(?:${sign}\\d{3})+`;

const formOf = ({ before = '', after = '' }: Unit, decimalSign: DecimalSign): RegExp => {
  const grouping = [decimalSign === '.' ? ',' : '\\.', ' '].map(groups).join('|');
  const whole = `(?<whole>\\d+|${grouping})`;
  const decimals = `(?:\\${decimalSign}(?<decimals>\\d*))`;
  const figure = `${whole}${decimals}?|\\${decimalSign}(?<onlyDecimals>\\d+)`;
  const [front, behind] = [before && `(?:(?:${before})\\s*)?`, after && `(?:\\s*(?:${after}))?`];
  return new RegExp(`^(?<sign>[-+]?)\\s*${front}(?:${figure})${behind}$`, 'i');
};

const forms = new Map<string, RegExp>();
const formFor = (kind: Kind | undefined, decimalSign: DecimalSign): RegExp => {
  const key = `${kind} ${decimalSign}`;
  const form = forms.get(key) ?? formOf((kind && units[kind]) ?? {}, decimalSign);
  forms.set(key, form);
  return form;
};

/**
 * Reads a figure as people write it, and returns it in plain digits with a decimal point: `₹ 1,25,050.50` is `125050.50`. Null for text that
 * is not a figure, also where a comma does not group (`10,5`).
 */
export const plainFigure = (text: string, { kind, decimalSign = '.' }: FigureForm = {}): string | null => {
  const written = asciiDigits(readLine(text)).replace('\u2212', '-');
  const found = formFor(kind, decimalSign).exec(written)?.groups;
  if (!found) return null;
  const { sign, whole, decimals, onlyDecimals } = found;
  const rest = onlyDecimals ?? decimals;
  return `${sign === '-' ? '-' : ''}${whole?.replace(/\D/g, '') ?? '0'}${rest ? `.${rest}` : ''}`;
};

/** The same as a number. */
export const readFigure = (text: string, form?: FigureForm): number | null => {
  const plain = plainFigure(text, form);
  return plain === null ? null : Number(plain);
};

/** The number that a form holds or somebody types in it. Null where there is none yet. */
export const figureOf = (value: unknown, form?: FigureForm): number | null => {
  if (typeof value === 'string') return readFigure(value, form);
  return typeof value === 'number' ? value : null;
};
