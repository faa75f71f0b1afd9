import { expect } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import type { World } from '../support/everyEntity.ts';
import { membershipSql } from '../support/membership.ts';
import { pngFile } from '../support/pictures.ts';
import { openRequestDesk } from '../support/requestDesk.ts';
import type { Sent } from '../support/testApi.ts';

/** What both sides do with service requests. */
export const requestCalls = async (world: World) => {
  const desk = await openRequestDesk(world);
  const side =
    (of: 'inShop' | 'atDesk') =>
    async (id: string, method: string, rest = '', sent: Sent = {}) => {
      const answer = await desk[of](id, method, rest, sent);
      expect(answer.status, `${method} ${rest} ${answer.text}`).toBeLessThan(300);
    };
  const [inShop, atDesk] = [side('inShop'), side('atDesk')];
  const { token } = desk.administrator;
  const { id } = await desk.ask();
  await desk.shop.plant(entities.errorLogs, [{ message: 'It broke' }]);
  await inShop(id, 'POST', '/error', { token: desk.shop.token, body: {} });
  await atDesk(id, 'POST', '/remarks', { body: { text: 'Which bill?', state: 'waiting' } });
  await atDesk(id, 'POST', '/remarks', { body: { text: 'They owe us one', isInternal: true } });
  await inShop(id, 'POST', '/remarks', { body: { text: 'The last one' } });
  await atDesk(id, 'GET', '/remarks');
  await atDesk(id, 'POST', '/files', { form: { file: await pngFile() } });
  await atDesk(id, 'GET', '/files');
  await inShop(id, 'POST', '/solve', { body: {} });
  await inShop(id, 'POST', '/reopen', { body: {} });
  await atDesk(id, 'PUT', '', {
    body: { state: 'solved', priority: 'urgent', handlerId: desk.administrator.userId },
  });
  await inShop(id, 'POST', '/rate', { body: { satisfaction: 5 } });
  await atDesk(id, 'PUT', '', { body: { state: 'closed' } });
  expect((await world.call('GET', 'system/administrators', { token })).status).toBe(200);
  await ofMany(world, desk);
};

/** As an administrator who belongs to the shop: those calls are for nobody else there. */
const ofMany = async (world: World, { shop, administrator, ask }: Awaited<ReturnType<typeof openRequestDesk>>) => {
  const { token } = administrator;
  await world.sql(
    membershipSql({
      userId: administrator.userId,
      shopId: shop.shopId,
      permissions: [can.ServiceRequestAdd, can.ServiceRequestList],
    }),
  );
  const { id } = await ask();
  for (const rest of ['solve', 'reopen', 'ask', 'solve', 'close'])
    for (const [path, body] of [
      [`${id}/${rest}`, {}],
      [rest, { ids: [(await ask()).id] }],
    ] as const) {
      const answer = await shop.call('POST', `service_requests/${path}`, { token, body });
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    }
};
