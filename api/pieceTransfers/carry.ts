import { pieceArrivals, type PieceArrival } from '../../schema/entities/pieceArrivals.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { pieceTransfers, type PieceTransfer } from '../../schema/entities/pieceTransfers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { postingsNotReceived, type TransferOutcome } from '../../schema/rules/pieceTransfers.ts';
import { createStatements } from '../crud/create.ts';
import { sceneOf } from '../crud/update.ts';
import type { Occasion } from '../db/history.ts';
import { enterJob } from '../db/transactionContext.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { publishChange } from '../events/signals.ts';
import type { Scene } from '../hooks/hooks.ts';
import { postStatements } from '../ledger/post.ts';
import { lockPieces } from '../pieces/lockPieces.ts';
import { DatabaseError, type Ports, type Run, type Statement } from '../ports.ts';
import { bringCosts } from './costs.ts';
import { endOfArrival, endOfTransfer } from './ended.ts';
import { transferQueue, type TransferJob } from './queue.ts';
import { tellReceivers, tellSender } from './notices.ts';
import { arrivalOf, readSent, type Sent } from './sent.ts';

/** An hour later the day may be open again, or another one. */
const later = 3_600_000;

/**
 * Brings a transfer to the other shop and what became of its pieces back: one transaction in each shop, each of which does what is not done yet, so
 * that it may die in between and run again.
 */
export const carryTransfer = async (ports: Ports, job: TransferJob, signal: AbortSignal): Promise<void> => {
  const { database, clock, jobs } = ports;
  const sent = await readSent(database, job.shop, job.id);
  if (!sent || signal.aborted) return;
  try {
    const told = await arrive(ports, sent);
    await bringCosts(ports, sent, signal);
    if (!signal.aborted && told.length) await tell(ports, sent, told);
  } catch (error) {
    if (!isClosedDay(error)) throw error;
    await database.transaction(async run => {
      await run([enterJob(job.shop, null)]);
      await jobs.enqueue(run, transferQueue, job, new Date(clock.now().getTime() + later));
    });
  }
};

const isClosedDay = (error: unknown) =>
  error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'dayClosed';

const occasionOf = ({ ids, clock }: Ports): Occasion => ({ ids, at: clock.now() });

/** What the other shop has said of a piece, by the tag under which it left. */
type Told = { tag: string; outcome: TransferOutcome; reason: string | null; there: string | null };

/** In the shop that receives: it knows of the transfer, and where that was called back nothing more of it is received. */
const arrive = (ports: Ports, sent: Sent): Promise<Told[]> =>
  ports.database.transaction(async run => {
    const { id, toShopId: shop, state } = sent.transfer;
    const occasion = occasionOf(ports);
    const [, , found] = await run([
      enterJob(shop, null),
      {
        text: 'select 1 from piece_arrivals d where d.shop_id = $1 and d.id = $2 for update',
        values: [shop, id],
      },
      recordStatement(pieceArrivals, shop, id),
    ]);
    if (!found!.rows.length) {
      await run([
        ...createStatements(pieceArrivals, shop, [arrivalOf(sent)], occasion),
        publishChange(shop, pieceArrivals.name, id),
      ]);
      await tellReceivers(ports, run, sent);
    }
    if (state === 'recalled') await callBack(run, shop, id, sceneOf(shop, occasion));
    const [told] = await run([toldStatement(shop, id)]);
    return JSON.parse(told!.rows[0]![0]!) as Told[];
  });

const callBack = async (run: Run, shop: string, id: string, scene: Scene): Promise<void> => {
  const [found] = await run([recordStatement(pieceArrivals, shop, id)]);
  const arrival = JSON.parse(found!.rows[0]![0]!) as PieceArrival;
  const left = (arrival.lines ?? []).filter(({ outcome }) => !outcome);
  const ended = left.map(line => ({ id: line.id!, outcome: 'calledBack', reason: null, there: null }) as const);
  if (ended.length) await run(endOfArrival(arrival, ended, scene));
};

const toldStatement = (shop: string, id: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('tag', l.tag, 'outcome', l.outcome, 'reason', l.reason, 'there', l.tag_here) order by l.position), '[]')
    from piece_arrivals_lines l
    where l.shop_id = $1 and l.document_id = $2 and l.outcome is not null`,
  values: [shop, id],
});

/** In the shop that sent it: its pieces have arrived or are back in stock, and with the last of them the transfer ends. */
const tell = (ports: Ports, { shop, transfer: { id }, pieces: sent }: Sent, told: readonly Told[]): Promise<void> =>
  ports.database.transaction(async run => {
    const occasion = occasionOf(ports);
    const scene = sceneOf(shop, occasion);
    const found = await run([
      enterJob(shop, null),
      lockPieces(pieceTransfers, [id], shop),
      ...lockStatements(pieceTransfers, shop, [id]),
      recordStatement(pieceTransfers, shop, id),
    ]);
    const transfer = JSON.parse(found.at(-1)!.rows[0]![0]!) as PieceTransfer;
    const tagOf = (pieceId: string) => sent.find(piece => piece.id === pieceId)?.tag;
    const ended = (transfer.lines ?? []).flatMap(line => {
      const end = told.find(({ tag }) => tag === tagOf(line.pieceId));
      return end && !line.outcome ? [{ id: line.id!, pieceId: line.pieceId, ...end }] : [];
    });
    if (!ended.length) return;
    const by = (received: boolean) =>
      ended.flatMap(({ pieceId, outcome }) => ((outcome === 'received') === received ? [{ id: pieceId }] : []));
    await run([
      ...endOfTransfer(transfer, ended, scene, [
        ...moved(scene, 'deliver', by(true)),
        ...moved(scene, 'comeBack', by(false)),
      ]),
      publishChange(shop, pieces.name),
    ]);
    const [after] = await run([recordStatement(pieceTransfers, shop, id)]);
    const left = JSON.parse(after!.rows[0]![0]!) as PieceTransfer & { id: string };
    if (left.state === 'received' || left.state === 'cancelled') await tellSender(ports, run, shop, left);
    await run(notReceived(left, shop, occasion));
  });

const moved = ({ transit }: Scene, name: string, those: readonly { id: string }[]): Statement[] =>
  those.length ? transit(pieces, name, those) : [];

/** Of what was billed, that which the other shop did not receive is taken back once the transfer has ended. */
const notReceived = (transfer: PieceTransfer & { id: string }, shop: string, { at, ids }: Occasion): Statement[] => {
  const postings = transfer.state === 'received' ? postingsNotReceived(transfer as never) : [];
  if (!postings.length) return [];
  const entry = {
    entity: pieceTransfers.name,
    recordId: transfer.id,
    tillId: null,
    reversesId: null,
    note: null,
    postings,
  };
  return postStatements(shop, [{ id: ids.next(), day: shopDay(at), ...entry }], { at, ids });
};
