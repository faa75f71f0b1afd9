import type { AnyEntity } from './defineEntity.ts';
import { isFrozen, isOpen } from './frozen.ts';
import { isWritable } from './validate.ts';

/** Of a calendar whose records begin at an hour. */
export const hasHours = ({ calendar, info }: Pick<AnyEntity, 'calendar' | 'info'>): boolean =>
  info[calendar!.start]!.kind === 'timestamp';

/** Whether a record may be put on another day, by whoever may change it. */
export const isMovable = (entity: AnyEntity, record: Record<string, unknown>): boolean => {
  const { start, end } = entity.calendar!;
  return [start, ...(end ? [end] : [])].every(
    name => isWritable(entity, name, 'update') && (!isFrozen(entity, record) || isOpen(entity, name)),
  );
};
