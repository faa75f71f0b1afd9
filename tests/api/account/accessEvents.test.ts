import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { mostRows } from '../../../api/accessEvents/rows.ts';
import { sweep } from '../../../api/sweep.ts';
import { accessEventDays } from '../../../schema/rules/accessEvents.ts';
import { can, roles, shopPermissions } from '../../../schema/permissions.ts';
import {
  account,
  accountPorts,
  clock,
  credential,
  day,
  hour,
  issuer,
  minute,
  newAddress,
  password,
  post,
  signIn,
  type Account,
} from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { membershipSql } from '../../support/membership.ts';
import { letSupportIn } from '../../support/supportAccess.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
const withoutLog = shopPermissions.filter(name => name !== can.AccessLogList);

onPostgres(world => {
  let owner: Account;
  beforeAll(async () => {
    owner = await account(world);
  });
  /** Each test has minutes of its own. */
  beforeEach(() => clock.advance(2 * minute));

  const staff = (permissions = withoutLog) => account(world, { shopId: owner.shopId, permissions });
  const path = (shop: string) => `shops/${shop}/access_events`;
  const list = async ({ token, shopId }: Account, query = '') =>
    (await world.call('GET', `${path(shopId)}?pageSize=100&${query}`, { token })).data.items as Record<string, any>[];
  const of = async ({ userId }: Account, reader = owner) => list(reader, `userId=${userId}`);
  const kindsOf = async (person: Account, reader = owner) => (await of(person, reader)).map(({ kind }) => kind);
  const rowsIn = async (shop: string) =>
    (await world.sql(`select * from access_events where shop_id = '${shop}'`)).length;

  describe('tells the owner of a sign-in', () => {
    it('16.3.1 with the wrong password and with the right one: who, when, from where, by which device', async () => {
      const [person, address] = [await staff(), newAddress()];
      const more = { address, headers: { 'user-agent': chrome } };
      expect((await signIn(world, person.email, 'wrong-password-1', more)).status).toBe(401);
      clock.advance(1_000);
      expect((await signIn(world, person.email, password, more)).status).toBe(200);
      const common = { person: 'Person', userId: person.userId, address, device: 'Chrome, Android', count: 1 };
      const told = await of(person);
      expect(told).toMatchObject([
        { kind: 'password', operation: 'account.signin', act: null, what: '', ...common },
        { kind: 'failed', operation: 'account.signin', ...common },
      ]);
      expect(Date.parse(told[0]!['at'] as string)).toBe(clock.now().getTime());
      expect(JSON.stringify(await world.sql('select * from access_events'))).not.toMatch(/wrong-password|Secret@123/);
    });

    it('by Google, and of what changes how somebody comes in', async () => {
      const person = await staff();
      const claims = { sub: person.userId, email: person.email };
      const linked = { credential: await credential(world, claims), password };
      expect((await post(world, 'link', linked)).status).toBe(200);
      clock.advance(minute);
      const { data } = await post(world, 'gsignin', { credential: await credential(world, claims) });
      clock.advance(minute);
      await world.call('DELETE', 'account/sessions', { token: data.token });
      clock.advance(minute);
      const changed = { password, newPassword: 'Another@4567' };
      expect((await post(world, 'changepwd', changed, { token: data.token })).status).toBe(200);
      expect(await kindsOf(person)).toEqual(['passwordChanged', 'sessionsEnded', 'google', 'google']);
      expect(issuer.identity.clientId).toBeTruthy();
    });

    it('in each shop of the person, and in no other', async () => {
      const [person, other] = [await staff(), await account(world)];
      const second = await account(world);
      await world.sql(membershipSql({ userId: person.userId, shopId: second.shopId, permissions: [] }));
      await signIn(world, person.email);
      expect(await kindsOf(person)).toEqual(['password']);
      expect(await kindsOf(person, second)).toEqual(['password']);
      expect(await kindsOf(person, other)).toEqual([]);
    });

    it('and tells nobody of an e-mail that is nobody’s, nor of whoever only looks', async () => {
      const before = (await world.sql('select * from access_events')).length;
      // Nor whoever's session that browser still has.
      await signIn(world, 'nobody@example.test', 'guess', { token: owner.token });
      const guest = await staff();
      await world.sql(`update users set reads_only = true where id = '${guest.userId}'`);
      await signIn(world, guest.email);
      expect((await world.sql('select * from access_events')).length).toBe(before);
    });
  });

  describe('tells the owner of a refusal', () => {
    it('16.3.2 what was tried, in the words of the reader, once a minute with how often it was', async () => {
      const person = await staff([can.ProductRead]);
      const ask = () => world.call('POST', `shops/${owner.shopId}/contacts/delete`, { token: person.token, body: {} });
      for (let times = 0; times < 5; times++) expect((await ask()).status).toBe(403);
      expect(await of(person)).toMatchObject([
        { kind: 'refused', operation: 'contacts.deleteMany', act: 'delete', what: 'Contacts: Delete · 5×', count: 5 },
      ]);
      const hindi = { token: owner.token, headers: { 'accept-language': 'hi' } };
      const inHindi = await world.call('GET', `${path(owner.shopId)}?userId=${person.userId}`, hindi);
      expect(inHindi.data.items).toMatchObject([{ what: 'संपर्क: हटाना · 5×' }]);
      clock.advance(minute);
      await ask();
      expect((await of(person)).map(({ count }) => count)).toEqual([1, 5]);
    });

    it('keeps a few rows of an hour, and counts all else in one', async () => {
      const person = await staff([]);
      const calls = ['contacts', 'contacts/groups', 'admin/products', 'enquiries', 'tasks'];
      const minutes = mostRows / calls.length + 3;
      // From the hour on.
      clock.advance(hour - (clock.now().getTime() % hour));
      for (let n = 0; n < minutes; n++, clock.advance(minute))
        for (const call of calls) await world.call('GET', `shops/${owner.shopId}/${call}`, { token: person.token });
      const rows = await of(person);
      expect(rows.length).toBe(mostRows + 1);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(minutes * calls.length);
    });

    it('does not wait for the log, and answers the same when it cannot be written', async () => {
      const person = await staff([]);
      let asked = 0;
      const batch: typeof world.ports.database.batch = statements => {
        if (!statements.some(({ text }) => text.includes('access_events')))
          return world.ports.database.batch(statements);
        asked += 1;
        return Promise.reject(new Error('No room for it'));
      };
      const broken = createApi({ ...world.ports, database: { ...world.ports.database, batch } });
      const request = new Request(`http://shop.test/api/shops/${owner.shopId}/contacts`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect((await broken.fetch(request)).status).toBe(403);
      await broken.settled();
      expect(asked).toBe(1);
      expect(world.logged.filter(({ message }) => /access log could not/.test(message))).toHaveLength(1);
      expect(await of(person)).toEqual([]);
    });

    it('writes a flood once, whatever shops it names', async () => {
      const person = await staff([]);
      const written: string[] = [];
      const batch: typeof world.ports.database.batch = statements => {
        written.push(
          ...statements.map(({ text }) => text).filter(text => text.startsWith('insert into access_events')),
        );
        return world.ports.database.batch(statements);
      };
      const flooded = createApi({ ...world.ports, database: { ...world.ports.database, batch } });
      for (let times = 0; times < 300; times++)
        await flooded.fetch(
          new Request(`http://shop.test/api/shops/${crypto.randomUUID()}/contacts`, {
            headers: { authorization: `Bearer ${person.token}` },
          }),
        );
      await flooded.settled();
      const rows = await of(person);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(300);
      expect(rows.length).toBeLessThanOrEqual(2);
      // The first at once, the others together each second.
      expect(written.length).toBeLessThan(100);
    });
  });

  describe('A-16 leaves nothing in a shop of strangers', () => {
    it('tells it where the person belongs', async () => {
      const [person, stranger] = [await staff([]), await account(world)];
      const call = await world.call('GET', `shops/${stranger.shopId}/contacts`, { token: person.token });
      expect(call.status).toBe(403);
      expect(await of(person)).toMatchObject([{ kind: 'otherShop', act: 'see', what: 'Contacts: See' }]);
      expect(JSON.stringify(await of(person))).not.toContain(stranger.shopId);
      expect(await rowsIn(stranger.shopId)).toBe(0);
    });

    it('but tells a shop of somebody who has left it', async () => {
      const person = await staff([]);
      await world.sql(`delete from memberships where user_id = '${person.userId}'`);
      expect((await world.call('GET', `shops/${owner.shopId}/contacts`, { token: person.token })).status).toBe(403);
      expect(await of(person)).toMatchObject([{ kind: 'otherShop', person: 'Person' }]);
    });
  });

  it('P-02 shows the owner each call of support, and what it did not get', async () => {
    const admin = await account(world, { permissions: [can.SystemAll] });
    await world.sql(`delete from memberships where user_id = '${admin.userId}'`);
    await letSupportIn(world, owner, admin, { hours: 1 });
    clock.advance(minute);
    await signIn(world, admin.email);
    clock.advance(minute);
    const ask = (method: string, at: string, body?: object) =>
      world.call(method, `shops/${owner.shopId}/${at}`, { token: admin.token, ...(body && { body }) });
    const statuses = [
      (await ask('GET', 'units')).status,
      (await ask('GET', `units/${crypto.randomUUID()}`)).status,
      (await ask('POST', 'units', { symbol: 'gm' })).status,
      (await ask('GET', 'users')).status,
    ];
    expect(statuses).toEqual([200, 404, 403, 403]);
    const told = (await of(admin)).map(({ kind, operation }) => `${kind} ${operation}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'supportCall units.list',
        'supportCall units.get',
        'refused units.create',
        'refused users.list',
      ]),
    );
    clock.advance(minute);
    const support = `system/shops/${owner.shopId}/support`;
    expect((await world.call('DELETE', support, { token: admin.token })).status).toBe(200);
    const kinds = (await kindsOf(admin)).filter(kind => kind !== 'supportCall' && kind !== 'refused');
    expect(kinds).toEqual(['supportEnded', 'password', 'supportAsked']);
    clock.advance(minute);
    await signIn(world, admin.email);
    expect((await kindsOf(admin)).filter(kind => kind === 'password')).toHaveLength(1);
    // Without a shop it stands on the platform, where administrators alone look.
    const everywhere = `system/access_events?userId=${admin.userId}`;
    const { items } = (await world.call('GET', everywhere, { token: admin.token })).data;
    expect(items.slice(0, 2)).toMatchObject([{ kind: 'password', count: 1 }, { kind: 'supportEnded' }]);
    expect((await world.call('GET', everywhere, { token: owner.token })).status).toBe(403);
  });

  describe('is read by', () => {
    it('P-01 owners alone, unless they give it', async () => {
      expect(roles.owner).toContain(can.AccessLogList);
      for (const role of ['manager', 'sales', 'marketing', 'accountant'] as const)
        expect(roles[role]).not.toContain(can.AccessLogList);
      const { token } = await staff(withoutLog);
      expect((await world.call('GET', path(owner.shopId), { token })).status).toBe(403);
    });

    it('kind and period, and as a file', async () => {
      const person = await staff();
      await signIn(world, person.email, 'wrong-password-1');
      const since = clock.now().toISOString();
      expect(await list(owner, `kind=failed&at_gte=${since}`)).toHaveLength(1);
      expect(await list(owner, `kind=password&at_gte=${since}`)).toEqual([]);
      const file = await world.call('GET', `${path(owner.shopId)}/export?format=csv&at_gte=${since}`, owner);
      expect(file.text).toContain('Wrong password');
      expect(file.text).not.toContain(password);
    });

    it('nobody changes it', async () => {
      const [{ id }] = (await list(owner)) as [{ id: string }];
      for (const [method, at] of [
        ['POST', ''],
        ['PUT', `/${id}`],
        ['DELETE', `/${id}`],
      ] as const)
        expect((await world.call(method, `${path(owner.shopId)}${at}`, { token: owner.token, body: {} })).status).toBe(
          405,
        );
    });
  });

  it(`goes after ${accessEventDays} days`, async () => {
    const person = await staff();
    await signIn(world, person.email);
    expect(await kindsOf(person)).toEqual(['password']);
    clock.advance((accessEventDays - 1) * day);
    await sweep(world.ports);
    expect(await rowsIn(owner.shopId)).toBeGreaterThan(0);
    clock.advance(2 * day);
    await sweep(world.ports);
    expect(await rowsIn(owner.shopId)).toBe(0);
  });
}, accountPorts);
