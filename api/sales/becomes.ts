import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { validate } from '../../schema/kit/validate.ts';
import type { Sentence } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { tableName } from '../db/columns.ts';
import { referenceGuards } from '../db/guards.ts';
import { snake } from '../db/table.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import type { Place } from './linesOn.ts';

/** What an approver said yes to holds for what it becomes. */
type From = { id: string; version: number; approverId: string | null; approvedAmount: number | null };

/** A document that becomes another: in which states it may, and what tells that it did before. */
type Becoming<F extends From, E extends AnyEntity> = {
  from: AnyEntity;
  to: E;
  states: readonly string[];
  /** Sentences of `refusals`: it is in another state, or there is one of it already. */
  early: Sentence['key'];
  made: readonly { entity: AnyEntity; field: string; problem: Sentence['key'] }[];
  values: (document: F, place: Place) => Promise<Record<string, unknown>>;
};

/** The draft of it. One at a time: the document is locked as it was read, after what both refer to, and asked once more what was made of it. */
export const becomes = <F extends From, E extends AnyEntity>(
  context: RequestContext,
  { from, to, states, early, made, values }: Becoming<F, E>,
) => {
  const { shop, at, occasion } = context;
  const id = recordId(from, context);
  return context.change(async run => {
    const none = made.map(each => noneOf(each, shop, id));
    const found = (await run([...none, recordStatement(from, shop, id)])).at(-1)!;
    const document = JSON.parse(found.rows[0]?.[0] ?? 'null') as F | null;
    if (!document) throw notFound({ one: from.name });
    const { values: checked, problems } = validate(to, await values(document, { run, shop, at }), 'create');
    if (problems) throw invalid(problems);
    const { approverId, approvedAmount } = document;
    const draft = { id: occasion.ids.next(), ...checked };
    const source = made.find(({ entity }) => entity === to)!.field;
    await run([
      ...referenceGuards(to, shop, [{ ...draft, [source]: null }]),
      ...lockStatements(from, shop, [id]),
      ...none,
      ...createStatements(to, shop, [draft], occasion),
      // Whoever approved it may have left since, and can be named all the same.
      ...(approverId ? updateStatements(to, shop, [draft.id], { approverId, approvedAmount }, occasion) : []),
      {
        text: `select refuse_unless(exists (select 1 from ${tableName(from)} d
          where d.shop_id = $1 and d.id = $2 and d.state = any($4::text[]) and d.version = $3), 'TS409', '${early}')`,
        values: [shop, id, document.version, states],
      },
    ]);
    return recordReply(to, context, (await run([recordStatement(to, shop, draft.id)]))[0]!);
  });
};

/** One that was cancelled is none. */
const noneOf = (
  { entity, field, problem }: Becoming<From, AnyEntity>['made'][number],
  shop: string,
  id: string,
): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} m
    where m.shop_id = $1 and m.${snake(field)} = $2 and m.deleted_at is null and m.state <> 'cancelled'), 'TS409', '${problem}')`,
  values: [shop, id],
});
