import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { pngFile } from '../../support/pictures.ts';

onPostgres(world => {
  const admin = () => world.person({ permissions: ['system/all'] });
  const me = async (token: string) => (await world.call('GET', 'account/me', { token })).status;

  describe('suspending a tenant', () => {
    it.each([
      ['one', (id: string) => [`system/tenants/${id}`, { status: 'Suspended' }] as const],
      ['many', (id: string) => ['system/tenants/update', { ids: [id], changes: { status: 'Suspended' } }] as const],
    ])('ends the sessions of its people, and of no others: %s', async (_, change) => {
      const [{ token }, mine, other] = [await admin(), await world.person(), await world.person()];
      const [path, body] = change(mine.tenantId);
      const answer = await world.call('PUT', path, { token, body });
      expect(answer.status, answer.text).toBe(200);
      expect([await me(mine.token), await me(other.token), await me(token)]).toEqual([401, 200, 200]);
      expect(await world.sql(`select 1 from sessions where user_id = '${mine.userId}'`)).toEqual([]);
      const { items } = (await world.call('GET', `system/tenants/${mine.tenantId}/history`, { token })).data;
      expect(items[0].changes).toEqual({ status: ['Active', 'Suspended'] });
      await world.call('PUT', `system/tenants/${mine.tenantId}`, { token, body: { status: 'Active' } });
      expect(await me(mine.token)).toBe(401);
    });

    it('takes the permission, and leaves everybody in when it is refused', async () => {
      const mine = await world.person();
      const path = `system/tenants/${mine.tenantId}`;
      const reader = await world.person({ permissions: ['tenant/list'] });
      const body = { status: 'Suspended' };
      expect((await world.call('PUT', path, { token: reader.token, body })).status).toBe(403);
      expect((await world.call('PUT', path, { token: mine.token, body })).status).toBe(403);
      const { token } = await world.person({ permissions: ['tenant/edit'] });
      expect((await world.call('PUT', path, { token, body: { ...body, version: 9 } })).status).toBe(409);
      expect(await me(mine.token)).toBe(200);
    });

    it('another change ends no session', async () => {
      const [{ token }, mine] = [await admin(), await world.person()];
      const path = `system/tenants/${mine.tenantId}`;
      expect((await world.call('PUT', path, { token, body: { notes: 'Calls on Mondays' } })).status).toBe(200);
      expect(await me(mine.token)).toBe(200);
    });
  });

  it('edited by two administrators at once is changed by one; the other gets the current record', async () => {
    const [one, other, { tenantId }] = [await admin(), await admin(), await world.person()];
    const path = `system/tenants/${tenantId}`;
    const answers = await Promise.all(
      [one, other].map(({ token }, i) => world.call('PUT', path, { token, body: { notes: `Note ${i}`, version: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done, late] = answers.sort((a, b) => a.status - b.status);
    expect(late!.data).toEqual(done!.data);
    expect(late!.body.responseMessage).toBe('Tenant was changed by someone else in the meantime.');
  });

  it('shows the logos of its shops, as the list of all shops does', async () => {
    const [{ token }, mine] = [await admin(), await world.person({ permissions: ['system/shop/edit'] })];
    const form = { logo: await pngFile(), name: `Logo ${mine.shopId}` };
    expect((await world.call('PUT', `shops/${mine.shopId}`, { token: mine.token, form })).status).toBe(200);
    const its = await world.call('GET', `system/tenants/${mine.tenantId}/shops`, { token });
    const all = await world.call('GET', `system/shops?query=${mine.shopId}`, { token });
    for (const [shop] of [its.data, all.data.items]) {
      const picture = await world.call('GET', shop.logo.thumbnailUrl.replace('/api/', ''));
      expect([picture.status, picture.headers.get('content-type')], shop.logo.url).toEqual([200, 'image/webp']);
    }
  });

  it('shows its shops and its people, and nobody of another tenant', async () => {
    const [{ token }, mine] = [await admin(), await world.person({ permissions: ['system/shop/list'] })];
    const shops = await world.call('GET', `system/tenants/${mine.tenantId}/shops`, { token });
    expect(shops.data, shops.text).toMatchObject([
      { id: mine.shopId, name: 'Shop', status: 'Approved', tenant: { id: mine.tenantId, name: 'Tenant' } },
    ]);
    const people = await world.call('GET', `system/tenants/${mine.tenantId}/users`, { token });
    expect(people.data, people.text).toEqual([
      {
        id: mine.userId,
        name: 'Person',
        email: `${mine.userId}@example.test`,
        mobileNo: null,
        isActive: true,
        shops: [{ id: mine.shopId, name: 'Shop', role: null }],
      },
    ]);
    for (const rest of ['shops', 'users']) {
      const asked = await world.call('GET', `system/tenants/${mine.tenantId}/${rest}?sort=name`, { token });
      expect([asked.status, asked.body.errors]).toEqual([400, { sort: 'Unknown parameter' }]);
      expect((await world.call('GET', `system/tenants/${crypto.randomUUID()}/${rest}`, { token })).status).toBe(404);
      expect((await world.call('GET', `system/tenants/x/${rest}`, { token })).status).toBe(404);
      expect((await world.call('GET', `system/tenants/${mine.tenantId}/${rest}`, { token: mine.token })).status).toBe(
        403,
      );
    }
  });
});
