import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { quotes } from '../../schema/entities/quotes.ts';
import { conflict } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { transitionOf } from '../../schema/kit/transitions.ts';
import { say } from '../../schema/words/said.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

/** What a document came from, by the field that names it. */
export const sources = { quoteId: quotes, salesOrderId: salesOrders } as const;
type Source = keyof typeof sources;

/** Locked before the documents that settle them, wherever both are changed. */
export const lockSource = (
  entity: AnyEntity,
  field: Source,
  documents: readonly string[],
  shop: string,
): Statement => ({
  text: `select s.id from ${tableName(sources[field])} s where s.shop_id = $1 and s.id = any(array(select d.${snake(field)} from ${tableName(entity)} d
    where d.shop_id = $1 and d.id = any($2::uuid[]))) order by s.id for update`,
  values: [shop, documents],
});

/** What the documents came from goes the way `transition`. Where it cannot any more it stays as it is, or stops them all: `must`. */
export const settle = (
  field: Source,
  transition: string,
  documents: readonly Document[],
  scene: Scene,
  must: 'orderNotOpen' | null = null,
): Statement[] => {
  const source: AnyEntity = sources[field];
  const wanted = [...new Set(documents.flatMap(document => (document[field] as string | null) ?? []))];
  if (!wanted.length) return [];
  const open: Statement = {
    text: `select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state) order by s.id), '[]')
      from ${tableName(source)} s where s.shop_id = $1 and s.id = any($2::uuid[]) and s.deleted_at is null and s.state = any($3::text[])`,
    values: [scene.shop, wanted, transitionOf(source, transition).from],
    next: ({ rows }) => {
      const those = JSON.parse(rows[0]![0]!) as Document[];
      if (must && those.length < wanted.length) throw conflict(say(must));
      return those.length ? scene.transit(source, transition, those) : [];
    },
  };
  return [open];
};
