import { pieceIssues } from '../../schema/entities/pieceIssues.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { conflict } from '../../schema/errors.ts';
import { whyNot } from '../../schema/kit/transitions.ts';
import { outBy, type IssueKind } from '../../schema/rules/pieceIssues.ts';
import { say } from '../../schema/words/said.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

type Piece = { id: string; tag: string; state: string; kind: IssueKind };

/** All pieces of issued documents leave the shop. One that cannot stops it, and is named by its tag. */
export const takeOut = (issues: readonly string[], { shop, transit }: Scene): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (
    select p.id, p.tag, p.state, d.kind from piece_issues d
    join piece_issues_lines l on l.shop_id = $1 and l.document_id = d.id
    join pieces p on p.shop_id = $1 and p.id = l.piece_id
    where d.shop_id = $1 and d.id = any($2::uuid[]) order by p.id for update of p) r`,
  values: [shop, issues],
  next: ({ rows }) => {
    const found = JSON.parse(rows[0]![0]!) as Piece[];
    for (const [n, { id, tag, state, kind }] of found.entries()) {
      if (id === found[n - 1]?.id) throw conflict(say('pieceTwice', { tag }));
      if (whyNot(pieces, outBy[kind].transition, { state }))
        throw conflict(say('pieceNotHere', { tag, state: { choice: 'pieces.state', id: state } }));
    }
    return [...Map.groupBy(found, ({ kind }) => kind)].flatMap(([kind, those]) =>
      transit(pieces, outBy[kind].transition, those),
    );
  },
});

/** What is out of these documents lies in the shop again. Run when they are no longer issued, so that nothing of them ends. */
export const bringBack = (issues: readonly string[], { shop, transit }: Scene): Statement => ({
  text: `select p.id from pieces p where p.shop_id = $1 and p.state in ('onApproval', 'atHallmarking') and p.id = any(array(
    select l.piece_id from piece_issues_lines l where l.shop_id = $1 and l.document_id = any($2::uuid[]) and l.outcome is null))
    order by p.id for update`,
  values: [shop, issues],
  next: ({ rows }) =>
    transit(
      pieces,
      'putBack',
      rows.map(([id]) => ({ id: id! })),
    ),
});

/** Those of which nothing is out any more are closed. */
export const closeWhole = (issues: readonly string[], { shop, transit }: Scene): Statement => ({
  text: `select d.id from piece_issues d where d.shop_id = $1 and d.id = any($2::uuid[]) and not exists (
    select 1 from piece_issues_lines l where l.shop_id = $1 and l.document_id = d.id and l.outcome is null) order by d.id`,
  values: [shop, issues],
  next: ({ rows }) =>
    rows.length
      ? transit(
          pieceIssues,
          'close',
          rows.map(([id]) => ({ id: id! })),
        )
      : [],
});
