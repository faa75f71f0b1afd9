import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi } from '../../support/testApi.ts';
import type { World } from '../../support/everyEntity.ts';
import { openBusiness, type Business } from './business.ts';
import { eventually } from '../../support/eventually.ts';

/** Only there two calls are under way at once. */
describe('on the server database', () => {
  let world: World;
  let shop: Business;
  beforeAll(async () => {
    world = (await openTestApi('server')) as World;
    shop = await openBusiness(world);
  });
  afterAll(() => world.close());

  const waiting = async () => {
    const rows = await world.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  it.each<[string, string, (editor: string) => string]>([
    ['is out of the shop', 'PUT', user => `delete from memberships where user_id = '${user}'`],
    [
      'may change nobody any more',
      'PUT',
      user => `update memberships set permissions = '{}' where user_id = '${user}'`,
    ],
    ['may add nobody any more', 'POST', user => `delete from memberships where user_id = '${user}'`],
    ['may take nobody out any more', 'DELETE', user => `delete from memberships where user_id = '${user}'`],
  ])('whoever waited for another change and meanwhile %s does nothing: %s', async (_, method, change) => {
    const [editor, accomplice] = [
      await shop.colleague('manager', ['users/add', 'users/edit', 'users/delete']),
      await shop.colleague('sales', []),
    ];
    const other = await world.owner.connect();
    try {
      await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('shops ${shop.shopId}', 0))`);
      const fresh = { name: 'Asha', email: `${editor.userId}@new.test`, role: 'owner' };
      const answer = shop.call(
        method,
        method === 'POST' ? '' : `/${accomplice.userId}`,
        method === 'DELETE' ? {} : { body: method === 'POST' ? fresh : { role: 'owner' } },
        editor,
      );
      await eventually(async () => expect(await waiting()).toBe(1));
      await other.query(`${change(editor.userId)}; commit`);
      expect((await answer).status, (await answer).text).toBe(403);
      expect((await shop.people())[accomplice.userId]).toMatchObject({ role: 'sales', permissions: [] });
      expect(await world.sql(`select 1 from users where email = '${fresh.email}'`)).toEqual([]);
    } finally {
      other.release();
    }
  });
});
