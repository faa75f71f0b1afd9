import { pieceArrivals, type PieceArrival } from '../../schema/entities/pieceArrivals.ts';
import { pieceTransfers, type PieceTransfer } from '../../schema/entities/pieceTransfers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { endOf, type TransferOutcome } from '../../schema/rules/pieceTransfers.ts';
import { totalsStatements } from '../db/totals.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import { publishChange } from '../events/signals.ts';
import type { Statement } from '../ports.ts';

/** What became of a line. `there`: the piece that it is now, at the receiver by its id, at the sender by its tag. */
export type Ended = { id: string; outcome: TransferOutcome; reason: string | null; there: string | null };

const arrivals = {
  entity: pieceArrivals,
  named: 'tag',
  there: 'pieceId',
  column: 'piece_id',
  type: 'uuid',
  whole: 'close',
} as const;
const transfers = {
  entity: pieceTransfers,
  named: 'pieceId',
  there: 'tagThere',
  column: 'tag_there',
  type: 'text',
  whole: 'receive',
} as const;

export const endOfArrival = (arrival: PieceArrival, ended: readonly Ended[], scene: Scene): Statement[] =>
  endLines(arrivals, arrival, ended, scene);
export const endOfTransfer = (transfer: PieceTransfer, ended: readonly Ended[], scene: Scene): Statement[] =>
  endLines(transfers, transfer, ended, scene);

type Line = { id?: string | null; outcome?: string | null };

/** Lines of a locked document end, and with the last of them the document: as received, or as nothing of it was. */
const endLines = (
  { entity, named, there, column, type, whole }: typeof arrivals | typeof transfers,
  document: { id: string; lines?: readonly Line[] | null },
  ended: readonly Ended[],
  scene: Scene,
): Statement[] => {
  const { shop, at, transit } = scene;
  const endedOn = shopDay(at);
  const before = document.lines ?? [];
  const lines = before.map(line => {
    const end = ended.find(({ id }) => id === line.id);
    return end ? { ...line, outcome: end.outcome, reason: end.reason, [there]: end.there, endedOn } : line;
  });
  /** As the history keeps lines. */
  const told = (some: readonly Line[]) =>
    some.flatMap((line, position) =>
      ended.some(({ id }) => id === line.id)
        ? [{ position, ...pick(line, ['id', named, 'outcome', 'reason', there, 'endedOn']) }]
        : [],
    );
  const end = endOf(lines);
  const table = entity === pieceArrivals ? 'piece_arrivals' : 'piece_transfers';
  return [
    {
      text: `update ${table}_lines l set outcome = r.outcome, reason = r.reason, ended_on = $4::date, ${column} = r.there
        from json_to_recordset($2::json) as r(id uuid, outcome text, reason text, there ${type})
        where l.shop_id = $1 and l.id = any($3::uuid[]) and l.id = r.id`,
      values: [shop, JSON.stringify(ended), ended.map(({ id }) => id), endedOn],
    },
    scene.note(entity, document.id, { lines: [told(before), told(lines)] }),
    {
      text: `update ${table} t set updated_at = $3::timestamptz, version = t.version + 1 where t.shop_id = $1 and t.id = $2`,
      values: [shop, document.id, at.toISOString()],
    },
    ...totalsStatements(entity, shop, [document.id]),
    ...(end ? transit(entity, end === 'received' ? whole : 'cancel', [{ ...document, lines } as Document]) : []),
    publishChange(shop, entity.name, document.id),
  ];
};

const pick = (line: object, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (line as Record<string, unknown>)[name] ?? null]));
