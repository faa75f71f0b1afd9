import { describe, expect, it } from 'vitest';
import { enterAccount } from '../../../api/db/transactionContext.ts';
import { linkAddress, newLink } from '../../../api/session/links.ts';
import {
  account,
  accountPorts,
  clock,
  credential,
  day,
  letterTo,
  lettersTo,
  me,
  minute,
  password,
  post,
  signIn,
  tokenOf,
  work,
} from '../../support/accounts.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';
import { can } from '../../../schema/permissions.ts';
import { operations } from '../../support/operations.ts';
import { filled } from '../../support/slots.ts';

const toldToProve =
  'Prove your e-mail address first: open the link in the letter that we sent you. “Send again” at the top of the page sends another one.';
const spent = { token: 'This link was used already or is too old. Please ask for a new one.' };

let count = 0;
/** Somebody who has just registered. */
const register = async (world: World, more: Record<string, unknown> = {}) => {
  const email = `new.${++count}@example.test`;
  const form = { name: 'Asha Rao', email, mobileNo: '9820011001', password, shopName: 'Asha Gold', pin: '400058' };
  const answer = await post(world, 'register', { ...form, ...more });
  expect(answer.status, answer.text).toBe(200);
  const { token, user, shops } = answer.data;
  return {
    email: more['email'] ? String(more['email']) : email,
    token: token as string,
    userId: user.id as string,
    shopId: shops[0].id as string,
  };
};
type Registered = Awaited<ReturnType<typeof register>>;

const isProved = async (world: World, { token }: Pick<Registered, 'token'>): Promise<boolean> =>
  (await me(world, token)).data.user.isEmailProved;
const invite = (world: World, { token, shopId }: Registered) =>
  world.call('POST', `shops/${shopId}/users`, {
    token,
    body: { name: 'Ravi', email: `ravi.${++count}@example.test`, role: 'sales' },
  });
const prove = (world: World, token: string) => post(world, 'prove', { token });

onPostgres(world => {
  describe('somebody who has registered', () => {
    it('works at once, and is told to prove the address by whatever invites, sends or publishes', async () => {
      const person = await register(world);
      expect(await isProved(world, person)).toBe(false);
      const { token, shopId } = person;
      const made = await world.call('POST', `shops/${shopId}/contacts/groups`, { token, body: { name: 'Regulars' } });
      expect(made.status, made.text).toBe(201);
      const asking = operations.filter(({ access }) => access.to === 'shop' && access.proved);
      const told = [];
      for (const operation of asking) {
        const call = filled(operation, ({ in: place, name }) =>
          place === 'path' && name === 'shopId' ? shopId : undefined,
        );
        const body = operation.method === 'GET' ? {} : { body: {} };
        const { status, body: reply } = await world.call(call.method, call.path, { token, ...body });
        told.push([operation.id, status, reply.responseMessage]);
      }
      expect(told).toEqual(asking.map(({ id }) => [id, 409, toldToProve]));
      expect(told.length).toBeGreaterThan(20);
    });

    it('reads it in Hindi', async () => {
      const { token, shopId } = await register(world);
      const headers = { 'accept-language': 'hi' };
      const answer = await world.call('POST', `shops/${shopId}/contacts/public_form`, { token, headers });
      expect([answer.status, answer.body.responseMessage]).toEqual([409, expect.stringContaining('ईमेल पते की पुष्टि')]);
    });

    it('turns on no public rate board, and changes the shop otherwise', async () => {
      const { token, shopId } = await register(world);
      const change = (body: object) => world.call('PUT', `shops/${shopId}`, { token, body });
      const refused = await change({ ratesPublic: true });
      expect([refused.status, refused.body.responseMessage]).toEqual([409, toldToProve]);
      expect((await change({ city: 'Surat', ratesPublic: false })).status).toBe(200);
    });

    it('may do all that with the letter’s link, which works once', async () => {
      const person = await register(world);
      const letter = await letterTo(world, person.email);
      expect(letter.subject).toBe('Prove your e-mail address for TolaShop');
      expect(letter.text).toMatch(/^https:\/\/shop\.test\/account\/prove\?token=[\w-]{43}$/m);
      expect((await invite(world, person)).status).toBe(409);
      expect((await prove(world, tokenOf(letter))).data).toBe(true);
      expect(await isProved(world, person)).toBe(true);
      const answer = await invite(world, person);
      expect(answer.status, answer.text).toBe(201);
      expect((await prove(world, tokenOf(letter))).body.errors).toEqual(spent);
    });

    it('reads the letter in their language', async () => {
      const person = await register(world);
      const headers = { 'accept-language': 'hi' };
      const hindi = `hindi.${++count}@example.test`;
      const form = { name: 'आशा', email: hindi, mobileNo: '9820011001', password, shopName: 'आशा', pin: '400058' };
      await post(world, 'register', form, { headers });
      expect((await letterTo(world, hindi)).subject).toBe('TolaShop के लिए अपने ईमेल पते की पुष्टि करें');
      expect((await letterTo(world, person.email)).subject).toContain('Prove');
    });
  });

  describe('the link', () => {
    it('is kept as a digest, and its token is in no job', async () => {
      const person = await register(world);
      const token = tokenOf(await letterTo(world, person.email));
      const rows = await world.sql(`select * from account_links where user_id = '${person.userId}'`);
      expect(rows).toHaveLength(1);
      const jobs = await world.sql(`select data from jobs.job where data ->> 'user' = '${person.userId}'`);
      expect(JSON.stringify([rows, jobs])).not.toContain(token);
    });

    it('works for a day', async () => {
      const person = await register(world);
      const token = tokenOf(await letterTo(world, person.email));
      clock.advance(day);
      expect((await prove(world, token)).body.errors).toEqual(spent);
      clock.advance(-day);
    });

    it('sets no password, and the link of a password proves nothing by itself', async () => {
      const person = await register(world);
      const token = tokenOf(await letterTo(world, person.email));
      const answer = await post(world, 'resetpwd', { token, password: 'Better@456' });
      expect([answer.status, answer.body.errors]).toEqual([400, spent]);
      await post(world, 'forgotpwd', { email: person.email });
      expect((await prove(world, tokenOf(await letterTo(world, person.email, 2)))).body.errors).toEqual(spent);
      expect(await isProved(world, person)).toBe(false);
    });
  });

  describe('another letter', () => {
    const again = (person: Registered) => world.call('POST', 'account/proof_letter', { token: person.token });

    it('ends the link of the one before', async () => {
      const person = await register(world);
      const first = tokenOf(await letterTo(world, person.email));
      expect((await again(person)).data).toBe(true);
      const second = tokenOf(await letterTo(world, person.email, 2));
      expect((await prove(world, first)).body.errors).toEqual(spent);
      expect((await prove(world, second)).status).toBe(200);
    });

    it('comes five times an hour', async () => {
      const person = await register(world);
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push((await again(person)).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
      clock.advance(60 * minute);
      expect((await again(person)).status).toBe(200);
      clock.advance(-60 * minute);
    });

    it('does not come to a proved address', async () => {
      const person = await account(world);
      const answer = await world.call('POST', 'account/proof_letter', { token: person.token });
      expect([answer.status, answer.body.responseMessage]).toEqual([409, 'This e-mail address is proved already.']);
      expect(await lettersTo(world, person.email)).toEqual([]);
    });
  });

  describe('is proved as well by', () => {
    it('a registration with Google', async () => {
      const email = `google.${++count}@example.test`;
      const given = await credential(world, { sub: `proof-${count}`, email });
      const person = await register(world, { email, password: undefined, credential: given });
      expect(await isProved(world, person)).toBe(true);
      expect((await invite(world, person)).status).toBe(201);
      expect((await lettersTo(world, email)).map(({ subject }) => subject)).toEqual([]);
    });

    it('linking Google with the account', async () => {
      const person = await register(world);
      const given = await credential(world, { sub: `link-${count}`, email: person.email });
      expect((await post(world, 'link', { credential: given, password })).status).toBe(200);
      expect(await isProved(world, person)).toBe(true);
    });

    it('a sign-in with Google, if Google has the account’s address', async () => {
      const person = await register(world);
      const sub = `sign-in-${count}`;
      await post(world, 'link', { credential: await credential(world, { sub, email: person.email }), password });
      const google = async (email: string) => {
        await world.sql(`update users set proved_email = null where id = '${person.userId}'`);
        await post(world, 'gsignin', { credential: await credential(world, { sub, email }) });
        return isProved(world, person);
      };
      expect(await google('other@example.test')).toBe(false);
      expect(await google(person.email)).toBe(true);
    });

    it('a used link of a forgotten password or of an invitation', async () => {
      for (const purpose of ['reset', 'invite', 'admin'] as const) {
        const person = await register(world);
        const link = { id: world.ports.ids.next(), user: person.userId, purpose };
        await world.ports.database.batch([enterAccount, newLink(world.ports, link, clock.now())]);
        const token = new URL(linkAddress(world.ports, link)).searchParams.get('token')!;
        expect((await post(world, 'resetpwd', { token, password: 'Better@456' })).status).toBe(200);
        const { token: session } = (await signIn(world, person.email, 'Better@456')).data;
        expect(await isProved(world, { token: session })).toBe(true);
      }
    });
  });

  describe('an address that is changed', () => {
    const move = (person: { token: string }, email: string, given = password) =>
      world.call('PUT', 'account/email', { token: person.token, body: { email, password: given } });

    it('has to be proved again, by a letter that goes there', async () => {
      const person = await account(world);
      const other = (await signIn(world, person.email)).data.token as string;
      const email = `Moved.${++count}@example.test`;
      expect((await move(person, email)).data).toEqual({ email });
      expect(await isProved(world, person)).toBe(false);
      expect((await me(world, other)).status).toBe(401);
      expect((await prove(world, tokenOf(await letterTo(world, email)))).status).toBe(200);
      expect(await isProved(world, person)).toBe(true);
      expect((await signIn(world, email)).status).toBe(200);
      expect((await signIn(world, person.email)).status).toBe(401);
    });

    it('is told to the one before, if that was proved', async () => {
      const [person, unproved] = [await account(world), await register(world)];
      const [email, other] = [`moved.${++count}@example.test`, `moved.${++count}@example.test`];
      for (const [who, to] of [
        [person, email],
        [unproved, other],
      ] as const)
        expect((await move(who, to)).status).toBe(200);
      const told = await letterTo(world, person.email);
      expect(told.subject).toBe('Your TolaShop account has another e-mail address');
      expect(told.text).not.toContain(email);
      await letterTo(world, other);
      expect((await lettersTo(world, unproved.email)).map(({ subject }) => subject)).toEqual([
        'Prove your e-mail address for TolaShop',
      ]);
    });

    it('is not proved by Google, which vouches for the one before, while the password is looked at', async () => {
      const person = await register(world);
      const given = await credential(world, { sub: `meanwhile-${count}`, email: person.email });
      work.meanwhile = async () => {
        work.meanwhile = async () => undefined;
        expect((await move(person, `moved.${++count}@example.test`)).status).toBe(200);
      };
      const linked = await post(world, 'link', { credential: given, password });
      expect(linked.status, linked.text).toBe(200);
      expect(await isProved(world, linked.data)).toBe(false);
    });

    it('ends the links that went to the one before', async () => {
      const person = await register(world);
      const first = tokenOf(await letterTo(world, person.email));
      await post(world, 'forgotpwd', { email: person.email });
      const reset = tokenOf(await letterTo(world, person.email, 2));
      expect((await move(person, `moved.${++count}@example.test`)).status).toBe(200);
      expect((await prove(world, first)).body.errors).toEqual(spent);
      expect((await post(world, 'resetpwd', { token: reset, password: 'Better@456' })).body.errors).toEqual(spent);
    });

    it('takes the password, and is nobody else’s', async () => {
      const [person, other] = [await account(world), await account(world)];
      expect((await move(person, `moved.${++count}@example.test`, 'Wrong@123')).body.errors).toEqual({
        password: 'This is not your present password',
      });
      expect((await move(person, other.email.toUpperCase())).body.errors).toEqual({
        email: 'Another account has this e-mail address.',
      });
      expect(await isProved(world, person)).toBe(true);
    });
  });

  it('what was published stays for those who have to prove their address again', async () => {
    const { token, userId, shopId } = await account(world, { permissions: [can.ShopEdit, can.ContactAdd] });
    const form = () => world.call('POST', `shops/${shopId}/contacts/public_form`, { token });
    const { address } = (await form()).data;
    expect((await world.call('PUT', `shops/${shopId}`, { token, body: { ratesPublic: true } })).status).toBe(200);
    await world.sql(`update users set proved_email = null where id = '${userId}'`);
    expect((await form()).status).toBe(409);
    expect((await world.call('GET', `public/forms/${address}`)).status).toBe(200);
    const saved = await world.call('PUT', `shops/${shopId}`, { token, body: { city: 'Surat', ratesPublic: true } });
    expect(saved.status, saved.text).toBe(200);
  });
}, accountPorts);
