import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { places, type Place } from '../../schema/kit/groups.ts';
import type { Permission } from '../../schema/permissions.ts';
import { allEntities } from '../entityOf.ts';

/** What a report can be about: every list of the shop with figures. */
export const subjects: readonly AnyEntity[] = allEntities.filter(
  ({ figures = {}, route, isOverShops }) => route && !isOverShops && Object.keys(figures).length > 0,
);

/** One of them is enough to open the page. */
export const reportAccess: readonly Permission[] = [
  ...new Set(subjects.flatMap(({ permissions }) => permissions.list ?? [])),
];

export type Subjects = { place: Place; subjects: [AnyEntity, ...AnyEntity[]] };

/** Those that are open to the person, in the order of the menu. */
export const subjectsOf = (isOpen: (entity: AnyEntity) => boolean): Subjects[] =>
  places.flatMap(place => {
    const [first, ...others] = subjects.filter(entity => (entity.menu ?? 'stock') === place && isOpen(entity));
    return first ? [{ place, subjects: [first, ...others] }] : [];
  });
