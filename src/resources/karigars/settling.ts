import type { Holdings } from '../../../schema/rules/karigarReplies.ts';
import { karigarReceipts } from '../../../schema/entities/karigarReceipts.ts';
import { vouchers } from '../../../schema/entities/vouchers.ts';

type Item = Holdings['items'][number];
/** A page that begins with what is left between the shop and a karigar; saved, one comes back. */
export type Settling = { to: string; state: { record: object; back: string } };

const back = '/karigar_holdings';

/** Rupees by a voucher: paid to him, or received from him. */
export const settleRupees = ({ contactId, rupees }: Item): Settling | null =>
  rupees === 0
    ? null
    : {
        to: `/${vouchers.resource}/create`,
        state: {
          record: { kind: rupees < 0 ? 'payment' : 'receipt', party: 'karigar', contactId, amount: Math.abs(rupees) },
          back,
        },
      };

/** Fine metal by a receipt, a line each: what he lacks, or has given too much of. With a rate it is settled in rupees, without one it is written off. */
export const settleMetal = ({ contactId, ...held }: Item): Settling | null => {
  const lines = (['gold', 'silver', 'platinum'] as const).flatMap(metal =>
    held[metal] === 0
      ? []
      : [{ what: held[metal] > 0 ? 'short' : 'over', metal, fineness: 999, grossWeight: Math.abs(held[metal]) }],
  );
  return lines.length
    ? { to: `/${karigarReceipts.resource}/create`, state: { record: { contactId, lines }, back } }
    : null;
};
