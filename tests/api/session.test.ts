import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ports } from '../../api/ports.ts';
import { limits } from '../../api/session/limits.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres, type World } from '../support/everyEntity.ts';
import type { Person } from '../support/testApi.ts';
import { membershipSql } from '../support/membership.ts';

const clock = fixedClock(new Date());
const [minute, day] = [60_000, 86_400_000];
const wrong = { responseMessage: 'Wrong e-mail or password.' };
let verified = 0;

const counting = (ports: Ports): Ports => ({
  ...ports,
  clock,
  passwords: { ...ports.passwords, verify: (hash, password) => (verified++, ports.passwords.verify(hash, password)) },
});

/** Somebody who can sign in with `Secret@123`. */
const member = async (world: World, more: { shopId?: string } = {}): Promise<Person & { email: string }> => {
  const person = await world.person(more);
  const email = `Meera.${person.userId}@Example.test`;
  await world.sql(
    `update users set email = '${email}', password_hash = '${await world.ports.passwords.hash('Secret@123')}' where id = '${person.userId}'`,
  );
  return { ...person, email };
};

let caller = 0;
/** From an address of its own unless one is given. */
const signIn = (world: World, email: unknown, password: unknown = 'Secret@123', address = `203.0.113.${caller++}`) =>
  world.call('POST', 'account/signin', { body: { email, password }, address });
const me = (world: World, token: string) => world.call('GET', 'account/me', { token });

onPostgres(world => {
  let person: Person & { email: string };
  beforeEach(async () => {
    person = await member(world);
    verified = 0;
  });

  describe('signing in', () => {
    it('R-45 answers with a token, the person and their shops', async () => {
      const answer = await signIn(world, person.email);
      expect(answer.status, answer.text).toBe(200);
      const { token, ...rest } = answer.data;
      expect(rest).toEqual({
        hasAccount: true,
        user: {
          id: person.userId,
          name: 'Person',
          email: person.email,
          mobileNo: null,
          tenantId: person.tenantId,
          language: null,
          permissions: [],
          readsOnly: false,
          isEmailProved: false,
        },
        shops: [{ id: person.shopId, name: 'Shop' }],
      });
      expect((await me(world, token)).data).toEqual({ user: rest.user, shops: rest.shops });
      expect(answer.text).not.toMatch(/"[^"]*(password|hash)[^"]*":/i);
    });

    it('takes the e-mail in any case and with spaces round it', async () => {
      expect((await signIn(world, `  ${person.email.toUpperCase()} `)).status).toBe(200);
      expect((await signIn(world, person.email.toLowerCase())).status).toBe(200);
    });

    it('keeps a digest of the token and nothing of the token itself', async () => {
      const [one, other] = [
        (await signIn(world, person.email)).data.token,
        (await signIn(world, person.email)).data.token,
      ];
      expect(one).not.toBe(other);
      expect(one).toMatch(/^[\w-]{43}$/);
      const rows = await world.sql(`select s::text as row from sessions s where user_id = '${person.userId}'`);
      expect(rows.map(({ row }) => String(row)).join()).not.toContain(one);
      expect(rows.map(({ row }) => String(row)).join()).toContain(world.ports.secrets.digest(one));
    });
  });

  describe('not signing in', () => {
    it.each<[string, (email: string) => Promise<[unknown, unknown]>]>([
      ['a wrong password', async email => [email, 'Secret@124']],
      ['a password with a space more', async email => [email, 'Secret@123 ']],
      ['an unknown e-mail', async () => ['nobody@example.test', 'Secret@123']],
      ['somebody who has no password', async () => [(await nameless(world)).email, 'Secret@123']],
      ['somebody who may not come in any more', async email => (await disable(world, email), [email, 'Secret@123'])],
    ])('costs one verification and tells nothing: %s', async (_, credentials) => {
      const answer = await signIn(world, ...(await credentials(person.email)));
      expect([answer.status, answer.body, verified]).toEqual([401, wrong, 1]);
    });

    it('hashes nothing for a password of 10,000 characters', async () => {
      const answer = await signIn(world, person.email, 'Secret@123'.padEnd(10_000, 'x'));
      expect([answer.status, answer.body, verified]).toEqual([401, wrong, 0]);
    });

    it.each([
      [{}, { email: 'Email is required', password: 'Password is required' }],
      [
        { email: ' ', password: '' },
        { email: 'Email is required', password: 'Password is required' },
      ],
      [{ email: 'a@b.test', password: 'x', shop: 1 }, { shop: 'Unknown field' }],
      [
        { email: { a: 1 }, password: ['x'] },
        { email: expect.any(String), password: expect.any(String) },
      ],
      [{ email: 'a\ud800@b.test', password: 'x' }, { email: 'Contains characters that cannot be kept' }],
    ])('refuses %j', async (body, errors) => {
      const answer = await world.call('POST', 'account/signin', { body });
      expect([answer.status, answer.body.errors, verified]).toEqual([400, errors, 0]);
    });
  });

  describe('too often', () => {
    const usual = structuredClone(limits);
    beforeAll(
      () =>
        void Object.assign(limits, { account: { ...usual.account, most: 3 }, address: { ...usual.address, most: 5 } }),
    );
    afterAll(() => void Object.assign(limits, usual));
    const fail = (email: string, address?: string) => signIn(world, email, 'wrong', address);

    it.each(['known', 'unknown'])(
      'shuts an account to an address after so many failures from there: %s',
      async kind => {
        const email = kind === 'known' ? person.email : `unknown.${person.userId}@example.test`;
        const address = `198.51.100.${caller++}`;
        for (let times = 0; times < 3; times++) expect((await fail(email, address)).status).toBe(401);
        const refused = await fail(email.toUpperCase(), address);
        expect([refused.status, verified]).toEqual([429, 3]);
        expect(refused.body.responseMessage).toBe('Too many attempts. Please wait a while and try again.');
        expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
        expect((await signIn(world, email, 'Secret@123', address)).status).toBe(429);
        expect((await signIn(world, email)).status).toBe(kind === 'known' ? 200 : 401);
        expect((await fail((await member(world)).email, address)).status).toBe(401);
      },
    );

    it('opens it again when it said it would, whatever was tried meanwhile', async () => {
      const address = `198.51.100.${caller++}`;
      await fail(person.email, address);
      clock.advance(5 * minute);
      for (let times = 0; times < 2; times++) await fail(person.email, address);
      for (let times = 0; times < 5; times++) {
        const { status, headers } = await fail(person.email, address);
        expect([status, Number(headers.get('retry-after'))]).toEqual([429, 600 - times * 60]);
        clock.advance(minute);
      }
      clock.advance(5 * minute);
      expect((await signIn(world, person.email, 'Secret@123', address)).status).toBe(200);
    });

    it('shuts an address, for whichever account it tries', async () => {
      const address = `198.51.100.${caller++}`;
      for (let n = 0; n < 5; n++) expect((await fail(`a${n}.${person.userId}@example.test`, address)).status).toBe(401);
      expect((await fail(`b.${person.userId}@example.test`, address)).status).toBe(429);
      expect((await signIn(world, person.email, 'Secret@123', address)).status).toBe(429);
      expect((await signIn(world, person.email)).status).toBe(200);
    });

    it('lets no attempt slip by among many at once', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => fail(person.email, '203.0.113.77')));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
      expect(verified).toBe(3);
    });

    it('does not count what went well', async () => {
      for (let times = 0; times < 8; times++) expect((await signIn(world, person.email)).status).toBe(200);
      const [{ count }] = (await world.sql(
        `select count(*) as count from attempts where subject = 'account ${person.email.toLowerCase()}'`,
      )) as [{ count: number }];
      expect(Number(count)).toBe(0);
    });
  });

  describe('a session', () => {
    it('ends at once when its person signs out, and no other does', async () => {
      const [one, other] = [
        (await signIn(world, person.email)).data.token,
        (await signIn(world, person.email)).data.token,
      ];
      expect((await world.call('POST', 'account/signout', { token: one })).status).toBe(200);
      expect((await me(world, one)).status).toBe(401);
      expect((await world.call('GET', `shops/${person.shopId}/contacts`, { token: one })).status).toBe(401);
      expect((await world.call('POST', 'account/signout', { token: one })).status).toBe(401);
      expect((await me(world, other)).status).toBe(200);
    });

    it('ends after 30 days', async () => {
      const { token } = (await signIn(world, person.email)).data;
      clock.advance(30 * day - minute);
      expect((await me(world, token)).status).toBe(200);
      clock.advance(2 * minute);
      expect((await me(world, token)).status).toBe(401);
      expect((await world.call('GET', `shops/${person.shopId}/contacts`, { token })).status).toBe(401);
    });

    it('ends when its person is disabled', async () => {
      const { token } = (await signIn(world, person.email)).data;
      await disable(world, person.email);
      expect((await me(world, token)).status).toBe(401);
      expect((await world.call('GET', `shops/${person.shopId}/contacts`, { token })).status).toBe(401);
    });

    it('opens no suspended shop, and no shop that its person has left', async () => {
      const { token } = (await signIn(world, person.email)).data;
      const [suspended, left] = [world.mine.shopId, world.rival.shopId];
      for (const shop of [suspended, left])
        await world.sql(membershipSql({ userId: person.userId, shopId: shop, permissions: ['shop/contacts/list'] }));
      const contacts = async (shop: string) => (await world.call('GET', `shops/${shop}/contacts`, { token })).status;
      expect([await contacts(suspended), await contacts(left)]).toEqual([200, 200]);
      await world.sql(`update shops set status = 'Suspended' where id = '${suspended}'`);
      await world.sql(`delete from memberships where user_id = '${person.userId}' and shop_id = '${left}'`);
      expect([await contacts(suspended), await contacts(left), await contacts(person.shopId)]).toEqual([403, 403, 200]);
      expect((await me(world, token)).data.shops).toEqual([{ id: person.shopId, name: 'Shop' }]);
      await world.sql(`update shops set status = 'Approved' where id = '${suspended}'`);
    });

    it('tells what its person may do in a shop', async () => {
      const { token, shopId } = await world.person({
        permissions: ['shop/contacts/list', 'shop/groups/list', 'system/shop/list'],
      });
      const answer = await world.call('GET', `shops/${shopId}/permissions`, { token });
      expect(answer.data).toEqual(['shop/contacts/list', 'shop/groups/list']);
      expect((await me(world, token)).data.user.permissions).toEqual(['system/shop/list']);
    });
  });
}, counting);

const disable = (world: World, email: string) =>
  world.sql(`update users set disabled_at = now() where email = '${email}'`);
const nameless = async (world: World) => {
  const person = await member(world);
  await world.sql(`update users set password_hash = null where id = '${person.userId}'`);
  return person;
};
