import { beforeEach, expect, it } from 'vitest';
import { runMessage } from '../../api/messages/run.ts';
import type { Ports } from '../../api/ports.ts';
import { contacts } from '../../schema/entities/contacts.ts';
import { problemsOf } from '../support/campaign.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { scriptedChat } from '../support/scriptedChat.ts';

const chat = scriptedChat();
const { signal } = new AbortController();
const total = 1_000;

/** Files that can be looked into. */
let files: Map<string, Uint8Array>;

onPostgres(
  world => {
    let shop: Messenger;
    let ports: Ports;
    beforeEach(async () => {
      ports = { ...world.ports, chat };
      chat.sent.length = 0;
      files.clear();
      shop = await openMessenger(world);
      // A family shares each tenth number.
      await shop.people(total - 100);
      await shop.people(100, { mobileNo: '9820000000' });
    });
    const run = (id: string, turn: number, changed: Ports = ports) =>
      runMessage(changed, { shop: shop.shopId, id, turn }, signal);
    const statusOf = async (id: string) => {
      const { status, prepared, queued, skipped, sent, cost, canceled, total: count } = await shop.message(id);
      return { status, prepared, queued, skipped, sent, cost, canceled, total: count };
    };

    it('a list of 1,000 is made by the job: counted and paid for at once, sent when it is whole', async () => {
      const answer = await shop.send({ filter: '{}' });
      expect(answer.data, answer.text).toMatchObject({
        status: 0,
        total,
        prepared: 0,
        queued: 900,
        skipped: 100,
        cost: 792,
      });
      expect(await shop.balance()).toBe(99_208);
      expect(chat.sent).toHaveLength(0);
      expect(files.size).toBe(1);
      await run(answer.data.id, 0);
      expect(await statusOf(answer.data.id)).toMatchObject({
        status: 2,
        prepared: total,
        queued: 0,
        skipped: 100,
        sent: 900,
      });
      expect(await problemsOf(world.owner, { shop: shop.shopId, message: answer.data.id, total }, chat.sent)).toEqual(
        [],
      );
      expect(files.size).toBe(0);
    });

    it('whoever dies while it is made sends nothing; the next one goes on, and counts who has gone meanwhile', async () => {
      const id = await shop.sent({ filter: '{}' });
      let batches = 0;
      const dying: Ports = {
        ...ports,
        database: {
          ...ports.database,
          batch: async all => {
            if (++batches > 7) throw new Error('The end');
            return ports.database.batch(all);
          },
        },
      };
      await expect(run(id, 0, dying)).rejects.toThrow('The end');
      const half = await statusOf(id);
      expect(half.prepared).toBeGreaterThan(0);
      expect(half.prepared).toBeLessThan(total);
      expect([half.status, chat.sent.length]).toEqual([0, 0]);
      await world.sql(
        `update contacts set deleted_at = now() where shop_id = '${shop.shopId}' and name in ('Person 898', 'Person 899')`,
      );
      await Promise.all([run(id, 0), run(id, 0)]);
      expect(await statusOf(id)).toMatchObject({
        status: 2,
        total,
        prepared: total,
        sent: 898,
        skipped: 102,
        cost: 790.24,
      });
      expect(await problemsOf(world.owner, { shop: shop.shopId, message: id, total }, chat.sent)).toEqual([]);
      const [gone] = await shop.recipients(id, '&state=skipped&query=');
      expect(gone).toBeDefined();
    });

    it('C-34 what is cancelled while it is made ends with those on the list, and all money comes back', async () => {
      const id = await shop.sent({ filter: '{}' });
      let batches = 0;
      const dying: Ports = {
        ...ports,
        database: {
          ...ports.database,
          batch: all => (++batches > 7 ? Promise.reject(new Error('The end')) : ports.database.batch(all)),
        },
      };
      await expect(run(id, 0, dying)).rejects.toThrow('The end');
      const { prepared } = await statusOf(id);
      expect((await shop.call('PUT', `whatsapp/messages/${id}/cancel`)).data).toBe(true);
      const after = await statusOf(id);
      expect(after).toMatchObject({ status: 4, total: prepared, prepared, queued: 0, cost: 0 });
      expect(after.canceled + after.skipped).toBe(prepared);
      expect((await shop.recipients(id)).length).toBe(prepared);
      expect(await shop.balance()).toBe(100_000);
      await run(id, 0);
      await run(id, 1);
      expect(chat.sent).toEqual([]);
      expect(files.size).toBe(0);
    });

    it('a long list is made before its time and before the morning', async () => {
      const id = await shop.sent({ filter: '{}', scheduledAt: new Date(Date.now() + 3_600_000).toISOString() });
      await run(id, 0);
      expect(await statusOf(id)).toMatchObject({ status: 0, prepared: total, queued: 900 });
      const [job] = await world.sql(
        `select start_after from jobs.job where data->>'id' = '${id}' and data->>'turn' = '1'`,
      );
      expect(Number(new Date(String(job!['start_after']))) - Date.now()).toBeGreaterThan(3_500_000);
      expect((await shop.call('PUT', `whatsapp/messages/${id}/cancel`)).data).toBe(true);
      expect(await statusOf(id)).toMatchObject({ status: 4, canceled: 900, skipped: 100, cost: 0 });
      expect(await shop.balance()).toBe(100_000);
    });

    it('those whom it did not reach are a long list too', async () => {
      const ids = await shop.plant(contacts, [{ name: 'Odd', gender: 1, mobileNo: '9719999999' }]);
      const id = await shop.sent({ filter: '{}', contacts: JSON.stringify(ids) });
      await run(id, 0);
      chat.sent.length = 0;
      await world.sql(
        `update recipients set state = 'failed', started_at = null where message_id = '${id}' and state = 'sent'; update messages set failed = sent, sent = 0 where id = '${id}'`,
      );
      await shop.call('DELETE', `contacts/${ids[0]}`);
      const again = await shop.call('POST', `whatsapp/messages/${id}/retry`, {
        body: { name: `Again ${id}`, to: 'failed' },
      });
      expect(again.data, again.text).toMatchObject({ total: 901, prepared: 0, queued: 900, skipped: 1 });
      await run(again.data.id, 0);
      expect(await statusOf(again.data.id)).toMatchObject({ status: 2, sent: 900, skipped: 1 });
      expect(chat.sent).toHaveLength(900);
    });
  },
  ports => {
    files = new Map();
    const kept = files;
    return {
      ...ports,
      chat,
      files: {
        ...ports.files,
        put: async (key, bytes) => void kept.set(key, bytes),
        get: async key => kept.get(key) ?? null,
        remove: async key => void kept.delete(key),
      },
      // The message is worked on by the test itself.
      jobs: { ...ports.jobs, work: async () => undefined },
    };
  },
);
