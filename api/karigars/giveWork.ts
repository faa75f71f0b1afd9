import { workOrders } from '../../schema/entities/workOrders.ts';
import { conflict, invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { validate } from '../../schema/kit/validate.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordId } from '../crud/read.ts';
import { tableName } from '../db/columns.ts';
import { referenceGuards } from '../db/guards.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

type Values = Record<string, unknown>;
type Document = { id: string; version: number };

type Giving<D extends Document> = {
  entity: AnyEntity;
  /** In which it may be given to karigars, and the sentence of `refusals` where it is in another. */
  state: string;
  early: Sentence['key'];
  /** One for each work order. */
  work: (document: D) => Values[];
  /** Asked of the locked document. */
  guards?: (id: string) => Statement[];
  /** Whether it names the work, which then is made before it is locked: parents first. */
  namesWork?: boolean;
  /** Once they are made, their ids in the order of `work`. */
  after?: (document: D, made: readonly string[]) => Statement[];
};

/** The work orders of a document, which is locked as it was read, after all that they refer to. Their number. */
export const giveWork = async <D extends Document>(
  context: RequestContext,
  run: Run,
  { entity, state, early, work, guards, namesWork, after }: Giving<D>,
): Promise<number> => {
  const { shop, occasion } = context;
  const id = recordId(entity, context);
  const [found] = await run([recordStatement(entity, shop, id)]);
  const document = JSON.parse(found!.rows[0]?.[0] ?? 'null') as D | null;
  if (!document) throw notFound({ one: entity.name });
  const rows = work(document).map(each => ({ ...judged(each), id: occasion.ids.next() }));
  if (!rows.length) throw conflict(say('nothingToMake'));
  const made = createStatements(workOrders, shop, rows, occasion);
  const held = [
    ...lockStatements(entity, shop, [id]),
    asItWas(entity, shop, document, state, early),
    ...(guards?.(id) ?? []),
  ];
  await run([
    ...referenceGuards(
      workOrders,
      shop,
      rows.map(row => ({ ...row, heldGoodsId: null })),
    ),
    ...(namesWork ? [...made, ...held] : [...held, ...made]),
    ...(after?.(
      document,
      rows.map(row => row.id),
    ) ?? []),
  ]);
  return rows.length;
};

const judged = (wanted: Values): Values => {
  const { values, problems } = validate(workOrders, wanted, 'create');
  if (problems) throw invalid(problems);
  return values;
};

const asItWas = (
  entity: AnyEntity,
  shop: string,
  { id, version }: Document,
  state: string,
  early: Sentence['key'],
): Statement => ({
  text: `select refuse_unless(exists (select 1 from ${tableName(entity)} d
    where d.shop_id = $1 and d.id = $2 and d.version = $3 and d.state = $4), 'TS409', '${early}')`,
  values: [shop, id, version, state],
});
