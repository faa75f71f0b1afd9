import type { AnyEntity } from '../../schema/kit/defineEntity.ts';

/** A moment is the same whichever way it is written: those of the record as JavaScript writes them. */
export const sameMoments = <T extends object>({ info }: AnyEntity, record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      info[name]?.kind === 'timestamp' && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  ) as T;
