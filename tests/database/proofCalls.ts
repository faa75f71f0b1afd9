import { expect } from 'vitest';
import { letterTo, password, post, signIn, tokenOf } from '../support/accounts.ts';
import type { World } from '../support/everyEntity.ts';

/** Somebody who has registered proves the address, changes it to the same one, and forgets the password. */
export const proofCalls = async (world: World, email: string): Promise<void> => {
  const { token } = (await signIn(world, email)).data;
  await letterTo(world, email);
  const statuses = [
    await world.call('POST', 'account/proof_letter', { token }),
    await post(world, 'prove', { token: tokenOf(await letterTo(world, email, 2)) }),
    await world.call('PUT', 'account/email', { token, body: { email, password } }),
    await post(world, 'forgotpwd', { email }),
    await post(world, 'resetpwd', { token: tokenOf(await letterTo(world, email, 3)), password }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
};
