import { afterAll, beforeAll, expect, it } from 'vitest';
import { inShop, openMessage, type OpenMessage } from '../../api/messages/message.ts';
import { runSendWorkers, type Sending } from '../../api/messages/sendWorker.ts';
import { usualTiming } from '../../api/messages/timing.ts';
import { plantCampaign } from '../support/campaign.ts';
import { openTestApi, type TestApi } from '../support/testApi.ts';

let world: TestApi;
beforeAll(async () => void (world = await openTestApi('embedded')));
afterAll(() => world.close());

it('at a slow pace somebody goes on until nobody is left, though each comes early for the next turn', async () => {
  const { ports } = world;
  const { shop, message: id } = await plantCampaign(ports.database, ports.ids, { total: 12, perSecond: 10 });
  const [found] = await inShop(ports, shop, [openMessage(shop, id)]);
  const message = JSON.parse(found!.rows[0]![0]!) as OpenMessage;
  const sending: Sending = {
    ports,
    shop,
    id,
    message: { ...message, account: message.account! },
    // Whoever comes late for a turn would be sent to later, and a busy machine is late.
    timing: { ...usualTiming, lateness: 60_000 },
    signal: new AbortController().signal,
    mayTake: () => true,
    ahead: { by: -Infinity },
  };
  await runSendWorkers(sending);
  expect(await world.sql('select state, count(*)::int from recipients group by 1')).toEqual([
    { state: 'sent', count: 12 },
  ]);
});
