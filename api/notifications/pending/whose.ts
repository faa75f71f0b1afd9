import { entities } from '../../../schema/entities/index.ts';
import type { Assignment } from '../../../schema/kit/assignment.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { WorkCount } from '../../../schema/rules/notifications.ts';
import type { Result, Statement } from '../../ports.ts';

/** An entity whose records are somebody's work. */
export type Assigned = AnyEntity & { assignment: Assignment & { to: string } };

export const assignedEntities = (): Assigned[] =>
  (Object.values(entities) as AnyEntity[]).filter((entity): entity is Assigned => Boolean(entity.assignment?.to));

/** Whether of its records people are told. */
export const isTold = ({ assignment, remarks }: AnyEntity): boolean => Boolean(assignment?.to ?? remarks);

/** Who may come into the shop, with what each may do there. */
export const peopleStatement = (shop: string): Statement => ({
  text: `select p.id, p.permissions from people_of_shop() p where p.shop_id = $1 and p.deleted_at is null and p.is_active order by p.id`,
  values: [shop],
});

export type Staff = ReadonlyMap<string, ReadonlySet<string>>;

export const staffIn = ({ rows }: Result): Staff =>
  new Map(rows.map(([id, held]) => [id!, new Set(JSON.parse(held ?? '[]') as string[])]));

/** What there is most of comes first. */
export const counted = (counts: ReadonlyMap<string, number>): WorkCount[] =>
  [...counts].map(([entity, count]) => ({ entity, count })).sort((one, other) => other.count - one.count);
