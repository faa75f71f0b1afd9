import { pieceArrivals } from '../../schema/entities/pieceArrivals.ts';
import type { PieceTransfer } from '../../schema/entities/pieceTransfers.ts';
import { transferOutcomes, type TransferOutcome } from '../../schema/rules/pieceTransfers.ts';
import { notify } from '../notifications/notify.ts';
import { makerOf } from '../notifications/people.ts';
import { peopleStatement, staffIn } from '../notifications/pending/whose.ts';
import type { Ports, Run } from '../ports.ts';
import type { Sent } from './sent.ts';

const mayReceive = pieceArrivals.actions!.receive.permission;

/** In the shop that receives: whoever takes pieces in hears that some are on their way. */
export const tellReceivers = async (ports: Ports, run: Run, { transfer, from, pieces }: Sent): Promise<void> => {
  const { id, number, toShopId: shop } = transfer;
  const [people] = await run([peopleStatement(shop)]);
  const receivers = [...staffIn(people!)].flatMap(([user, held]) => (held.has(mayReceive) ? [user] : []));
  await notify(ports, run, shop, receivers, {
    kind: 'transferSent',
    payload: { number: number!, from: from.name, pieces: pieces.length },
    subject: id,
    event: `transfer ${id}`,
  });
};

/** In the shop that sent: whoever wrote the transfer hears what became of its pieces. */
export const tellSender = async (
  ports: Ports,
  run: Run,
  shop: string,
  transfer: PieceTransfer & { id: string },
): Promise<void> => {
  const { id, number, toName, lines } = transfer;
  const [maker] = await run([makerOf(shop, id)]);
  const sender = maker!.rows[0]?.[0];
  if (!sender) return;
  const of = (outcome: TransferOutcome) => (lines ?? []).filter(line => line.outcome === outcome).length;
  const counts = Object.fromEntries(transferOutcomes.map(({ id: outcome }) => [outcome, of(outcome)]));
  await notify(ports, run, shop, [sender], {
    kind: 'transferEnded',
    payload: { number: number!, to: toName!, ...(counts as Record<TransferOutcome, number>) },
    subject: id,
    event: `transfer ended ${id}`,
  });
};
