import { beforeAll, describe, expect, it } from 'vitest';
import { letDemoIn } from '../../api/session/demoAccounts.ts';
import { newGuest } from '../../api/session/sample.ts';
import { limits } from '../../api/session/limits.ts';
import { enterAccount } from '../../api/db/transactionContext.ts';
import { guest } from '../../schema/demo.ts';
import { platformPermissions, reading, shopPermissions } from '../../schema/permissions.ts';
import { accountPorts, clock, letterTo, me, minute, newAddress, post, tokenOf } from '../support/accounts.ts';
import { contents } from '../support/contents.ts';
import { onBoth, those } from '../support/everyEntity.ts';
import { operations } from '../support/operations.ts';
import { filled } from '../support/slots.ts';

const refused = 'This is a sample shop to look into: nothing is changed here. Register to keep your own.';

/** The guest of the sample shop: anybody, without an account. */
onBoth(world => {
  let id: string;
  const come = (address = newAddress()) => world.call('POST', 'public/sample-session', { address });
  const token = async () => (await come()).data.token as string;
  const letIn = (sample: boolean) => letDemoIn(world.ports.database, { demo: false, sample });
  beforeAll(async () => {
    const { ids, database } = world.ports;
    id = ids.next();
    await database.batch([enterAccount, ...newGuest(id, world.mine.shopId, clock.now())]);
  });

  it('comes where the site has a sample shop, and nowhere else', async () => {
    await letIn(false);
    expect((await come()).body).toEqual({ responseMessage: 'Sample shop not found.' });
    await letIn(true);
    const { status, data } = await come();
    expect([status, data.user.readsOnly, data.user.permissions]).toEqual([200, true, []]);
    expect(data.shops.map((shop: { id: string }) => shop.id)).toEqual([world.mine.shopId]);
    const held = await world.call('GET', `shops/${world.mine.shopId}/permissions`, { token: data.token });
    expect(held.data.toSorted()).toEqual(reading.toSorted());
    await letIn(false);
    expect((await me(world, data.token)).status).toBe(401);
    await letIn(true);
  });

  it('is gone after two hours, or when they leave', async () => {
    const [stays, leaves] = [await token(), await token()];
    expect((await world.call('POST', 'account/signout', { token: leaves })).status).toBe(200);
    expect([(await me(world, leaves)).status, (await me(world, stays)).status]).toEqual([401, 200]);
    clock.advance(121 * minute);
    expect((await me(world, stays)).status).toBe(401);
  });

  it('comes so often from one address and no oftener', async () => {
    const address = newAddress();
    for (let i = 0; i < limits.sample.most; i++) expect((await come(address)).status).toBe(200);
    const { status, headers } = await come(address);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await come()).status).toBe(200);
  });

  it('does not see who else looks', async () => {
    const [one] = [await token(), await token()];
    const { data } = await world.call('GET', 'account/sessions', { token: one });
    expect(data.map(({ current }: { current: boolean }) => current)).toEqual([true]);
  });

  it('gets no password, by a letter or otherwise, and no other shop', async () => {
    await post(world, 'forgotpwd', { email: guest.email });
    const secret = tokenOf(await letterTo(world, guest.email));
    expect((await post(world, 'resetpwd', { token: secret, password: 'Mine@12345' })).status).toBe(400);
    const change = { password: '', newPassword: 'Mine@12345' };
    expect((await post(world, 'changepwd', change, { token: await token() })).status).toBe(400);
    const body = { name: 'Guest', email: guest.email, role: 'owner', isActive: true };
    const invited = await world.rival.call('POST', 'users', { body });
    expect([invited.status, Object.keys(invited.body.errors)]).toEqual([400, ['email']]);
  });

  describe('however much they were given', () => {
    let held: string;
    beforeAll(async () => {
      const ofShop = `'{${shopPermissions.join()}}'`;
      await world.sql(`update memberships set permissions = ${ofShop} where user_id = '${id}'`);
      await world.sql(`update users set permissions = '{${platformPermissions.join()}}' where id = '${id}'`);
      held = await token();
    });

    it.each(those(({ permissions: asked }) => asked.create))('makes no record of %s', async (_, entity) => {
      const body = await world.mine.body(entity);
      const path = await world.mine.path(entity);
      const before = await world.mine.count(entity);
      const answer = await world.call('POST', path, { token: held, body });
      expect([answer.status, answer.body.responseMessage]).toEqual([403, refused]);
      expect(await world.mine.count(entity)).toBe(before);
    });

    it('changes nothing by any call, and reads what others read', async () => {
      const shops = [world.mine.shopId, world.rival.shopId];
      const before = await Promise.all(shops.map(shop => contents(world, shop)));
      const people = await world.sql(`select * from users where id = '${id}'`);
      const oddly: string[] = [];
      for (const operation of operations.filter(({ access }) => access.to !== 'public')) {
        const ids: Record<string, string> = { shopId: world.mine.shopId };
        const call = filled(operation, ({ in: place, name }) =>
          place === 'path' ? (ids[name] ?? world.ports.ids.next()) : undefined,
        );
        if (operation.id === 'account.signout' || operation.id === 'events.stream') continue;
        const { status } = await world.call(call.method, call.path, { ...call.sent, token: held });
        if (operation.method === 'GET' && ![200, 400, 404].includes(status)) oddly.push(`${operation.id} ${status}`);
      }
      expect(oddly).toEqual([]);
      expect(await Promise.all(shops.map(shop => contents(world, shop)))).toEqual(before);
      expect(await world.sql(`select * from users where id = '${id}'`)).toEqual(people);
    });

    it.each([
      ['PUT', 'account/language', { language: 'hi' }],
      ['PUT', 'account/notices/mail', { topics: [] }],
      ['PUT', 'account/notices/app', { topics: [] }],
      ['PUT', 'account/notices/chat', { topics: [] }],
      ['PUT', 'account/mobile', { mobileNo: '9820011001' }],
      ['PUT', 'account/approval_pin', { pin: '4826' }],
      ['PUT', 'account/notices/digest', { isWanted: true }],
      ['DELETE', 'account/sessions', undefined],
      ['POST', 'tickets', { address: 'shops/:shopId/contacts/export?format=csv' }],
      ['POST', 'shops/:shopId/contacts/exports?format=csv', {}],
    ])('%s %s is refused', async (method, path, body) => {
      const here = (text: string) => text.replace(':shopId', world.mine.shopId);
      const sent = body && (JSON.parse(here(JSON.stringify(body))) as object);
      const answer = await world.call(method, here(path), { token: held, ...(sent && { body: sent }) });
      expect([answer.status, answer.body.responseMessage]).toEqual([403, refused]);
    });
  });

  it('stays out of every other shop', async () => {
    await world.sql(`update users set permissions = '{}' where id = '${id}'`);
    const own = await token();
    for (const path of ['permissions', 'contacts', 'admin/products', 'notifications', ''])
      expect(
        (await world.call('GET', `shops/${world.rival.shopId}/${path}`.replace(/\/$/, ''), { token: own })).status,
      ).toBe(403);
  });
}, accountPorts);
