import { roles } from '../../schema/permissions.ts';
import { account } from '../support/accounts.ts';
import type { World } from '../support/everyEntity.ts';
import type { Sent } from '../support/testApi.ts';

type Ask = (method: string, path: string, sent?: Sent) => Promise<any>;

/** An administrator asks, owners and a second administrator answer, both sides end it. */
export const supportCalls = async (world: World, ask: Ask, shopId: string) => {
  const owner = await account(world, { shopId, permissions: roles.owner });
  const second = await account(world, { permissions: ['system/all'] });
  const path = `shops/${shopId}/support`;
  const body = { reason: 'A question', hours: 1 };
  const asked = async () => String((await ask('POST', `system/${path}`, { body })).id);
  await ask('POST', `${path}/${await asked()}/refuse`, { token: owner.token, body: {} });
  const allowed = await asked();
  await ask('POST', `${path}/${allowed}/allow`, { token: owner.token, body: { scope: 'read', hours: 1 } });
  await ask('GET', path, { token: owner.token });
  await ask('GET', `${path}/${allowed}/changes`, { token: owner.token });
  await ask('DELETE', `${path}/${allowed}`, { token: owner.token });
  await ask('POST', `system/${path}/${await asked()}/approve`, { token: second.token, body: {} });
};
