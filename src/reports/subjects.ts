import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { places, type Place } from '../../schema/kit/groups.ts';
import type { Permission } from '../../schema/permissions.ts';
import { positionAccess, positionSubject, reportSubjects } from '../../schema/reportSubjects.ts';

/** One of them is enough to open the page. */
export const reportAccess: readonly Permission[] = [
  ...new Set([...reportSubjects.flatMap(({ permissions }) => permissions.list ?? []), positionAccess]),
];

export type Subject = { id: string; entity: AnyEntity | null };
export type Subjects = { place: Place; subjects: [Subject, ...Subject[]] };

/** Those that are open to the person, in the order of the menu. */
export const subjectsOf = (
  isOpen: (entity: AnyEntity) => boolean,
  may: (permission: Permission) => boolean,
): Subjects[] =>
  places.flatMap(place => {
    const lists = reportSubjects.filter(entity => (entity.menu ?? 'stock') === place && isOpen(entity));
    const [first, ...others] = [
      ...lists.map((entity): Subject => ({ id: entity.resource, entity })),
      ...(place === 'books' && may(positionAccess) ? [{ id: positionSubject, entity: null }] : []),
    ];
    return first ? [{ place, subjects: [first, ...others] }] : [];
  });
