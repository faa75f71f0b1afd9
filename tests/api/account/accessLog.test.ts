import { beforeEach, expect, it } from 'vitest';
import { account, accountPorts, clock, newAddress, password, signIn } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const minute = 60_000;

onPostgres(world => {
  /** Lines of a minute before are of other tests. */
  beforeEach(() => {
    clock.advance(2 * minute);
    world.logged.length = 0;
  });
  const lines = (of: RegExp) => world.logged.filter(({ message }) => of.test(message));

  it('tells of a sign-in, right or wrong, who it is and from where, and nothing that lets in', async () => {
    const [person, address] = [await account(world), newAddress()];
    expect((await signIn(world, person.email, 'wrong-password-1', { address })).status).toBe(401);
    const entered = await signIn(world, person.email, password, { address });
    expect(entered.status).toBe(200);
    expect(lines(/refused|Signed in/)).toMatchObject([
      { level: 'warn', facts: { operation: 'account.signin', status: 401, address, user: person.userId } },
      { level: 'info', facts: { operation: 'account.signin', status: 200, address, user: person.userId } },
    ]);
    const written = JSON.stringify(world.logged);
    for (const secret of [person.email, password, 'wrong-password-1', entered.data.token])
      expect(written).not.toContain(secret);
  });

  it('tells of a strange e-mail and of a wrong token without naming either', async () => {
    const [address, token] = [newAddress(), 'x'.repeat(43)];
    expect((await signIn(world, 'nobody@example.test', 'guess', { address })).status).toBe(401);
    expect((await world.call('GET', 'account/me', { token, address: newAddress() })).status).toBe(401);
    expect(lines(/refused/).map(({ facts }) => facts!['user'])).toEqual([null, null]);
    expect(JSON.stringify(world.logged)).not.toMatch(/nobody@|xxxxx|guess/);
  });

  it('tells who was refused in which shop', async () => {
    const [{ token, userId }, { shopId }] = [await world.person(), await world.person()];
    const address = newAddress();
    expect((await world.call('GET', `shops/${shopId}/products`, { token, address })).status).toBe(403);
    expect(lines(/refused/)).toMatchObject([{ facts: { status: 403, address, user: userId, shop: shopId } }]);
  });

  it('tells it under the id that the reply carries', async () => {
    const { headers } = await world.call('GET', 'account/me', { token: 'z'.repeat(43), address: newAddress() });
    expect(lines(/refused/).map(({ facts }) => facts!['request'])).toEqual([headers.get('x-request-id')]);
  });

  it('tells nothing of whoever is let in, and of whoever brings no session', async () => {
    const { token } = await world.person();
    expect((await world.call('GET', 'account/me', { token })).status).toBe(200);
    expect((await world.call('GET', 'account/me')).status).toBe(401);
    expect(lines(/refused|Signed in/)).toEqual([]);
  });

  it('writes one line a minute of a flood from one address, and how many it was; another address has its own', async () => {
    const [address, other] = [newAddress(), newAddress()];
    const knock = (from: string) => world.call('GET', 'account/me', { token: 'y'.repeat(43), address: from });
    for (let times = 0; times < 20; times++) await knock(address);
    await knock(other);
    expect(lines(/refused/).map(({ facts }) => facts!['address'])).toEqual([address, other]);
    clock.advance(minute);
    await knock(address);
    expect(lines(/more of the same/)).toMatchObject([{ facts: { kind: 'refused', more: 19, request: undefined } }]);
    expect(lines(/refused/)).toHaveLength(3);
  });
}, accountPorts);
