import { describe, expect, it } from 'vitest';
import { enterAccount } from '../../../api/db/transactionContext.ts';
import { sendLetter } from '../../../api/mail/job.ts';
import { linkAddress, newLink } from '../../../api/session/links.ts';
import {
  account,
  accountPorts,
  credential,
  type Account,
  clock,
  day,
  letterTo,
  lettersTo,
  me,
  minute,
  newAddress,
  password,
  post,
  signIn,
  tokenOf,
  work,
} from '../../support/accounts.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';
import type { Answer } from '../../support/testApi.ts';

const changed = 'Better@456';
const forgot = (world: World, email: string) => post(world, 'forgotpwd', { email });
const reset = (world: World, token: string, given = changed) => post(world, 'resetpwd', { token, password: given });
/** The token of the letter that a forgotten password brings. */
const resetToken = async (world: World, email: string, count = 1) => {
  await forgot(world, email);
  return tokenOf(await letterTo(world, email, count));
};
const spent = { token: 'This link was used already or is too old. Please ask for a new one.' };

onPostgres(world => {
  describe('a forgotten password', () => {
    it('brings a letter whose link sets a new one', async () => {
      const person = await account(world);
      expect((await forgot(world, person.email.toUpperCase())).data).toBe(true);
      const letter = await letterTo(world, person.email);
      expect(letter.subject).toBe('Set a new password for TolaShop');
      expect(letter.text).toMatch(/^https:\/\/shop\.test\/account\/resetpwd\?token=[\w-]{43}$/m);
      expect(letter.html).toContain(`href="https://shop.test/account/resetpwd?token=${tokenOf(letter)}"`);
      expect((await reset(world, tokenOf(letter))).status).toBe(200);
      expect((await signIn(world, person.email, changed)).status).toBe(200);
      expect((await signIn(world, person.email)).status).toBe(401);
    });

    it('names the site itself in its letter, whatever the request says', async () => {
      const person = await account(world);
      const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' };
      await post(world, 'forgotpwd', { email: person.email }, { headers });
      expect(JSON.stringify(await letterTo(world, person.email))).not.toContain('evil');
    });

    it('gets the same answer and the same work for everybody: the job alone looks the account up', async () => {
      const known = await account(world);
      const disabled = await account(world);
      await world.sql(`update users set disabled_at = now() where id = '${disabled.userId}'`);
      const seen: string[] = [];
      for (const email of [known.email, `nobody.${known.userId}@example.test`, disabled.email]) {
        const answer = await forgot(world, email);
        const jobs = await world.sql(`select name from jobs.job where data ->> 'email' = '${email}'`);
        seen.push(JSON.stringify([answer.status, answer.text, jobs]));
      }
      expect(new Set(seen)).toEqual(new Set([JSON.stringify([200, '{"data":true}', [{ name: 'mail' }]])]));
    });

    it('sends nothing to whoever has no account or may not come in', async () => {
      const person = await account(world);
      await world.sql(`update users set disabled_at = now() where id = '${person.userId}'`);
      for (const email of [person.email, 'nobody@example.test', `ｍ${person.email.slice(1)}`])
        await sendLetter(world.ports, world.ports.ids.next(), { letter: 'reset', email });
      expect(await lettersTo(world, person.email)).toEqual([]);
      expect(await world.sql(`select 1 from account_links where user_id = '${person.userId}'`)).toEqual([]);
    });

    it('leaves no token in clear in a job or a row', async () => {
      const person = await account(world);
      const token = await resetToken(world, person.email);
      const kept = await world.sql(
        `select (select json_agg(j)::text from jobs.job j) as jobs, (select json_agg(l)::text from account_links l) as links`,
      );
      expect(JSON.stringify(kept)).toContain(person.email);
      expect(JSON.stringify(kept)).not.toContain(token);
      expect(JSON.stringify(kept)).toContain(world.ports.secrets.digest(token));
    });

    it('makes one link of a job that is handed out again', async () => {
      const person = await account(world);
      const id = world.ports.ids.next();
      for (let times = 0; times < 3; times++)
        await sendLetter(world.ports, id, { letter: 'reset', email: person.email });
      const tokens = (await lettersTo(world, person.email)).map(tokenOf);
      expect([tokens.length, new Set(tokens).size]).toEqual([3, 1]);
    });

    it('floods no letter box', async () => {
      const person = await account(world);
      for (let times = 0; times < 8; times++)
        await sendLetter(world.ports, world.ports.ids.next(), { letter: 'reset', email: person.email });
      expect(await lettersTo(world, person.email)).toHaveLength(5);
      clock.advance(16 * minute);
      await sendLetter(world.ports, world.ports.ids.next(), { letter: 'reset', email: person.email });
      expect(await lettersTo(world, person.email)).toHaveLength(6);
    });

    it.each(['', 'meera', 'a@b', 'mееra@example.test'])('refuses what is no e-mail: %j', async email => {
      const answer = await forgot(world, email);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['email']]);
    });
  });

  describe('the token of a letter', () => {
    it('works once, however many come with it at once', async () => {
      const person = await account(world);
      const token = await resetToken(world, person.email);
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => reset(world, token, `${changed}${n}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
      const again = await reset(world, token);
      expect([again.status, again.body.errors]).toEqual([400, spent]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await signIn(world, person.email, `${changed}${winner}`)).status).toBe(200);
    });

    it('works for 15 minutes', async () => {
      const person = await account(world);
      const token = await resetToken(world, person.email);
      clock.advance(15 * minute);
      expect((await reset(world, token)).body.errors).toEqual(spent);
      expect((await signIn(world, person.email)).status).toBe(200);
      const fresh = await resetToken(world, person.email, 2);
      clock.advance(15 * minute - 1_000);
      expect((await reset(world, fresh)).status).toBe(200);
    });

    it('ends every session, and the other letters', async () => {
      const person = await account(world);
      const [first, second] = [await resetToken(world, person.email), await resetToken(world, person.email, 2)];
      const { token } = (await signIn(world, person.email)).data;
      expect((await reset(world, second)).status).toBe(200);
      expect([(await me(world, token)).status, (await me(world, person.token)).status]).toEqual([401, 401]);
      expect((await reset(world, first)).body.errors).toEqual(spent);
    });

    it('forgives an account the wrong passwords before', async () => {
      const person = await account(world);
      const here = { address: newAddress() };
      for (let times = 0; times < 10; times++) await signIn(world, person.email, 'wrong', here);
      expect((await signIn(world, person.email, password, here)).status).toBe(429);
      await post(world, 'resetpwd', { token: await resetToken(world, person.email), password: changed }, here);
      expect((await signIn(world, person.email, changed, here)).status).toBe(200);
    });

    it('opens nothing for somebody who was disabled meanwhile', async () => {
      const person = await account(world);
      const token = await resetToken(world, person.email);
      await world.sql(`update users set disabled_at = now() where id = '${person.userId}'`);
      expect((await reset(world, token)).body.errors).toEqual(spent);
    });

    it.each([
      ['a made-up token', 'x'.repeat(43), changed, 'token'],
      ['no token', '', changed, 'token'],
      ['a short password', 'x'.repeat(43), 'short', 'password'],
      ['a password of 10,000 characters', 'x'.repeat(43), 'x'.repeat(10_000), 'password'],
    ])('refuses %s, and computes nothing', async (_, token, given, field) => {
      work.forget();
      const answer = await reset(world, token, given);
      expect([answer.status, Object.keys(answer.body.errors), work.hashed]).toEqual([400, [field], 0]);
    });

    it.each([
      ['invite', 7 * day],
      ['admin', day],
    ] as const)('serves %s as well, for so long', async (purpose, lifetime) => {
      const invited = async () => {
        const person = await account(world);
        await world.sql(`update users set password_hash = null where id = '${person.userId}'`);
        const link = { id: world.ports.ids.next(), user: person.userId, purpose };
        await world.ports.database.batch([enterAccount, newLink(world.ports, link, clock.now())]);
        return { person, token: new URL(linkAddress(world.ports, link)).searchParams.get('token')! };
      };
      const [early, late] = [await invited(), await invited()];
      clock.advance(lifetime - 1_000);
      expect((await reset(world, early.token)).status).toBe(200);
      expect((await signIn(world, early.person.email, changed)).status).toBe(200);
      clock.advance(1_000);
      expect((await reset(world, late.token)).body.errors).toEqual(spent);
      expect((await signIn(world, late.person.email, changed)).status).toBe(401);
    });
  });

  it('an invitation brings a letter of its own', async () => {
    const person = await account(world);
    const link = { id: world.ports.ids.next(), user: person.userId, purpose: 'invite' as const };
    await world.ports.database.transaction(async run => {
      await run([enterAccount, newLink(world.ports, link, clock.now())]);
      await world.ports.jobs.enqueue(run, 'mail', { letter: 'invite', link: link.id });
    });
    const letter = await letterTo(world, person.email);
    expect([letter.subject, letter.text]).toEqual([
      'You are invited to TolaShop',
      expect.stringContaining('within 7 days'),
    ]);
    expect((await reset(world, tokenOf(letter))).status).toBe(200);
  });

  describe('a password that is changed while the old one is being verified', () => {
    const attempts: [string, (person: Account) => Promise<Answer>][] = [
      ['signs nobody in', person => signIn(world, person.email)],
      [
        'links nothing',
        async person =>
          post(world, 'link', {
            credential: await credential(world, { sub: person.userId, email: person.email }),
            password,
          }),
      ],
      [
        'is not changed by it',
        person =>
          world.call('POST', 'account/changepwd', {
            token: person.token,
            body: { password, newPassword: 'Mine@12345' },
          }),
      ],
    ];
    it.each(attempts)('%s', async (_, attempt) => {
      const person = await account(world);
      const token = await resetToken(world, person.email);
      work.meanwhile = () => (work.forget(), reset(world, token));
      expect((await attempt(person)).status).toBe(401);
      expect(await world.sql(`select 1 from sessions where user_id = '${person.userId}'`)).toEqual([]);
      expect((await signIn(world, person.email, changed)).status).toBe(200);
    });
  });

  describe('changing the password', () => {
    const change = (token: string, given = password, newPassword = changed) =>
      world.call('POST', 'account/changepwd', { token, body: { password: given, newPassword } });

    it('keeps this session and ends every other, and the letters', async () => {
      const person = await account(world);
      const other = (await signIn(world, person.email)).data.token;
      const letter = await resetToken(world, person.email);
      expect((await change(person.token)).status).toBe(200);
      expect([(await me(world, person.token)).status, (await me(world, other)).status]).toEqual([200, 401]);
      expect((await reset(world, letter)).body.errors).toEqual(spent);
      expect((await signIn(world, person.email)).status).toBe(401);
      expect((await signIn(world, person.email, changed)).status).toBe(200);
    });

    it('asks for the present one, ten times in a quarter of an hour at most', async () => {
      const person = await account(world);
      for (let times = 0; times < 10; times++) {
        const answer = await change(person.token, 'wrong');
        expect([answer.status, answer.body.errors]).toEqual([400, { password: 'This is not your present password' }]);
      }
      expect((await change(person.token)).status).toBe(429);
      expect((await signIn(world, person.email)).status).toBe(200);
      clock.advance(15 * minute);
      expect((await change(person.token)).status).toBe(200);
    });

    it('is not for whoever is signed out, has no password or takes a bad one', async () => {
      const person = await account(world);
      expect((await world.call('POST', 'account/changepwd', { body: { password, newPassword: changed } })).status).toBe(
        401,
      );
      work.forget();
      for (const bad of ['short', 'x'.repeat(10_000), ''])
        expect(Object.keys((await change(person.token, password, bad)).body.errors)).toEqual(['newPassword']);
      expect([work.verified, work.hashed]).toEqual([0, 0]);
      await world.sql(`update users set password_hash = null where id = '${person.userId}'`);
      expect((await change(person.token)).body.errors).toEqual({ password: 'This is not your present password' });
    });
  });
}, accountPorts);
