import { makingSac } from './makingGst.ts';
import { paise } from './piecePriceOf.ts';

/** Of what is mended; what is made of a customer's own metal has `makingSac`. */
export const repairSac = '998729';

type Work = { name: string; heldGoodsId: string | null; estimate: number | null };

/** Under which SAC work on a customer's metal is billed: what its type says, else by whether an article was handed in. */
export const sacOfWork = ({ heldGoodsId }: Pick<Work, 'heldGoodsId'>, ofType: string | null): string =>
  ofType ?? (heldGoodsId ? repairSac : makingSac);

/** The line of its bill, in rupees. What a customer agreed to is what is to be paid, so the price is what is left of it without GST; `gst` in percent. */
export const lineOfWork = (
  { name, estimate }: Work,
  { sac, gst, gstRateId, charged }: { sac: string; gst: number; gstRateId: string | null; charged: boolean },
) => ({
  description: name,
  hsn: sac,
  metal: 'other',
  quantity: 1,
  price: estimate === null ? null : charged ? Math.round((paise(estimate) * 100) / (100 + gst)) / 100 : estimate,
  gst,
  gstRateId,
});
