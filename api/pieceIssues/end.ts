import { pieceIssues } from '../../schema/entities/pieceIssues.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { outBy, outcomeIn } from '../../schema/rules/pieceIssues.ts';
import { totalsStatements } from '../db/totals.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { closeWhole } from './issue.ts';

type Line = {
  id: string;
  issue: string;
  kind: string;
  position: number;
  pieceId: string;
  state: string;
  huidBefore: string | null;
  huid: string | null;
  hallmarking: number | null;
};

type Ended = Omit<Line, 'kind' | 'state'> & { outcome: string; endedOn: string };

const isOut = Object.entries(outBy)
  .map(([kind, { state }]) => `(d.kind = '${kind}' and p.state = '${state}')`)
  .join(' or ');

/**
 * Run after any change of the state of these pieces, which are locked: the line of a document by which one of them was out ends, whichever
 * way it came back. So a document and the state of its pieces cannot differ.
 */
export const endLines = (pieces: readonly string[], scene: Scene): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (
    select l.id, l.document_id as issue, d.kind, l.position, l.piece_id as "pieceId", l.huid as "huidBefore", p.state, p.huid, p.hallmarking from piece_issues_lines l
    join piece_issues d on d.shop_id = $1 and d.id = l.document_id
    join pieces p on p.shop_id = $1 and p.id = l.piece_id
    where l.shop_id = $1 and l.piece_id = any($2::uuid[]) and l.outcome is null and d.state = 'issued' and not (${isOut})
    order by d.id for update of d) r`,
  values: [scene.shop, pieces],
  next: ({ rows }) => {
    const lines = JSON.parse(rows[0]![0]!) as Line[];
    return lines.length ? ended(lines, scene) : [];
  },
});

const ended = (lines: readonly Line[], scene: Scene): Statement[] => {
  const { shop, at } = scene;
  const day = shopDay(at);
  const rows = lines.map(({ kind, state, ...line }) => ({
    ...line,
    outcome: outcomeIn(state),
    endedOn: day,
    hallmarking: kind === 'hallmarking' ? line.hallmarking : null,
  }));
  const byIssue = Map.groupBy(rows, ({ issue }) => issue);
  const issues = [...byIssue.keys()];
  return [
    {
      text: `update piece_issues_lines l set outcome = r.outcome, ended_on = r."endedOn", huid = r.huid, hallmarking = r.hallmarking
        from json_to_recordset($2::json) as r(id uuid, outcome text, "endedOn" date, huid text, hallmarking numeric)
        where l.shop_id = $1 and l.id = any($3::uuid[]) and l.id = r.id`,
      values: [shop, JSON.stringify(rows), rows.map(({ id }) => id)],
    },
    ...[...byIssue].map(([issue, those]) =>
      scene.note(pieceIssues, issue, { lines: [those.map(before), those.map(after)] }),
    ),
    {
      text: `update piece_issues t set updated_at = $3::timestamptz, version = t.version + 1 where t.shop_id = $1 and t.id = any($2::uuid[])`,
      values: [shop, issues, at.toISOString()],
    },
    ...totalsStatements(pieceIssues, shop, issues),
    closeWhole(issues, scene),
  ];
};

/** As the history keeps lines. */
const kept = ({ id, position, pieceId }: Pick<Line, 'id' | 'position' | 'pieceId'>) => ({ id, position, pieceId });
const before = (line: Ended) => ({
  ...kept(line),
  huid: line.huidBefore,
  hallmarking: null,
  outcome: null,
  endedOn: null,
});
const after = (line: Ended) => {
  const { huid, hallmarking, outcome, endedOn } = line;
  return { ...kept(line), huid, hallmarking, outcome, endedOn };
};
