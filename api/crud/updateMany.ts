import { invalid, notFound } from '../../schema/errors.ts';
import { manyPreview, type ManyPreview } from '../../schema/kit/changeReport.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { either, listOf, object, uuid, type Of } from '../../schema/kit/shape.ts';
import { validateFields } from '../../schema/kit/validate.ts';
import { raiseFields } from '../../schema/rules/raises.ts';
import { say } from '../../schema/words/said.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { referenceGuards } from '../db/guards.ts';
import { movesInTree, treeLock } from '../db/tree.ts';
import { changedLines } from '../db/lines.ts';
import { previewStatement } from '../db/preview.ts';
import { Raised } from '../db/write.ts';
import type { Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { readFlag } from './flag.ts';
import { listedIds } from './ids.ts';
import { parentGuards } from './list.ts';
import { checkedChanges, guardedLocks, stateGuards, updateStatements } from './update.ts';

/** Of a trial what would be. */
export const updatedMany = either(object({ updated: listOf(uuid) }), manyPreview);

/**
 * The same change to many, all or none: fields become something, or rise by some percent of what each is. With `dryRun` it is only told
 * what would be.
 */
export const updateMany = async (
  entity: AnyEntity,
  context: RequestContext,
): Promise<Reply<Of<typeof updatedMany>>> => {
  const { ids: list, changes: body, percent, dryRun, ...others } = await readBody(context);
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
  const isTrial = readFlag('dryRun', dryRun);
  const ids = listedIds(entity, list);
  const raised = raises(entity, percent);
  const set = await checkedChanges(entity, body === undefined && percent ? {} : body, context);
  const lines = changedLines(entity, set);
  if (lines.length) throw invalid(Object.fromEntries(lines.map(({ field }) => [field.name, say('linesOneByOne')])));
  const both = Object.keys(raised).filter(name => Object.hasOwn(set, name));
  if (both.length) throw invalid(Object.fromEntries(both.map(name => [name, say('valueNotValid')])));
  const changes = { ...set, ...raised };
  if (!Object.keys(changes).length) throw invalid({ changes: say('nameField') });
  const guards = stateGuards(entity, context.shop, ids, body);
  if (isTrial) return preview(entity, context, ids, changes, guards);
  await context.batch([
    ...(movesInTree(entity, changes) ? treeLock(entity, context.shop) : []),
    ...parentGuards(entity, context, ids),
    ...guardedLocks(entity, context.shop, ids, changes),
    ...guards,
    ...updateStatements(entity, context.shop, ids, changes, context.occasion),
  ]);
  return data({ updated: ids });
};

const raises = (entity: AnyEntity, percent: unknown): Record<string, Raised> => {
  if (percent === undefined || percent === null) return {};
  const { values, problems } = validateFields(raiseFields(entity), percent);
  if (problems) throw invalid(problems);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, by]) => (typeof by === 'number' ? [[name, new Raised(by)]] : [])),
  );
};

const preview = async (
  entity: AnyEntity,
  context: RequestContext,
  ids: readonly string[],
  changes: Record<string, unknown>,
  guards: readonly Statement[],
): Promise<Reply<ManyPreview>> => {
  const results = await context.batch([
    ...parentGuards(entity, context, ids),
    ...referenceGuards(entity, context.shop, [changes]),
    ...guards,
    previewStatement(entity, context.shop, ids, changes),
  ]);
  const [seen, changed, first, same] = results.at(-1)!.rows[0]!;
  if (Number(seen) < ids.length) throw notFound({ one: entity.name });
  const told: ManyPreview = {
    changed: Number(changed),
    same: ids.length - Number(changed),
    first: JSON.parse(first!) as ManyPreview['first'],
    firstSame: JSON.parse(same!) as ManyPreview['firstSame'],
  };
  return data(told);
};
