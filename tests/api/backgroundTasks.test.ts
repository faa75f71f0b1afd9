import { beforeAll, describe, expect, it } from 'vitest';
import { runExport } from '../../api/crud/export/run.ts';
import { runImport } from '../../api/crud/import/run.ts';
import { runUndo } from '../../api/crud/import/undo.ts';
import { sendLetter } from '../../api/mail/job.ts';
import type { Ports } from '../../api/ports.ts';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger } from '../support/messenger.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { openShop, type Shop } from '../support/shop.ts';

const clock = fixedClock(new Date());
const never = new AbortController().signal;
const queued: { queue: string; data: Record<string, unknown> }[] = [];

/** Jobs are noted and not run: the tests do that themselves. */
const asleep = (ports: Ports): Ports => ({
  ...ports,
  clock,
  chat: scriptedChat(),
  jobs: {
    work: () => Promise.resolve(),
    enqueue: async (_run, queue, data) => void queued.push({ queue, data }),
  },
});

onPostgres(world => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(world);
  });

  const tasks = async (by: Pick<Shop, 'call'>, query = '') => {
    const answer = await by.call('GET', `background_tasks${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.data as { items: BackgroundTask[]; totalCount: number };
  };
  const task = async (by: Pick<Shop, 'call'>, id: string) => (await tasks(by)).items.find(each => each.id === id);
  const importing = async (by: Shop, text: string, form = {}) =>
    (await by.call('POST', 'contacts/import', { form: { file: new File([text], 'people.csv'), ...form } })).data
      .id as string;
  const mixed = 'Name,Mobile\nAsha,9820000001\nRavi,12\n';

  it('tell of an import from its beginning to its undoing', async () => {
    const id = await importing(shop, mixed);
    const by = { id: shop.userId, name: 'Person' };
    expect(await task(shop, id)).toMatchObject({
      kind: 'import',
      state: 'running',
      entity: 'contacts',
      by,
      total: 2,
    });
    expect((await task(shop, id))!.actions).toEqual(['report', 'cancel']);
    await runImport(world.ports, shop.shopId, id, never);
    const done = { state: 'completed', name: 'people.csv', done: 2, figures: { created: 1, failed: 1, updated: 0 } };
    expect(await task(shop, id)).toMatchObject(done);
    expect((await task(shop, id))!.actions).toEqual(['report', 'failedRows', 'undo']);
    await shop.call('POST', `imports/${id}/undo`);
    expect(await task(shop, id)).toMatchObject({ state: 'undoing', actions: ['report', 'failedRows'] });
    expect((await tasks(shop, '?state=running')).items.map(each => each.id)).toContain(id);
    await runUndo(world.ports, shop.shopId, id, never);
    expect(await task(shop, id)).toMatchObject({ state: 'undone' });
  });

  it('asks for an undo once', async () => {
    const id = await importing(shop, mixed);
    await runImport(world.ports, shop.shopId, id, never);
    queued.length = 0;
    for (const status of [202, 200]) expect((await shop.call('POST', `imports/${id}/undo`)).status).toBe(status);
    expect(queued).toEqual([{ queue: 'imports', data: { shop: shop.shopId, id, task: 'undo', user: shop.userId } }]);
  });

  it('leave out trials', async () => {
    expect(await task(shop, await importing(shop, mixed, { dryRun: 'true' }))).toBeUndefined();
  });

  it('tell of an export, which is seen by its person alone', async () => {
    const { id } = (await shop.call('POST', 'contacts/exports?format=xlsx')).data;
    expect(await task(shop, id)).toMatchObject({
      kind: 'export',
      state: 'running',
      name: 'xlsx',
      actions: ['cancel'],
    });
    await runExport(world.ports, shop.shopId, id, never);
    expect(await task(shop, id)).toMatchObject({
      state: 'completed',
      actions: ['download'],
      until: expect.any(String),
    });
    expect(await task(await openShop(world, { shopId: shop.shopId }), id)).toBeUndefined();
    clock.advance(8 * 24 * 60 * 60 * 1_000);
    expect(await task(shop, id)).toMatchObject({ state: 'completed', actions: ['again'] });
  });

  it('tell of a message, to its sender and to whoever may list them', async () => {
    const messenger = await openMessenger(world);
    const contacts = await messenger.people(2);
    const id = await messenger.sent({ contacts });
    expect(await task(messenger, id)).toMatchObject({
      kind: 'message',
      state: 'running',
      total: 2,
      actions: ['cancel'],
    });
    const scheduledAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const later = await messenger.sent({ contacts, scheduledAt });
    expect(await task(messenger, later)).toMatchObject({ state: 'waiting', startsAt: expect.any(String) });
    await messenger.call('PUT', `whatsapp/messages/${later}/cancel`);
    expect(await task(messenger, later)).toMatchObject({ state: 'canceled', actions: [], figures: { canceled: 2 } });
    const lister = await openShop(world, { shopId: messenger.shopId, permissions: ['shop/whatsapp/messages/list'] });
    expect((await task(lister, id))!.actions).toEqual([]);
    const stranger = await openShop(world, { shopId: messenger.shopId, permissions: ['shop/product/read'] });
    expect((await tasks(stranger)).items).toEqual([]);
    await world.sql(
      `update memberships set permissions = '{shop/whatsapp/messages/send}' where user_id = '${messenger.userId}' and shop_id = '${messenger.shopId}'`,
    );
    expect((await task(messenger, id))!.actions).toEqual([]);
  });

  it('tell of an invitation until it is taken up', async () => {
    const body = { name: 'Kiran', email: `kiran.${shop.userId}@example.test`, role: 'sales' };
    const invited = await shop.call('POST', 'users', { body });
    expect(invited.status, invited.text).toBe(201);
    const { id } = invited.data;
    expect(await task(shop, id)).toMatchObject({ kind: 'letter', state: 'running', name: 'Kiran', actions: [] });
    const letter = queued.findLast(({ queue }) => queue === 'mail')!.data as Parameters<typeof sendLetter>[2];
    await sendLetter(world.ports, 'x', letter);
    expect(await task(shop, id)).toMatchObject({
      state: 'completed',
      figures: { joined: 0, sent: 1 },
      actions: ['again'],
    });
    clock.advance(8 * 24 * 60 * 60 * 1_000);
    expect(await task(shop, id)).toMatchObject({ state: 'failed', actions: ['again'] });
    expect((await shop.call('POST', `users/${id}/invite`)).status).toBe(200);
    expect(await task(shop, id)).toMatchObject({ state: 'running' });
    clock.advance(2 * 60 * 60 * 1_000);
    expect(await task(shop, id)).toMatchObject({ state: 'failed', figures: { sent: 0 } });
    await world.sql(`update users set password_hash = 'x' where id = '${id}'`);
    expect(await task(shop, id)).toMatchObject({ state: 'completed', figures: { joined: 1 }, actions: [] });
  });

  describe('of several people', () => {
    it('are seen by who may make what an import makes', async () => {
      const id = await importing(shop, mixed);
      const adder = await openShop(world, { shopId: shop.shopId, permissions: ['shop/contacts/add'] });
      const other = await openShop(world, { shopId: shop.shopId, permissions: ['shop/product/add'] });
      expect((await task(adder, id))!.actions).toEqual(['report', 'cancel']);
      expect(await task(other, id)).toBeUndefined();
      await world.sql(`update memberships set permissions = '{}' where user_id = '${adder.userId}'`);
      const mine = await openShop(world, { shopId: shop.shopId });
      const own = await importing(mine, mixed);
      await world.sql(`update memberships set permissions = '{}' where user_id = '${mine.userId}'`);
      expect((await tasks(mine)).items.map(each => [each.id, each.actions])).toEqual([[own, []]]);
      expect((await tasks(adder)).items).toEqual([]);
      expect((await world.rival.call('GET', `../${shop.shopId}/background_tasks`)).status).not.toBe(200);
    });
  });

  it('come in pages, the newest first', async () => {
    const home = await openShop(world);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.unshift(await importing(home, mixed));
      ids.unshift((await home.call('POST', 'contacts/exports?format=csv')).data.id);
    }
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await tasks(home, `?pageNumber=${page}&pageSize=3`));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([10, 10, 10, 10]);
  });

  it.each(['pageNumber=0', 'pageSize=0', 'pageSize=101', 'pageNumber=x', 'state=all', 'nonsense=1'])(
    'refuse %s',
    async query => expect((await shop.call('GET', `background_tasks?${query}`)).status).toBe(400),
  );
}, asleep);
