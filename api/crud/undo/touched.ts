import { conflict, forbidden } from '../../../schema/errors.ts';
import { permissionsOfFields } from '../../../schema/kit/guarded.ts';
import { undoPermission } from '../../../schema/rules/undo.ts';
import { say } from '../../../schema/words/said.ts';
import { entityOf } from '../../db/select.ts';
import type { Result } from '../../ports.ts';
import type { Step, Touched } from './plan.ts';

/** What `touchedBy` found, and before which audit row the next slice goes on. */
export const readTouched = ({ rows }: Result): { touched: Touched[]; before: string | null } => ({
  touched: rows.map(([entity, id, isMine, steps, first]) => ({
    entity: entityOf(entity!),
    id: id!,
    isMine: isMine === 't',
    steps: JSON.parse(steps!) as Step[],
    first: first!,
  })),
  before: rows[0]?.[5] ?? null,
});

/** What a person holds in the shop, as a question. */
export const holding = (list: string | null | undefined) => {
  const held = new Set(JSON.parse(list ?? '[]') as string[]);
  return (permission: string) => held.has(permission) || held.has('system/all');
};

/** Refuses whoever may not take all of it back. */
export const mustUndo = (touched: readonly Touched[], holds: (permission: string) => boolean): void => {
  for (const { entity, isMine, steps } of touched)
    for (const { action, changes } of steps) {
      const permission = undoPermission(entity, { action, isMine, fields: Object.keys(changes ?? {}) });
      if (!permission) throw conflict(say('notUndoable'));
      const fields = permissionsOfFields(entity, Object.keys(changes ?? {}));
      if (![permission, ...fields].every(holds)) throw forbidden();
    }
};
