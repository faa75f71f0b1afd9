import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from '../../../api/db/transactionContext.ts';
import { eventually } from '../../support/eventually.ts';
import type { World } from '../../support/everyEntity.ts';
import { letSupportIn } from '../../support/supportAccess.ts';
import { openTestApi } from '../../support/testApi.ts';

/** Two calls are under way at once on the server database alone. */
describe('on the server database', () => {
  let world: World;
  beforeAll(async () => {
    world = (await openTestApi('server')) as World;
  });
  afterAll(() => world.close());

  const waiting = async () => {
    const rows = await world.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  it('P-02 an end waits for a call that writes, and is answered when nothing is written any more', async () => {
    const [shop, admin] = [await world.person(), await world.person({ permissions: ['system/all'] })];
    const { id } = await letSupportIn(world, shop, admin, { scope: 'write' });
    const { secrets, clock } = world.ports;
    const entering = enter({
      session: secrets.digest(admin.token),
      shop: shop.shopId,
      permission: 'shop/unit/add',
      at: clock.now(),
      reach: 'masked',
      writes: true,
    });
    const entry = { text: entering.text, values: [...entering.values] };
    const call = await world.owner.connect();
    try {
      await call.query('begin');
      await call.query(entry);
      const order: string[] = [];
      const ended = world
        .call('DELETE', `shops/${shop.shopId}/support/${id}`, { token: shop.token })
        .then(({ status }) => (order.push('ended'), status));
      await eventually(async () => expect(await waiting()).toBe(1));
      order.push('written');
      await call.query('commit');
      expect([await ended, order]).toEqual([200, ['written', 'ended']]);
      await expect(call.query(entry)).rejects.toMatchObject({
        code: 'TS403',
      });
    } finally {
      call.release();
    }
  });
});
