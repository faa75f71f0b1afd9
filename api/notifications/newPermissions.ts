import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { notify } from './notify.ts';

/**
 * Owners hear of permissions that a migration brought. Kept once all are told; whoever stops in between begins again, and nobody
 * is told twice of one migration.
 */
export const tellNewPermissions = async (ports: Ports): Promise<void> => {
  const [, found] = await ports.database.batch([enterAccount, untold]);
  for (const [migration, names] of found!.rows) {
    const [, owners] = await ports.database.batch([enterAccount, allOwners]);
    for (const [shop, people] of owners!.rows)
      await ports.database.transaction(async run => {
        await run([enterJob(shop!, null)]);
        const about = { kind: 'permissionsAdded', subject: null, event: `permissions ${migration}` } as const;
        await notify(ports, run, shop!, JSON.parse(people!) as string[], { ...about, payload: { names: names! } });
      });
    await ports.database.batch([enterAccount, setTold(migration!, ports.clock.now())]);
  }
};

const untold: Statement = {
  text: `select a.migration, array_to_string(a.permissions, ', ') from permission_additions a where a.told_at is null order by a.migration`,
  values: [],
};

const allOwners: Statement = {
  text: `select m.shop_id, json_agg(m.user_id order by m.user_id) from memberships m join users u on u.id = m.user_id
    where m.role = 'owner' and u.disabled_at is null group by m.shop_id order by m.shop_id`,
  values: [],
};

const setTold = (migration: string, at: Date): Statement => ({
  text: 'update permission_additions set told_at = $2::timestamptz where migration = $1',
  values: [migration, at.toISOString()],
});
