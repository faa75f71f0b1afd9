import type { AnyEntity } from './defineEntity.ts';
import type { Meaning } from './meta.ts';

const ends: readonly (Meaning | undefined)[] = ['done', 'failed', 'stopped'];

/** The states in which something is still to be done. */
export const openStates = ({ states, info }: Pick<AnyEntity, 'states' | 'info'>): string[] =>
  (info[states?.field ?? '']?.options ?? [])
    .filter(({ meaning }) => !ends.includes(meaning))
    .map(({ id }) => String(id));
