import type { ChangePart, ChangeReport, HistoryAction } from '../../../schema/kit/changeReport.ts';
import { notFound } from '../../../schema/errors.ts';
import { hiddenFrom, permissionsOfFields } from '../../../schema/kit/guarded.ts';
import { undoPermission } from '../../../schema/rules/undo.ts';
import { say } from '../../../schema/words/said.ts';
import type { RequestContext } from '../../requestContext.ts';
import { fieldsOfChange, mergeByChange, partsOfChange, remainsOfChange } from '../../db/changeRows.ts';
import { importStatement } from '../import/importRows.ts';
import { entityOf } from '../../db/select.ts';
import type { Result } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import { heldPermissions } from '../../session/statements.ts';
import { storedReport } from '../import/report.ts';
import { titlesFor, withTitles } from './titles.ts';
import { holding } from './touched.ts';
import { changeOf } from './undo.ts';

type Part = Pick<ChangePart, 'entity' | 'action' | 'count' | 'fields'> & Moment & { ids: string[]; isMine: boolean };
type Moment = { at: string | null; userName: string | null; undoes: string | null };
type Field = { entity: string; action: HistoryAction; name: string; was: [unknown] | null; becomes: [unknown] | null };
type Holds = (permission: string) => boolean;

/** Reports on a change, as far as the caller may list what it changed. Throws a 404 for an id under which nothing was changed. */
export const report = async (context: RequestContext): Promise<Reply<ChangeReport>> => {
  const [change, { shop }] = [changeOf(context), context];
  const [held, found, fields, remains, merge, imported] = await context.batch([
    heldPermissions,
    partsOfChange(shop, change),
    fieldsOfChange(shop, change),
    remainsOfChange(shop, change),
    mergeByChange(shop, change),
    importStatement(shop, change),
  ]);
  const holds = holding(held!.rows[0]![0]);
  const all = readParts(found!, fields!);
  if (!all.length && !merge!.count && !imported!.count) throw notFound(say('change'));
  const parts = all
    .filter(({ entity }) => holds(entityOf(entity).permissions.list ?? ''))
    .map(part => ({ ...part, fields: fieldsSeen(part, holds) }));
  const { titles, merged } = await named(context, parts, merge!, holds);
  const file = imported!.count ? await ofImport(context, imported!, holds) : null;
  const isUndone = file?.isUndone ?? (merged ? merged.isUndone : all.length > 0 && remains!.count === 0);
  const { at, userName, undoes } = parts[0] ?? nobody;
  const told: ChangeReport = {
    id: change,
    at,
    userName,
    undoes,
    parts: parts.map(({ entity, action, count, ids, fields }) => ({
      entity,
      action,
      count,
      first: ids.map(id => ({ id, title: titles.get(id) ?? null })),
      fields,
    })),
    merge: merged && { into: merged.into, merged: merged.merged },
    import: file && file.import,
    isUndone,
    canUndo: !isUndone && (file ? file.canUndo : parts.length > 0 && all.every(part => mayUndo(part, holds))),
  };
  return data(told);
};

const nobody: Moment = { at: null, userName: null, undoes: null };

const readParts = (found: Result, told: Result): Part[] => {
  const fields = JSON.parse(told.rows[0]![0]!) as Field[];
  return (JSON.parse(found.rows[0]![0]!) as Omit<Part, 'fields'>[])
    .filter(({ entity }) => entityOf(entity))
    .map(part => ({
      ...part,
      fields: fields
        .filter(({ entity, action }) => entity === part.entity && action === part.action)
        .map(({ name, was, becomes }) => ({
          name,
          ...(was && { was: was[0] }),
          ...(becomes && { becomes: becomes[0] }),
        })),
    }));
};

const fieldsSeen = ({ entity, fields }: Part, holds: Holds) => {
  const hidden = hiddenFrom(entityOf(entity), holds);
  return fields.filter(({ name }) => !hidden.includes(name));
};

const mayUndo = ({ entity, action, isMine, fields }: Part, holds: Holds) => {
  const names = fields.map(({ name }) => name);
  const permission = undoPermission(entityOf(entity), { action, isMine, fields: names });
  return permission !== undefined && [permission, ...permissionsOfFields(entityOf(entity), names)].every(holds);
};

/** What records are called, and those that a merge made one. */
const named = async (context: RequestContext, parts: readonly Part[], merge: Result, holds: Holds) => {
  const [entity, into, merged, undoneAt] = merge.rows[0] ?? [];
  const isSeen = entity && holds(entityOf(entity).permissions.list ?? '');
  const ids = isSeen ? [into!, ...(JSON.parse(merged!) as string[])] : [];
  const titles = await titlesFor(context, [
    ...parts.flatMap(part => part.ids.map(id => ({ entity: part.entity, id }))),
    ...ids.map(id => ({ entity: entity!, id })),
  ]);
  const [first, ...others] = ids.map(id => titles.get(id) ?? null);
  return { titles, merged: isSeen ? { into: first, merged: others, isUndone: undoneAt !== null } : null };
};

/** An import is seen and taken back by who may make what it makes. */
const ofImport = async (context: RequestContext, found: Result, holds: Holds) => {
  const { entity, fileName, state, created, updated, pictures, undoAskedAt, ...stored } = storedReport(found);
  const { undoneAt, options } = stored;
  const isSeen = holds(entityOf(entity).permissions.create ?? '') && !options.dryRun;
  return {
    import: isSeen
      ? {
          entity,
          fileName,
          state,
          created,
          updated,
          isUndoing: Boolean(undoAskedAt && !undoneAt),
          left: await withTitles(context, stored.left ?? []),
        }
      : null,
    isUndone: Boolean(undoAskedAt),
    canUndo: isSeen && state !== 'running' && created + updated + (pictures?.added ?? 0) > 0,
  };
};
