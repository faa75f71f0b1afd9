import { expect } from 'vitest';
import { queueReports } from '../../api/savedReports/queueReports.ts';
import { account } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import type { World } from '../support/everyEntity.ts';

const fine = async (answer: ReturnType<World['call']>) => {
  const { status, text, data } = await answer;
  expect(status, text).toBeLessThan(300);
  return data;
};

/** What somebody saves of the reports, and has by mail. */
export const reportCalls = async (world: World) => {
  const { shopId, token } = await account(world);
  const send = (method: string, path = '', body?: unknown) =>
    fine(world.call(method, `shops/${shopId}/saved_reports${path}`, { token, body }));
  const report = { name: 'Sales', subject: 'quick_bills', period: 'month', byMail: true };
  const { id } = await send('POST', '', report);
  await send('PUT', `/${id}`, { ...report, name: 'Bills' });
  await send('GET');
  await queueReports(world.ports, shopId, '2031-03-03');
  await eventually(async () =>
    expect(await world.sql(`select 1 from saved_reports where id = '${id}' and letter_state = 'sent'`)).toHaveLength(1),
  );
  const position = await send('POST', '', { ...report, name: 'Metal', subject: 'metal_position' });
  await queueReports(world.ports, shopId, '2031-03-04');
  await eventually(async () =>
    expect(
      await world.sql(`select 1 from saved_reports where id = '${position.id}' and letter_state = 'sent'`),
    ).toHaveLength(1),
  );
  await send('DELETE', `/${id}`);
};
