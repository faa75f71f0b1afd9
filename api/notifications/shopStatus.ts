import type { Shop } from '../../schema/entities/shops.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import type { Run, Statement } from '../ports.ts';
import { notify } from './notify.ts';

const kinds = { Approved: 'shopApproved', Suspended: 'shopSuspended' } as const;

/**
 * The owners of a shop hear that it was approved or suspended: into one that is suspended nobody comes, so there they
 * are told in another shop of theirs if they have one. Ends in the call's own shop.
 */
export const tellStatus = async (
  { ports, at, shop: here }: RequestContext,
  run: Run,
  { id, name, status }: Shop,
): Promise<void> => {
  const kind = kinds[status as keyof typeof kinds];
  if (!kind) return;
  const [, found] = await run([enterAccount, ownersAndPlaces(id)]);
  const event = { kind, payload: { name }, subject: id, event: `${status} ${id} ${at.toISOString()}` };
  for (const [user, place] of found!.rows) {
    await run([goOnIn(place!)]);
    await notify(ports, run, place!, [user!], event);
  }
  await run([goOnIn(here)]);
};

/** Each owner and where they may look. */
const ownersAndPlaces = (shop: string): Statement => ({
  text: `select m.user_id, coalesce((select o.id from memberships k join shops o on o.id = k.shop_id
      where k.user_id = m.user_id and o.status <> 'Suspended' order by o.id <> $1, lower(o.name), o.id limit 1), $1)
    from memberships m join users u on u.id = m.user_id
    where m.shop_id = $1 and m.role = 'owner' and u.disabled_at is null order by m.user_id`,
  values: [shop],
});
