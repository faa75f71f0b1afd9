import type { AnyEntity } from './defineEntity.ts';

/** Whether a record is in a state in which it stays as it is. */
export const isFrozen = ({ states }: AnyEntity, record: Record<string, unknown>): boolean =>
  states?.frozen?.includes(String(record[states.field])) ?? false;

/** Whether a field may change in a frozen record too. */
export const isOpen = ({ states }: AnyEntity, field: string): boolean => states?.open?.includes(field) ?? false;
