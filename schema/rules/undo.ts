import type { HistoryAction } from '../kit/changeReport.ts';
import { isShops, type AnyEntity, type Verb } from '../kit/defineEntity.ts';
import type { Permission } from '../permissions.ts';

/** What was done to a record, whether by whoever asks, and the fields that it changed. */
export type Done = { action: HistoryAction; isMine: boolean; fields: readonly string[] };

/**
 * What it takes to take it back: the permission that doing it took, and of what somebody else made the permission to delete. Undefined: it
 * cannot be taken back. A field that no update writes is changed by calls of its own, such as transitions, which nothing else may undo.
 */
export const undoPermission = (entity: AnyEntity, { action, isMine, fields }: Done): Permission | undefined => {
  const verb = verbs[action];
  // A place in an order is a change as any other.
  const isApart = (name: string) =>
    entity.readOnly?.includes(name) && name !== entity.ordered && name !== entity.tree?.position;
  if (!verb || !isShops(entity) || fields.some(isApart)) return undefined;
  return entity.permissions[verb === 'create' && !isMine ? 'delete' : verb];
};

/** A merge comes with an update, which asks for more. */
const verbs: Partial<Record<HistoryAction, Verb>> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
  restore: 'delete',
  merge: 'delete',
};
