import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { statusesIn } from '../../schema/rules/firstStatuses.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

onPostgres(world => {
  let shop: Shop;
  let statuses: Record<string, string>;
  beforeEach(async () => {
    shop = await openShop(world);
    const first = statusesIn('taskStatuses', 'en');
    const ids = await shop.plant(entities.taskStatuses, first as never);
    statuses = Object.fromEntries(first.map(({ name }, i) => [name, ids[i]!]));
  });
  const add = async (fields: object) => {
    const answer = await shop.call('POST', 'tasks', { body: { name: 'Call back', ...fields } });
    expect(answer.status, answer.text).toBe(201);
    return answer.data as Record<string, any>;
  };
  const put = async (id: string, body: object) => (await shop.call('PUT', `tasks/${id}`, { body })).data;
  const dayIn = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000));

  describe('tasks', () => {
    it('say when they were done, and no longer once they are to be done again', async () => {
      const { id, doneAt, statusId } = await add({});
      expect([doneAt, statusId]).toEqual([null, statuses['To do']]);
      const done = await put(id, { statusId: statuses['Done'] });
      expect(Date.parse(done.doneAt)).toBeGreaterThan(Date.now() - 60_000);
      expect((await put(id, { notes: 'Twice' })).doneAt).toBe(done.doneAt);
      expect((await put(id, { statusId: statuses['Under way'] })).doneAt).toBeNull();
    });

    it('hang on what they are about, and are listed there', async () => {
      const [contactId] = await shop.plant(entities.contacts, [{ name: 'Asha', gender: 0, mobileNo: '9812345670' }]);
      const { id } = await add({ contactId });
      await add({ name: 'Something else' });
      const { items } = (await shop.call('GET', `tasks?contactId=${contactId}`)).data;
      expect(items).toMatchObject([{ id, contact: { id: contactId, name: 'Asha' } }]);
      expect((await shop.call('POST', 'tasks', { body: { name: 'x', contactId: crypto.randomUUID() } })).status).toBe(
        400,
      );
    });
  });

  describe('a task that repeats', () => {
    const nextOf = async (dueOn: string, repeats: string): Promise<string> => {
      const { id } = await add({ dueOn, repeats });
      const done = await put(id, { statusId: statuses['Done'] });
      expect([done.statusId, done.doneAt]).toEqual([statuses['To do'], expect.any(String)]);
      return done.dueOn;
    };

    it.each([
      ['2031-03-10', 'daily', '2031-03-11'],
      ['2031-03-01', 'weekly', '2031-03-08'],
      ['2031-01-31', 'monthly', '2031-02-28'],
      ['2032-02-29', 'yearly', '2033-02-28'],
    ])('due on %s and %s, is due on %s next', async (from, repeats, next) => {
      expect(await nextOf(from, repeats)).toBe(next);
    });

    it.each([
      [0, 'daily', 1],
      [-5, 'daily', 1],
      [-10, 'weekly', 4],
      [-7, 'weekly', 7],
    ])('due %s days from now and %s, is due %s days from now', async (from, repeats, next) => {
      expect(await nextOf(dayIn(from), repeats)).toBe(dayIn(next));
    });

    it('goes on from where it began: on the 31st, after a shorter month too', async () => {
      const { id } = await add({ dueOn: '2031-01-31', repeats: 'monthly' });
      const days = [];
      for (let month = 0; month < 3; month++) days.push((await put(id, { statusId: statuses['Done'] })).dueOn);
      expect(days).toEqual(['2031-02-28', '2031-03-31', '2031-04-30']);
      expect((await put(id, { dueOn: '2031-05-05' })).repeatsFrom).toBe('2031-05-05');
      expect((await put(id, { statusId: statuses['Done'] })).dueOn).toBe('2031-06-05');
    });

    it('ends where it is dropped, or no longer repeats', async () => {
      const { id } = await add({ dueOn: dayIn(0), repeats: 'daily' });
      expect((await put(id, { statusId: statuses['Dropped'] })).statusId).toBe(statuses['Dropped']);
      expect(await put(id, { repeats: null, statusId: statuses['Done'] })).toMatchObject({
        statusId: statuses['Done'],
        dueOn: dayIn(0),
        repeatsFrom: null,
      });
    });

    it('needs its first day', async () => {
      const answer = await shop.call('POST', 'tasks', { body: { name: 'Count the trays', repeats: 'daily' } });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['dueOn']]);
    });

    it('comes again whichever way it is done: with others at once too', async () => {
      const { id } = await add({ dueOn: '2031-01-01', repeats: 'daily' });
      const { id: other } = await add({});
      const body = { ids: [id, other], changes: { statusId: statuses['Done'] } };
      expect((await shop.call('PUT', 'tasks/update', { body })).status).toBe(200);
      const at = async (one: string) => (await shop.call('GET', `tasks/${one}`)).data.statusId;
      expect([await at(id), await at(other)]).toEqual([statuses['To do'], statuses['Done']]);
    });
  });
});
