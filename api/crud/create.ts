import { invalid } from '../../schema/errors.ts';
import { parentsOf, type AnyEntity, type RecordOf } from '../../schema/kit/defineEntity.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { validate } from '../../schema/kit/validate.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { referenceGuards } from '../db/guards.ts';
import { eventStatement, type Occasion } from '../db/history.ts';
import { lineRows } from '../db/lines.ts';
import { assignedAtFirst, cameAtFirst } from '../db/pendingNotifications.ts';
import { placedLast } from '../db/ordered.ts';
import { entityOf } from '../db/select.ts';
import { numbersAtFirst } from '../db/series.ts';
import { partiesAtFirst } from '../parties/freezeParties.ts';
import { askedGuards, firstStatus, heldFirstStatus } from '../db/statuses.ts';
import { namesParent, treeGuards, treeLock } from '../db/tree.ts';
import { withTotals } from '../db/totals.ts';
import { insertStatement, linkStatements, recordStatement, type Row } from '../db/write.ts';
import { hooksOf } from '../hooks/index.ts';
import { openBooksAtFirst } from '../ledger/bookLocks.ts';
import type { Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import { parentGuards } from './list.ts';
import { recordReply } from './read.ts';
import { withReferences } from './references.ts';
import { knownValues, sceneOf } from './update.ts';
import { storedUploads } from './uploads/stored.ts';

export const create = async <E extends AnyEntity>(entity: E, context: RequestContext): Promise<Reply<RecordOf<E>>> => {
  const body = await readBody(context, { multipart: true });
  const guards = parentGuards(entity, context);
  const { values, problems } = validate(
    entity,
    { ...withReferences(entity, body), ...parents(entity, context) },
    'create',
    shopDay(context.occasion.at),
  );
  if (problems) throw invalid(problems);
  const known = await knownValues(entity, values, context);
  const row: Row = {
    ...(await storedUploads(entity, known, context)),
    ...(entity.view && { [entity.view.field]: true }),
    id: context.ports.ids.next(),
  };
  const made = createStatements(entity, context.shop, [row], context.occasion);
  return context.commit(
    [...treeLock(entity, context.shop), ...guards, ...made, recordStatement(entity, context.shop, row.id)],
    results => recordReply(entity, context, results.at(-1)!, 201),
  );
};

const parents = (entity: AnyEntity, context: RequestContext) =>
  Object.fromEntries(parentsOf(entity).map(field => [field, context.parameter(field)]));

/** New records with everything that belongs to them: links, child records, history, what they bring along. The rows are valid. */
export const createStatements = (
  entity: AnyEntity,
  shop: string,
  rows: readonly Row[],
  occasion: Occasion,
): Statement[] => {
  // First in the history too, before what it brings along.
  const made = eventStatement(entity, 'create', shop, idsOf(rows), occasion);
  const { before = [], after = [] } = hooksOf(entity).create?.(rows, sceneOf(shop, occasion)) ?? {};
  const isBelow = namesParent(entity, rows);
  const whole = begun(entity, dated(entity, rows, occasion.at)).map(row => withTotals(entity, row));
  return [
    ...before,
    ...referenceGuards(entity, shop, rows),
    ...heldFirstStatus(entity, shop, rows),
    ...openBooksAtFirst(entity, rows, occasion.at),
    insertStatement(entity, shop, whole, occasion.at),
    ...(isBelow ? treeGuards(entity, shop, idsOf(rows)) : []),
    ...placedLast(entity, shop, rows),
    ...firstStatus(entity, shop, idsOf(rows)),
    ...askedGuards(entity, shop, idsOf(rows)),
    ...links(entity, shop, rows, occasion),
    made,
    ...assignedAtFirst(entity, shop, rows, occasion.at),
    ...cameAtFirst(entity, shop, idsOf(rows), occasion.at),
    ...lineStatements(entity, shop, whole, occasion),
    ...childStatements(entity, shop, rows, occasion),
    ...after,
    ...partiesAtFirst(entity, shop, idsOf(rows)),
    ...numbersAtFirst(entity, shop, rows, occasion.at),
  ];
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const dated = ({ defaultSort }: AnyEntity, rows: readonly Row[], at: Date): readonly Row[] =>
  defaultSort ? rows.map(row => ({ ...row, [defaultSort]: row[defaultSort] ?? at.toISOString() })) : rows;

const begun = ({ states }: AnyEntity, rows: readonly Row[]): readonly Row[] =>
  states ? rows.map(row => ({ ...row, [states.field]: states.initial })) : rows;

const links = (entity: AnyEntity, shop: string, rows: readonly Row[], { ids, at }: Occasion) =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .flatMap(({ name }) => {
      const links = rows.flatMap(row =>
        ((row[name] ?? []) as string[]).map(other => ({ id: ids.next(), own: row.id, other })),
      );
      return links.length ? linkStatements(entity, name, shop, links, at).slice(1) : [];
    });

/** A copy of a document has lines of its own. */
const lineStatements = (entity: AnyEntity, shop: string, rows: readonly Row[], { ids, at }: Occasion): Statement[] =>
  linesOf(entity).flatMap(({ field, lines }) => {
    const made = rows.flatMap(row => lineRows(row.id, withoutIds(row[field.name]), ids));
    return made.length ? [insertStatement(lines, shop, made, at)] : [];
  });

const withoutIds = (lines: unknown) => ((lines ?? []) as object[]).map(line => ({ ...line, id: null }));

/** The first child record, made together with its parent. */
const childStatements = (entity: AnyEntity, shop: string, rows: readonly Row[], occasion: Occasion): Statement[] =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'child')
    .flatMap(({ name, target }) => {
      const child = entityOf(target!);
      const parent = Object.values(child.info).find(field => field.target === entity.name)!.name;
      const children = rows
        .filter(row => row[name])
        .map(row => ({ ...(row[name] as object), [parent]: row.id, id: occasion.ids.next() }));
      return children.length
        ? [
            insertStatement(child, shop, children, occasion.at),
            eventStatement(child, 'create', shop, idsOf(children), occasion),
          ]
        : [];
    });
