import { describe, expect, it } from 'vitest';
import { account, accountPorts, clock, day, me, password, signIn, type Account } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  const sessions = (token: string) => world.call('GET', 'account/sessions', { token });
  const end = (token: string, id = '') => world.call('DELETE', `account/sessions${id && `/${id}`}`, { token });
  /** Signed in from so many browsers; the tokens. */
  const browsers = async (person: Account, ...agents: string[]) => {
    const tokens: string[] = [];
    for (const agent of agents)
      tokens.push(
        (await signIn(world, person.email, undefined, { headers: { 'user-agent': agent }, address: '203.0.113.9' }))
          .data.token,
      );
    return tokens;
  };

  it('are listed with what tells them apart, this one first', async () => {
    const person = await account(world);
    const [phone] = await browsers(person, 'Phone', 'Counter');
    const answer = await sessions(phone!);
    expect(answer.data.map(({ userAgent, current }: Record<string, unknown>) => [userAgent, current])).toEqual([
      ['Phone', true],
      ...answer.data.slice(1).map(({ userAgent }: { userAgent: string }) => [userAgent, false]),
    ]);
    expect(answer.data).toHaveLength(3);
    expect(answer.data[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userAgent: 'Phone',
      address: '203.0.113.9',
      createdAt: clock.now().toISOString(),
      current: true,
    });
    expect(answer.text).not.toContain(world.ports.secrets.digest(phone!));
  });

  it('end one by one, at once', async () => {
    const person = await account(world);
    const [phone, counter] = await browsers(person, 'Phone', 'Counter');
    const ids: string[] = (await sessions(phone!)).data.map(({ id }: { id: string }) => id);
    const theirs = (await sessions(counter!)).data.find(({ current }: { current: boolean }) => current).id;
    expect(ids).toContain(theirs);
    expect((await end(phone!, theirs)).data).toEqual({ ended: 1 });
    expect([(await me(world, counter!)).status, (await me(world, phone!)).status]).toEqual([401, 200]);
    expect((await end(phone!, theirs)).status).toBe(404);
  });

  it('end all but this one', async () => {
    const person = await account(world);
    const tokens = await browsers(person, 'a', 'b', 'c');
    expect((await end(tokens[1]!)).data).toEqual({ ended: 3 });
    const after = await Promise.all(tokens.map(async token => (await me(world, token)).status));
    expect(after).toEqual([401, 200, 401]);
  });

  it('of others are neither seen nor ended', async () => {
    const [mine, theirs] = [await account(world), await account(world)];
    const [id] = (await sessions(theirs.token)).data.map((session: { id: string }) => session.id);
    for (const wanted of [id, 'nonsense', '00000000-0000-0000-0000-000000000000'])
      expect((await end(mine.token, wanted)).status).toBe(404);
    expect((await end(mine.token)).data).toEqual({ ended: 0 });
    expect((await me(world, theirs.token)).status).toBe(200);
  });

  it.each(['GET', 'DELETE'])('are nothing for whoever is signed out: %s', async method => {
    expect((await world.call(method, 'account/sessions')).status).toBe(401);
    expect((await world.call(method, 'account/sessions', { token: 'x'.repeat(43) })).status).toBe(401);
  });

  it('that ended by themselves are not listed', async () => {
    const person = await account(world);
    const before = (await sessions(person.token)).data.length;
    clock.advance(29 * day);
    await browsers(person, 'later');
    const [later] = await browsers(person, 'latest');
    clock.advance(2 * day);
    expect((await sessions(later!)).data).toHaveLength(before + 1);
  });

  it('of the same browser end when somebody signs in there anew, others stay', async () => {
    const [one, other] = [await account(world), await account(world)];
    const [kept, held] = await Promise.all([1, 2].map(async () => (await browsers(one, 'x'))[0]!));
    expect((await signIn(world, other.email, password, { token: held! })).status).toBe(200);
    expect((await me(world, held!)).status).toBe(401);
    expect((await signIn(world, one.email, 'wrong', { token: kept! })).status).toBe(401);
    expect((await me(world, kept!)).status).toBe(200);
  });

  it('keeps what a browser calls itself within bounds', async () => {
    const person = await account(world);
    const [token] = await browsers(person, `"<script>${'x'.repeat(5_000)}`);
    const [session] = (await sessions(token!)).data;
    expect(session.userAgent).toHaveLength(255);
  });

  describe.each([
    ['disabled', (person: Account) => `update users set disabled_at = now() where id = '${person.userId}'`],
    [
      'of a suspended business',
      (person: Account) => `update tenants set status = 'Suspended' where id = '${person.tenantId}'`,
    ],
  ])('of somebody who is %s', (_, change) => {
    it('are over at the very next request', async () => {
      const person = await account(world);
      const [token] = await browsers(person, 'x');
      expect((await me(world, token!)).status).toBe(200);
      await world.sql(change(person));
      for (const path of ['account/me', 'account/sessions', `shops/${person.shopId}/contacts`])
        expect([path, (await world.call('GET', path, { token: token! })).status]).toEqual([path, 401]);
      expect((await signIn(world, person.email)).body).toEqual({ responseMessage: 'Wrong e-mail or password.' });
    });
  });
}, accountPorts);
