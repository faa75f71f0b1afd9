import { expect, it } from 'vitest';
import { readMigrations } from '../../server/db/migrations.ts';
import { onBoth } from '../support/everyEntity.ts';

/** What the migration does with the accesses that it finds. */
const ending = /do \$\$[\s\S]*?end \$\$;/.exec(
  readMigrations().find(({ name }) => name === '0102_support_access.sql')!.sql,
)![0];

onBoth(world => {
  it('P-02 an access that no owner allowed ends with the migration, and what came of it too', async () => {
    const [shop, admin] = [await world.person(), await world.person({ permissions: ['system/all'] })];
    const [made, colleague] = [
      await world.person({ shopId: shop.shopId }),
      await world.person({ shopId: shop.shopId }),
    ];
    const id = crypto.randomUUID();
    await world.sql(`insert into support_accesses (id, user_id, shop_id, reason, created_at, expires_at)
        values ('${id}', '${admin.userId}', '${shop.shopId}', 'Help', now() - interval '1 minute', now() + interval '1 hour');
      insert into history (shop_id, id, entity, record_id, action, at, user_id) values
        ('${shop.shopId}', '${crypto.randomUUID()}', 'users', '${made.userId}', 'create', now(), '${admin.userId}'),
        ('${shop.shopId}', '${crypto.randomUUID()}', 'users', '${colleague.userId}', 'create', now(), '${shop.userId}');
      insert into calendar_addresses (shop_id, user_id, entity, whose, token_digest, created_at)
        values ('${shop.shopId}', '${admin.userId}', 'tasks', 'mine', '${id}', now())`);
    await world.sql(ending);
    const members = await world.sql(`select user_id from memberships where shop_id = '${shop.shopId}'`);
    expect(members.map(row => row['user_id'])).not.toContain(made.userId);
    expect(members.map(row => row['user_id'])).toContain(colleague.userId);
    expect(await world.sql(`select 1 from support_accesses where id = '${id}' and ended_at is null`)).toEqual([]);
    expect(await world.sql(`select 1 from calendar_addresses where shop_id = '${shop.shopId}'`)).toEqual([]);
    const { items } = (await world.call('GET', `shops/${shop.shopId}/access_events`, { token: shop.token })).data;
    expect(items).toMatchObject([{ kind: 'supportEnded', userId: admin.userId }]);
  });
});
