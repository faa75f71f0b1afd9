import type { SupportScope } from '../../schema/rules/supportAccess.ts';
import type { Person, TestApi } from './testApi.ts';

type Granted = { scope?: SupportScope; showsPersonal?: boolean; hours?: number };

/** Asks for a support access as an administrator; returns what the call answers. */
export const askSupport = (world: Pick<TestApi, 'call'>, shopId: string, token: string, body: object = {}) =>
  world.call('POST', `system/shops/${shopId}/support`, { token, body: { reason: 'A bill is wrong', ...body } });

/** Opens a support access as an administrator and an owner do. */
export const letSupportIn = async (
  world: Pick<TestApi, 'call'>,
  owner: Pick<Person, 'shopId' | 'token'>,
  admin: Pick<Person, 'token'>,
  { scope = 'read', showsPersonal = false, hours = 2 }: Granted = {},
) => {
  const asked = await askSupport(world, owner.shopId, admin.token, { scope, hours });
  if (asked.status !== 201) throw new Error(asked.text);
  const path = `shops/${owner.shopId}/support/${asked.data.id}`;
  const body = { scope, showsPersonal, hours };
  const allowed = await world.call('POST', `${path}/allow`, { token: owner.token, body });
  if (allowed.status !== 200) throw new Error(allowed.text);
  return allowed.data as { id: string; from: string; until: string };
};
