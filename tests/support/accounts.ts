import { expect } from 'vitest';
import type { Ports, SentLetter } from '../../api/ports.ts';
import { fixedClock } from '../../server/clock.ts';
import type { World } from './everyEntity.ts';
import { testIssuer } from './issuer.ts';
import type { Answer, Person, Sent } from './testApi.ts';
import { eventually } from './eventually.ts';

export const clock = fixedClock(new Date());
export const issuer = testIssuer(clock);
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** How often passwords were computed since the last `forget`, and what happens while one is being verified. */
export const work = {
  verified: 0,
  hashed: 0,
  meanwhile: async (): Promise<unknown> => undefined,
  forget: () => Object.assign(work, { verified: 0, hashed: 0, meanwhile: async () => undefined }),
};

/** The world of an account test: its own clock and issuer, and passwords that are counted. */
export const accountPorts = (ports: Ports): Ports => {
  // Another file of this process may have moved them.
  clock.advance(Date.now() - clock.now().getTime());
  work.forget();
  return {
    ...ports,
    clock,
    identity: issuer.identity,
    passwords: {
      ...ports.passwords,
      hash: password => (work.hashed++, ports.passwords.hash(password)),
      verify: async (hash, given) => {
        work.verified++;
        const right = await ports.passwords.verify(hash, given);
        await work.meanwhile();
        return right;
      },
    },
  };
};

export type Account = Person & { email: string };
export const password = 'Secret@123';
const hashes = new WeakMap<World, Promise<string>>();

/** Somebody who can sign in with `password`, and has a session. */
export const account = async (world: World, more: Parameters<World['person']>[0] = {}): Promise<Account> => {
  const hash = hashes.get(world) ?? world.ports.passwords.hash(password);
  hashes.set(world, hash);
  const person = await world.person(more);
  const email = `meera.${person.userId}@example.test`;
  await world.sql(
    `update users set email = '${email}', proved_email = '${email}', password_hash = '${await hash}' where id = '${person.userId}'`,
  );
  return { ...person, email };
};

let caller = 0;
/** An address that nobody has called from. */
export const newAddress = () => `203.0.${caller >> 8}.${caller++ & 255}`;
/** From an address of its own unless one is given. */
export const post = (world: World, call: string, body: unknown, more: Sent = {}): Promise<Answer> =>
  world.call('POST', `account/${call}`, { body, address: newAddress(), ...more });
export const signIn = (world: World, email: unknown, given: unknown = password, more: Sent = {}) =>
  post(world, 'signin', { email, password: given }, more);
export const me = (world: World, token: string) => world.call('GET', 'account/me', { token });

export const newNonce = async (world: World): Promise<string> =>
  (await world.call('GET', 'account/nonce')).data.nonce as string;
/** As Google gives it, for a sign-in that begins now. */
export const credential = async (world: World, claims: Parameters<typeof issuer.claims>[0] = {}): Promise<string> =>
  issuer.sign(issuer.claims({ nonce: await newNonce(world), ...claims }));

export const lettersTo = async (world: World, email: string): Promise<SentLetter[]> =>
  (await world.letters()).filter(({ to }) => to === email);
/** The newest, once there are so many. */
export const letterTo = (world: World, email: string, count = 1): Promise<SentLetter> =>
  eventually(async () => {
    const letters = await lettersTo(world, email);
    expect(letters).toHaveLength(count);
    return letters[0]!;
  });
export const tokenOf = ({ text }: SentLetter) => /\/account\/(?:resetpwd|prove)\?token=([\w-]+)/.exec(text)![1]!;
