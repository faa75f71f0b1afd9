import { pieceArrivals, type PieceArrival } from '../../schema/entities/pieceArrivals.ts';
import { pieceTransfers, type PieceTransfer } from '../../schema/entities/pieceTransfers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { endOf, type TransferOutcome } from '../../schema/rules/pieceTransfers.ts';
import { tableName } from '../db/columns.ts';
import { totalsStatements } from '../db/totals.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import { publishChange } from '../events/signals.ts';
import type { Statement } from '../ports.ts';

/** What became of a line. `there`: the tag that the piece has in the shop that received it. */
export type Ended = { id: string; outcome: TransferOutcome; reason: string | null; there: string | null };

const arrivals = { entity: pieceArrivals, named: 'tag', there: 'tagHere', column: 'tag_here', whole: 'close' } as const;
const transfers = {
  entity: pieceTransfers,
  named: 'pieceId',
  there: 'tagThere',
  column: 'tag_there',
  whole: 'receive',
} as const;

export const endOfArrival = (arrival: PieceArrival, ended: readonly Ended[], scene: Scene): Statement[] =>
  endLines(arrivals, arrival, ended, scene);

/** `move`: what becomes of its pieces, whose metal goes into the books before its rupees. */
export const endOfTransfer = (
  transfer: PieceTransfer,
  ended: readonly Ended[],
  scene: Scene,
  move: readonly Statement[],
): Statement[] => endLines(transfers, transfer, ended, scene, move);

type Kind = typeof arrivals | typeof transfers;
type Line = { id?: string | null; outcome?: string | null };

/** Lines of a locked document end, and with the last of them the document: as received, or as nothing of it was. */
const endLines = (
  kind: Kind,
  document: { id: string; lines?: readonly Line[] | null },
  ended: readonly Ended[],
  scene: Scene,
  move: readonly Statement[] = [],
): Statement[] => {
  const { entity, there, whole } = kind;
  const { shop, at, transit, note } = scene;
  const endedOn = shopDay(at);
  const before = document.lines ?? [];
  const lines = before.map(line => {
    const end = ended.find(({ id }) => id === line.id);
    return end ? { ...line, outcome: end.outcome, reason: end.reason, [there]: end.there, endedOn } : line;
  });
  const end = endOf(lines);
  return [
    writeLines(kind, shop, ended, endedOn),
    note(entity, document.id, { lines: [told(kind, before, ended), told(kind, lines, ended)] }),
    {
      text: `update ${tableName(entity)} t set updated_at = $3::timestamptz, version = t.version + 1 where t.shop_id = $1 and t.id = any($2::uuid[])`,
      values: [shop, [document.id], at.toISOString()],
    },
    ...totalsStatements(entity, shop, [document.id]),
    ...move,
    ...(end ? transit(entity, end === 'received' ? whole : 'cancel', [{ ...document, lines } as Document]) : []),
    publishChange(shop, entity.name, document.id),
  ];
};

const writeLines = ({ entity, column }: Kind, shop: string, ended: readonly Ended[], endedOn: string): Statement => ({
  text: `update ${tableName(entity)}_lines l set outcome = r.outcome, reason = r.reason, ended_on = $4::date, ${column} = r.there
    from json_to_recordset($2::json) as r(id uuid, outcome text, reason text, there text)
    where l.shop_id = $1 and l.id = any($3::uuid[]) and l.id = r.id`,
  values: [shop, JSON.stringify(ended), ended.map(({ id }) => id), endedOn],
});

/** As the history keeps lines: those that end. */
const told = ({ named, there }: Kind, lines: readonly Line[], ended: readonly Ended[]) => {
  const names = ['id', named, 'outcome', 'reason', there, 'endedOn'];
  return lines.flatMap((line, position) =>
    ended.some(({ id }) => id === line.id)
      ? [
          {
            position,
            ...Object.fromEntries(names.map(name => [name, (line as Record<string, unknown>)[name] ?? null])),
          },
        ]
      : [],
  );
};
