import type { LetterState } from '../../../schema/rules/paperLetters.ts';
import { storedSaid, type Said } from '../../../schema/words/said.ts';
import type { Statement } from '../../ports.ts';
import type { Position } from './exportSlice.ts';

/** An export as replies show it, and what only the server needs. */
const exportColumns = `x.id, x.entity, x.format, x.state, x.done, x.total, x.problem, x.created_at as "createdAt", x.ended_at as "endedAt",
  x.user_id as "userId", x.options, x.reached, x.parts, x.starts`;

export const exportStatement = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select ${exportColumns} from exports x where x.shop_id = $1 and x.id = $2) r`,
  values: [shop, id],
});

/** Of the transaction's person. */
export const myExport = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select ${exportColumns} from exports x where x.shop_id = $1 and x.id = $2
    and x.user_id = nullif(current_setting('app.user_id', true), '')::uuid) r`,
  values: [shop, id],
});

type NewExport = { id: string; entity: string; format: string; options: object; total: number; at: Date };

export const newExport = (shop: string, { id, entity, format, options, total, at }: NewExport): Statement => ({
  text: `insert into exports (shop_id, id, entity, format, user_id, state, options, total, created_at)
    values ($1, $2, $3, $4, nullif(current_setting('app.user_id', true), '')::uuid, 'running', $5::jsonb, $6::integer, $7::timestamptz)`,
  values: [shop, id, entity, format, JSON.stringify(options), total, at.toISOString()],
});

/** The letter with its file comes to stand otherwise, where it stands in one of these states. */
export const movedLetter = (
  shop: string,
  id: string,
  { from, to, tries }: { from: readonly LetterState[]; to: LetterState; tries: number },
): Statement => ({
  text: `update exports x set options = jsonb_set(jsonb_set(x.options, '{mail,state}', to_jsonb($4::text)), '{mail,tries}', to_jsonb($5::integer))
    where x.shop_id = $1 and x.id = $2 and x.options#>>'{mail,state}' = any($3::text[])`,
  values: [shop, id, from, to, tries],
});

/** A process takes it up. */
export const beginExport = (shop: string, id: string): Statement => ({
  text: `update exports x set starts = x.starts + 1 where x.shop_id = $1 and x.id = $2 and x.state = 'running'`,
  values: [shop, id],
});

/** Stops with TS409 `export` when it is not running any more or another process wrote this part; locks it otherwise. */
export const expectPart = (shop: string, id: string, part: number): Statement => ({
  text: `select refuse_unless(exists (select 1 from exports x where x.shop_id = $1 and x.id = $2 and x.state = 'running' and x.parts = $3::integer for update), 'TS409', 'export')`,
  values: [shop, id, part],
});

export const addPart = (shop: string, id: string, part: number, content: string): Statement => ({
  text: `insert into export_parts (shop_id, export_id, part, content) values ($1, $2, $3::integer, $4)`,
  values: [shop, id, part, content],
});

export const advanceExport = (
  shop: string,
  id: string,
  rows: number,
  reached: Position,
  leftOut: readonly string[],
): Statement => ({
  text: `update exports x set parts = x.parts + 1, done = x.done + $3::integer, reached = $4::jsonb, starts = 0,
    options = case when $5::jsonb = '[]' then x.options
      else jsonb_set(x.options, '{leftOut}', coalesce(x.options->'leftOut', '[]') || $5::jsonb) end
    where x.shop_id = $1 and x.id = $2`,
  values: [shop, id, rows, JSON.stringify(reached), JSON.stringify(leftOut)],
});

/** Ends a running export; one that ended otherwise stays as it is. */
export const endExport = (
  shop: string,
  id: string,
  state: 'completed' | 'failed' | 'canceled',
  at: Date,
  problem: Said | null = null,
): Statement => ({
  text: `update exports x set state = $3, ended_at = $4::timestamptz, problem = $5 where x.shop_id = $1 and x.id = $2 and x.state = 'running'`,
  values: [shop, id, state, at.toISOString(), problem && storedSaid(problem)],
});

export const partStatement = (shop: string, id: string, part: number): Statement => ({
  text: `select p.content from export_parts p where p.shop_id = $1 and p.export_id = $2 and p.part = $3::integer`,
  values: [shop, id, part],
});

/** What nobody can have any more: the parts of what failed, was cancelled or ended too long ago. */
export const staleParts = (shop: string, before: Date, size: number): Statement => ({
  text: `delete from export_parts where shop_id = $1 and (export_id, part) in (
    select p.export_id, p.part from export_parts p join exports x on x.shop_id = $1 and x.id = p.export_id
    where p.shop_id = $1 and (x.state in ('failed', 'canceled') or x.ended_at <= $2::timestamptz) limit ${size})`,
  values: [shop, before.toISOString()],
});
