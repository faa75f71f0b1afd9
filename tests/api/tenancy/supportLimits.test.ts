import { describe, expect, it } from 'vitest';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { askSupport, letSupportIn } from '../../support/supportAccess.ts';

onPostgres(world => {
  const owner = async () => {
    const person = await world.person({ permissions: [...ownersPlatform, ...roles.owner] });
    await world.sql(`update memberships set role = 'owner' where user_id = '${person.userId}'`);
    return person;
  };
  const admin = () => world.person({ permissions: ['system/all'] });

  it('P-02 the record that a refusal brings along is masked', async () => {
    const [shop, me] = [await owner(), await admin()];
    await letSupportIn(world, shop, me, { scope: 'write' });
    const tills = `shops/${shop.shopId}/tills`;
    const till = await world.call('POST', tills, { token: shop.token, body: { name: 'Counter' } });
    const path = `${tills}/${till.data.id}`;
    await world.call('POST', `${path}/take`, { token: shop.token, body: {} });
    const change = (token: string) => world.call('PUT', path, { token, body: { name: 'Door', version: 77 } });
    const [seen, whole] = [await change(me.token), await change(shop.token)];
    expect([seen.status, whole.status]).toEqual([409, 409]);
    expect([seen.data.user.name, whole.data.user.name]).toEqual(['•••', 'Person']);
    expect([seen.headers.get('x-masked'), seen.data.name]).toEqual(['true', 'Counter']);
  });

  it('P-02 nobody is let into a suspended shop, whose owner could end nothing', async () => {
    const [shop, me] = [await owner(), await admin()];
    await letSupportIn(world, shop, me, { scope: 'write' });
    const unit = () =>
      world.call('POST', `shops/${shop.shopId}/units`, {
        token: me.token,
        body: { symbol: crypto.randomUUID().slice(0, 9) },
      });
    const myShops = async () => {
      const { shops } = (await world.call('GET', 'account/me', { token: me.token })).data as {
        shops: { id: string }[];
      };
      return shops.map(({ id }) => id);
    };
    const set = (table: string, status: string) =>
      world.sql(
        `update ${table} set status = '${status}' where id in ('${shop.shopId}', (select tenant_id from shops where id = '${shop.shopId}'))`,
      );
    const states = [];
    for (const table of ['shops', 'tenants'])
      for (const status of ['Suspended', table === 'shops' ? 'Approved' : 'Active']) {
        await set(table, status);
        states.push([table, status, (await unit()).status, (await myShops()).includes(shop.shopId)]);
      }
    expect(states).toEqual([
      ['shops', 'Suspended', 403, false],
      ['shops', 'Approved', 201, true],
      ['tenants', 'Suspended', 403, false],
      ['tenants', 'Active', 201, true],
    ]);
  });

  it('P-02 the owners of a shop get at most five questions an hour of one administrator', async () => {
    const [shop, other, me, second] = [await owner(), await owner(), await admin(), await admin()];
    const ask = async (shopId: string, token: string) => (await askSupport(world, shopId, token)).status;
    for (let n = 0; n < 5; n++) expect(await ask(shop.shopId, me.token)).toBe(201);
    expect([
      await ask(shop.shopId, me.token),
      await ask(other.shopId, me.token),
      await ask(shop.shopId, second.token),
    ]).toEqual([429, 201, 201]);
    const open = `select count(*) from support_accesses where user_id = '${me.userId}' and shop_id = '${shop.shopId}' and ended_at is null`;
    expect(await world.sql(open)).toEqual([{ count: '1' }]);
  });

  describe('P-02 support neither sends nor publishes', () => {
    it('a meeting, of which the invited hear', async () => {
      const [shop, me] = [await owner(), await admin()];
      await letSupportIn(world, shop, me, { scope: 'write', showsPersonal: true });
      const groups = `shops/${shop.shopId}/contacts/groups`;
      const group = await world.call('POST', groups, { token: shop.token, body: { name: 'Regulars' } });
      const path = `shops/${shop.shopId}/contacts/meetings`;
      const body = { title: 'Diwali', groupId: group.data.id, startsAt: '2030-11-01T10:00:00Z', minutes: 60 };
      const made = await world.call('POST', path, { token: shop.token, body });
      expect(made.status, made.text).toBe(201);
      const meeting = made.data.id as string;
      const answers = [
        await world.call('POST', path, { token: me.token, body }),
        await world.call('PUT', `${path}/${meeting}`, { token: me.token, body: { title: 'Holi' } }),
        await world.call('DELETE', `${path}/${meeting}`, { token: me.token }),
        await world.call('GET', `${path}/${meeting}`, { token: me.token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
    });

    it('the rates of the shop', async () => {
      const [shop, me] = [await owner(), await admin()];
      await letSupportIn(world, shop, me, { scope: 'write', showsPersonal: true });
      const change = (body: object, token = me.token) => world.call('PUT', `shops/${shop.shopId}`, { token, body });
      const refused = await change({ ratesPublic: true });
      expect([refused.status, refused.body.responseMessage]).toEqual([403, 'A support access does not reach this.']);
      expect((await change({ city: 'Surat' })).status).toBe(200);
      expect((await change({ ratesPublic: true }, shop.token)).status).toBe(200);
      expect((await change({ ratesPublic: true, city: 'Pune' })).status).toBe(200);
    });
  });
});
