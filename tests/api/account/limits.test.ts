import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emailKey } from '../../../api/session/credentials.ts';
import { limits } from '../../../api/session/limits.ts';
import {
  account,
  accountPorts,
  clock,
  hour,
  minute,
  newAddress,
  password,
  post,
  signIn,
  work,
  type Account,
} from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { bodies, headers, queries, writings } from '../../support/signInVariants.ts';

onPostgres(world => {
  describe('a shut account stays shut', () => {
    const usual = structuredClone(limits);
    let person: Account;
    beforeAll(async () => {
      limits.everywhere.most = 3;
      person = await account(world);
      for (let times = 0; times < 3; times++) expect((await signIn(world, person.email, 'wrong')).status).toBe(401);
      work.forget();
    });
    afterAll(() => void Object.assign(limits, usual));

    const holds = async (answer: { status: number; text: string }) => {
      expect([400, 401, 404, 429], answer.text).toContain(answer.status);
      expect(answer.text).not.toContain('"token":');
      expect((await signIn(world, person.email)).status).toBe(429);
    };

    it.each(Object.entries(writings))('written with %s', async (_, written) => {
      work.forget();
      const answer = await signIn(world, written(person.email));
      await holds(answer);
      // A verification was at most nobody's: the account's own password was in the body and did not open it.
      expect(work.verified).toBeLessThanOrEqual(1);
    });
    it.each(headers.map(each => [JSON.stringify(each).slice(0, 60), each] as const))(
      'asked for with %s',
      async (_, more) => {
        const lines = Object.entries(more).map(([name, value]) => [name, [value].flat().join(', ')]);
        await holds(
          await signIn(world, person.email, password, { headers: Object.fromEntries(lines) as Record<string, string> }),
        );
      },
    );
    it.each(bodies.map(body => [body('...'), body] as const))('asked for by %s', async (_, body) => {
      await holds(await post(world, 'signin', body(person.email)));
    });
    it.each(queries)('asked for at signin%s', async query => {
      await holds(await post(world, `signin${query}`, { email: person.email, password }));
    });
  });

  describe('wrong passwords', () => {
    const usual = structuredClone(limits);
    afterEach(() => void Object.assign(limits, structuredClone(usual)));
    const statuses = (answers: { status: number }[]) =>
      Object.fromEntries(
        Map.groupBy(answers, ({ status }) => status)
          .entries()
          .map(([status, of]) => [status, of.length]),
      );
    const atOnce = (count: number, email: string, given: string, address = newAddress()) =>
      Promise.all(Array.from({ length: count }, () => signIn(world, email, given, { address })));

    it('of 25 right ones at once all are let in', async () => {
      const person = await account(world);
      expect(statuses(await atOnce(25, person.email, password))).toEqual({ 200: 25 });
    });

    it('of 30 wrong ones at once ten are tried', async () => {
      const person = await account(world);
      work.forget();
      expect(statuses(await atOnce(30, person.email, 'wrong'))).toEqual({ 401: 10, 429: 20 });
      expect(work.verified).toBe(10);
      expect(statuses(await atOnce(12, `nobody.${person.userId}@example.test`, 'wrong'))).toEqual({ 401: 10, 429: 2 });
    });

    it('shut nobody out but those at the same address', async () => {
      const [person, address] = [await account(world), newAddress()];
      await atOnce(10, person.email, 'wrong', address);
      const refused = await signIn(world, person.email, password, { address });
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 900]);
      expect((await signIn(world, person.email)).status).toBe(200);
      expect((await signIn(world, (await account(world)).email, password, { address })).status).toBe(200);
      clock.advance(15 * minute);
      expect((await signIn(world, person.email, password, { address })).status).toBe(200);
    });

    it('from everywhere end at 100 an hour, but where the person has signed in before', async () => {
      limits.everywhere.most = 4;
      const [person, other] = [await account(world), await account(world)];
      const cookie = (await signIn(world, person.email)).headers.get('set-cookie')!;
      expect(cookie).toMatch(
        /^__Host-ts\.known\.\w{16}=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
      );
      for (let times = 0; times < 4; times++) expect((await signIn(world, person.email, 'wrong')).status).toBe(401);
      expect((await signIn(world, person.email)).status).toBe(429);
      const carrying = (written: string) => ({ headers: { cookie: `a=b; ${written.split(';')[0]}; c=d` } });
      expect((await signIn(world, person.email, password, carrying(cookie))).status).toBe(200);
      expect((await signIn(world, person.email, password, carrying(cookie.replace(/=.{5}/, '=AAAAA')))).status).toBe(
        429,
      );
      const others = (await signIn(world, other.email)).headers.get('set-cookie')!;
      expect((await signIn(world, person.email, password, carrying(others))).status).toBe(429);
      clock.advance(hour);
      expect((await signIn(world, person.email)).status).toBe(200);
      expect(usual.everywhere).toEqual({ most: 100, window: hour });
    });
  });

  describe('an address', () => {
    const usual = structuredClone(limits);
    afterAll(() => void Object.assign(limits, usual));

    it.each([
      [
        'register',
        () => ({ name: 'Asha Rao', email: 'a@b.test', mobileNo: '9820011001', password, shopName: 'x', pin: '999' }),
      ],
      ['forgotpwd', () => ({ email: 'nobody@example.test' })],
    ])('may call %s 60 times an hour', async (call, body) => {
      const address = newAddress();
      const valid =
        call === 'register'
          ? { ...body(), email: world.mine.shopId + '@x.test', pin: '400058', password: undefined, credential: 'no' }
          : body();
      const statuses = new Set<number>();
      for (let times = 0; times < 60; times++) statuses.add((await post(world, call, valid, { address })).status);
      expect([...statuses]).toEqual([call === 'register' ? 401 : 200]);
      const refused = await post(world, call, valid, { address });
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3_600]);
      expect((await post(world, call, valid)).status).not.toBe(429);
      clock.advance(hour);
      expect((await post(world, call, valid, { address })).status).not.toBe(429);
    });

    it('of IPv6 is its whole /64', async () => {
      limits.address.most = 2;
      const from = (end: string) =>
        signIn(world, `nobody.${end.replaceAll(':', '-')}@example.test`, 'x', { address: `2001:db8:1:2:${end}` });
      expect([(await from('0:0:0:1')).status, (await from(':ffff')).status, (await from('a:b:c:d')).status]).toEqual([
        401, 401, 429,
      ]);
      expect((await signIn(world, 'nobody@example.test', 'x', { address: '2001:db8:1:3::1' })).status).toBe(401);
    });
  });

  it('a signed-in person has no limit on other calls', async () => {
    const person = await account(world);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.call('GET', 'account/me', { token: person.token })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
}, accountPorts);

it.each([' MEERA@Example.test\n', 'ｍｅｅｒａ＠example．test', 'meera@example.test\u3000'])(
  'an e-mail counts as it is looked up: %j',
  written => {
    expect(emailKey(written)).toBe('meera@example.test');
  },
);
