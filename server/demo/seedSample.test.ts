import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letDemoIn } from '../../api/session/demoAccounts.ts';
import { guest, sampleShop } from '../../schema/demo.ts';
import { openTestApi, type TestApi } from '../../tests/support/testApi.ts';
import { seedSample } from './seedSample.ts';

describe('a site with a sample shop and no demo', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi('embedded');
    await api.person();
    for (let starts = 0; starts < 2; starts++) {
      await seedSample(api.ports);
      await letDemoIn(api.ports.database, { demo: false, sample: true });
    }
  });
  afterAll(() => api.close());

  it('has that one shop, made once', async () => {
    const shops = await api.sql(`select name from shops where name <> 'Shop'`);
    expect(shops).toEqual([{ name: sampleShop }]);
  });

  it('lets nobody of it in but the guest, and nobody has a password or a right on the platform', async () => {
    const people = await api.sql(
      `select email, disabled_at is null as enters, password_hash, reads_only from users where is_demo order by email`,
    );
    expect(people).toEqual([
      { email: guest.email, enters: true, password_hash: null, reads_only: true },
      { email: 'owner@demo.test', enters: false, password_hash: null, reads_only: false },
      { email: 'staff@demo.test', enters: false, password_hash: null, reads_only: false },
    ]);
    expect(await api.sql(`select 1 from users where is_demo and 'system/all' = any (permissions)`)).toEqual([]);
  });

  it('shows a year of trade to whoever looks in', async () => {
    const { data } = await api.call('POST', 'public/sample-session');
    const read = async (path: string) =>
      (await api.call('GET', `shops/${data.shops[0].id}/${path}`, { token: data.token })).data.totalCount as number;
    expect(await read('admin/products')).toBeGreaterThan(100);
    expect(await read('contacts')).toBeGreaterThan(100);
    expect(await read('admin/commodities')).toBeGreaterThan(300);
  });
});
