import { beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  accountPorts,
  clock,
  credential,
  day,
  issuer,
  me,
  minute,
  newAddress,
  newNonce,
  password,
  post,
  signIn,
  work,
} from '../../support/accounts.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';

const wrong = { responseMessage: 'Wrong e-mail or password.' };
let count = 0;
/** Somebody whom only Google knows. */
const stranger = () => ({ sub: `g-${++count}`, email: `asha.${count}@example.test` });
const enter = (world: World, given: string) => post(world, 'gsignin', { credential: given });

onPostgres(world => {
  beforeEach(() => void work.forget());

  it('R-44 begins with a nonce of this site and the client identifier', async () => {
    const answer = await world.call('GET', 'account/nonce');
    expect([answer.status, answer.data]).toEqual([200, { nonce: expect.any(String), clientId: issuer.clientId }]);
    expect(await newNonce(world)).not.toBe(answer.data.nonce);
  });

  it('tells an unknown person that there is no account, and keeps nothing', async () => {
    const claims = stranger();
    const answer = await enter(world, await credential(world, claims));
    expect([answer.status, answer.data]).toEqual([
      200,
      { hasAccount: false, profile: { name: 'Asha Rao', email: claims.email } },
    ]);
    expect(await world.sql(`select 1 from identities where subject = '${claims.sub}'`)).toEqual([]);
  });

  describe('a person with a password', () => {
    it('is asked for it before Google opens their account', async () => {
      const person = await account(world);
      const claims = { ...stranger(), email: person.email.toUpperCase() };
      const refused = await enter(world, await credential(world, claims));
      expect([refused.status, refused.body.data]).toEqual([409, { linkRequired: true }]);
      expect(refused.body.token).toBeUndefined();
      const given = await credential(world, claims);
      const linked = await post(world, 'link', { credential: given, password });
      expect([linked.status, linked.data.user.id]).toEqual([200, person.userId]);
      expect((await me(world, linked.data.token)).status).toBe(200);
      const later = await enter(world, await credential(world, claims));
      expect([later.status, later.data.user.id, later.data.hasAccount]).toEqual([200, person.userId, true]);
    });

    it('is let in with the credential that was refused before, as the page sends it again', async () => {
      const person = await account(world);
      const given = await credential(world, { ...stranger(), email: person.email });
      expect((await enter(world, given)).status).toBe(409);
      expect((await post(world, 'link', { credential: given, password: 'wrong' })).status).toBe(401);
      expect((await post(world, 'link', { credential: given, password })).status).toBe(200);
    });

    it('has no more tries over Google than over the sign-in page, and they are the same tries', async () => {
      const person = await account(world);
      const given = await credential(world, { ...stranger(), email: person.email });
      const here = { address: newAddress() };
      for (let times = 0; times < 5; times++) {
        expect((await post(world, 'link', { credential: given, password: 'wrong' }, here)).status).toBe(401);
        expect((await signIn(world, person.email, 'wrong', here)).status).toBe(401);
      }
      expect((await post(world, 'link', { credential: given, password }, here)).status).toBe(429);
      expect((await signIn(world, person.email, password, here)).status).toBe(429);
    });
  });

  describe('known by issuer and subject alone', () => {
    const linked = async () => {
      const person = await account(world);
      const claims = { ...stranger(), email: person.email };
      await post(world, 'link', { credential: await credential(world, claims), password });
      return { person, claims };
    };

    it('somebody whose e-mail changed at Google is still the same', async () => {
      const { person, claims } = await linked();
      const answer = await enter(world, await credential(world, { ...claims, email: 'moved@example.test' }));
      expect(answer.data.user.id).toBe(person.userId);
    });

    it('somebody else who now has the e-mail is not let in', async () => {
      const { claims } = await linked();
      const answer = await enter(world, await credential(world, { ...claims, sub: 'another' }));
      expect([answer.status, answer.body.data]).toEqual([409, { linkRequired: true }]);
    });

    it('both names of Google are one issuer', async () => {
      const { person, claims } = await linked();
      const answer = await enter(world, await credential(world, { ...claims, iss: issuer.alias }));
      expect(answer.data.user.id).toBe(person.userId);
    });

    it.each([
      ['disabled', (id: string) => `update users set disabled_at = now() where id = '${id}'`],
      [
        'of a suspended business',
        (id: string) =>
          `update tenants set status = 'Suspended' where id = (select tenant_id from users where id = '${id}')`,
      ],
    ])('somebody %s is refused in the words of a wrong password', async (_, change) => {
      const { person, claims } = await linked();
      await world.sql(change(person.userId));
      const answer = await enter(world, await credential(world, claims));
      expect([answer.status, answer.body]).toEqual([401, wrong]);
      const password401 = await signIn(world, person.email);
      expect([password401.status, password401.body]).toEqual([401, wrong]);
    });
  });

  it('whoever was invited is linked by the letter of the invitation only', async () => {
    const person = await account(world);
    await world.sql(`update users set password_hash = null where id = '${person.userId}'`);
    const given = await credential(world, { ...stranger(), email: person.email });
    expect((await enter(world, given)).body.data).toEqual({ linkRequired: true });
    for (const guess of [password, 'null', '*'])
      expect((await post(world, 'link', { credential: given, password: guess })).status).toBe(401);
    expect(work.verified).toBe(3);
  });

  describe('a credential', () => {
    const known = async () => {
      const person = await account(world);
      const claims = { ...stranger(), email: person.email };
      await post(world, 'link', { credential: await credential(world, claims), password });
      return claims;
    };

    it('works once, even when it is sent many times at once', async () => {
      const given = await credential(world, await known());
      const answers = await Promise.all(Array.from({ length: 8 }, () => enter(world, given)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
      clock.advance(day);
      expect((await enter(world, given)).status).toBe(401);
    });

    it('that linked an account does not open it again', async () => {
      const person = await account(world);
      const given = await credential(world, { ...stranger(), email: person.email });
      expect((await post(world, 'link', { credential: given, password })).status).toBe(200);
      expect((await enter(world, given)).status).toBe(401);
    });

    it('is good for ten minutes', async () => {
      const claims = await known();
      const given = await credential(world, claims);
      clock.advance(10 * minute - 1_000);
      expect((await enter(world, given)).status).toBe(200);
      const late = await credential(world, claims);
      clock.advance(10 * minute);
      expect((await enter(world, late)).status).toBe(401);
    });
  });
}, accountPorts);
