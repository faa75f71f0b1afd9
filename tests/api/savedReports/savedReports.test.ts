import { beforeEach, describe, expect, it } from 'vitest';
import { queueReports } from '../../../api/savedReports/queueReports.ts';
import { sendReportLetter } from '../../../api/savedReports/sendLetter.ts';
import { mostSavedReports } from '../../../schema/rules/savedReports.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { can, shopPermissions, type Permission } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import type { Answer, Person } from '../../support/testApi.ts';

const today = shopDay(new Date());
const tomorrow = daysLater(today, 1);
const bills = { name: 'Sales', subject: 'quick_bills', figure: 'byMonth', period: 'month', byMail: true };

onPostgres(world => {
  let counter: Counter;
  const save = (body: object = bills, { token }: Person = counter.shop): Promise<Answer> =>
    world.call('POST', `shops/${counter.shop.shopId}/saved_reports`, { token, body });
  const saved = async (body?: object, person?: Person) => {
    const answer = await save(body, person);
    expect(answer.status, answer.text).toBe(201);
    return answer.data as { id: string };
  };
  const listed = async ({ token }: Person = counter.shop) =>
    (await world.call('GET', `shops/${counter.shop.shopId}/saved_reports?sort=name`, { token })).data.items as {
      id: string;
      name: string;
    }[];
  const colleague = (permissions: readonly Permission[]) => world.person({ shopId: counter.shop.shopId, permissions });
  const sold = async (day: string, price: number) => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', price, gst: 0 }];
    const { id } = await counter.ask('POST', 'quick_bills', { lines, day, payments: [{ amount: price }] });
    await counter.ask('POST', `quick_bills/${id}/issue`, {});
  };
  const emailOf = async ({ userId }: Person) =>
    String((await world.sql(`select email from users where id = '${userId}'`))[0]!['email']);
  const lettersTo = async (person: Person) => {
    const email = await emailOf(person);
    return (await world.letters()).filter(({ to }) => to === email);
  };
  const stateOf = async (id: string) =>
    (await world.sql(`select letter_state from saved_reports where id = '${id}'`))[0]!['letter_state'];
  const morning = (day = tomorrow) => queueReports(world.ports, counter.shop.shopId, day);
  const settled = (id: string, state: string) => eventually(async () => expect(await stateOf(id)).toBe(state));

  beforeEach(async () => {
    counter = await openCounter(world);
  });

  describe('saved reports', () => {
    it('are each person’s own: saved, renamed, deleted', async () => {
      const other = await colleague(shopPermissions);
      const { id } = await saved({ ...bills, filter: { state: 'issued' } });
      await saved({ ...bills, name: 'Position', subject: 'metal_position', figure: null });
      expect((await listed()).map(({ name }) => name)).toEqual(['Position', 'Sales']);
      expect(await listed(other)).toEqual([]);
      const path = `shops/${counter.shop.shopId}/saved_reports/${id}`;
      const renamed = { ...bills, name: 'Bills by day' };
      for (const method of ['PUT', 'DELETE'])
        expect((await world.call(method, path, { token: other.token, body: renamed })).status).toBe(404);
      const { token } = counter.shop;
      expect((await world.call('PUT', path, { token, body: renamed })).data).toMatchObject({
        name: 'Bills by day',
        filter: {},
        period: 'month',
      });
      expect((await save({ ...bills, name: 'Position' })).body.errors).toMatchObject({ name: expect.any(String) });
      expect((await world.call('DELETE', path, { token })).status).toBe(200);
      expect((await listed()).map(({ name }) => name)).toEqual(['Position']);
      const rival = await world.call('GET', `shops/${counter.shop.shopId}/saved_reports`, { token: world.rival.token });
      expect(rival.status).toBe(403);
    });

    it.each([
      ['a subject that there is not', { subject: 'nothing' }, 400],
      ['a figure that there is not', { figure: 'nothing' }, 400],
      ['filters that the list does not take', { filter: { nothing: 1 } }, 400],
      ['the trash', { filter: { deleted: 'only' } }, 400],
      ['no days', { period: null }, 400],
      ['days that end before they begin', { period: null, firstDay: '2026-05-02', lastDay: '2026-05-01' }, 400],
    ])('are not of %s', async (_, wrong, status) => expect((await save({ ...bills, ...wrong })).status).toBe(status));

    it('are of nothing that their person may not see', async () => {
      const clerk = await colleague([can.QuickBillList]);
      expect((await save({ ...bills, subject: 'purchases', figure: null }, clerk)).status).toBe(403);
      expect((await save({ ...bills, subject: 'sold_goods', figure: 'profitByMonth' }, clerk)).status).toBe(400);
      expect((await save({ ...bills, subject: 'sold_goods', figure: 'byMonth' }, clerk)).status).toBe(201);
    });

    it(`are at most ${mostSavedReports}`, async () => {
      const { shopId, userId } = counter.shop;
      await world.sql(`insert into saved_reports (shop_id, id, user_id, name, subject, created_at, updated_at)
        select '${shopId}', gen_random_uuid(), '${userId}', 'r' || n, 'quick_bills', now(), now() from generate_series(1, ${mostSavedReports}) n`);
      expect((await save()).status).toBe(409);
    });
  });

  describe('each morning', () => {
    it('whoever wants it gets the figure as a table, once, from the next morning on', async () => {
      await sold(today, 700);
      // Tomorrow may be in another month.
      const { id } = await saved({ ...bills, period: null, firstDay: today, lastDay: tomorrow });
      const { id: unwanted } = await saved({ ...bills, name: 'Not by mail', byMail: false });
      await morning(today);
      expect(await stateOf(id)).toBeNull();
      await morning();
      await morning();
      await settled(id, 'sent');
      expect(await stateOf(unwanted)).toBeNull();
      await sendReportLetter(world.ports, { shop: counter.shop.shopId, id, day: tomorrow });
      const [letter, ...others] = await lettersTo(counter.shop);
      expect(others).toEqual([]);
      expect(letter!.subject).toMatch(/^Sales: /);
      expect(letter!.html).toContain('<table');
      expect(letter!.text).toContain('₹700');
      expect(letter!.text).toContain(`https://shop.test/reports?saved=${id}&`);
    });

    it('its days move on with the morning, and its words are the person’s', async () => {
      await world.sql(`update users set language = 'hi' where id = '${counter.shop.userId}'`);
      await sold(today, 700);
      const { id } = await saved({ ...bills, period: 'yesterday', figure: 'byMonth' });
      await morning();
      await settled(id, 'sent');
      const { id: later } = await saved({ ...bills, name: 'Later', period: 'yesterday', figure: 'byMonth' });
      await morning(daysLater(tomorrow, 1));
      await settled(later, 'sent');
      const letters = await lettersTo(counter.shop);
      const [first] = letters.filter(({ subject }) => subject.startsWith('Sales'));
      const told = letters.filter(({ text }) => text.includes('₹700'));
      expect(told).toHaveLength(1);
      expect(letters).toHaveLength(3);
      expect(first!.text).toContain('सहेजी हुई रिपोर्ट');
    });

    it.each([
      ['has left the shop', (user: string) => `delete from memberships where user_id = '${user}'`],
      ['lost the permission', (user: string) => `update memberships set permissions = '{}' where user_id = '${user}'`],
      ['was disabled', (user: string) => `update users set disabled_at = now() where id = '${user}'`],
    ])('whoever %s gets none', async (_, change) => {
      const clerk = await colleague([can.QuickBillList]);
      const { id } = await saved(bills, clerk);
      await world.sql(change(clerk.userId));
      await morning();
      await settled(id, 'failed');
      expect(await lettersTo(clerk)).toEqual([]);
    });

    it('costs are told to nobody who sees them no longer', async () => {
      const clerk = await colleague([can.QuickBillList, can.PieceCost]);
      await sold(today, 700);
      const { id } = await saved({ ...bills, subject: 'sold_goods', figure: null }, clerk);
      const { id: ofProfit } = await saved(
        { ...bills, name: 'Profit', subject: 'sold_goods', figure: 'profitByMonth' },
        clerk,
      );
      const { id: narrowed } = await saved(
        { ...bills, name: 'Known', subject: 'sold_goods', figure: 'byMonth', filter: { costKnown: 'true' } },
        clerk,
      );
      await morning();
      await settled(id, 'sent');
      expect((await lettersTo(clerk)).find(({ subject }) => subject.startsWith('Sales'))!.text).toContain('Profit by');
      await world.sql(
        `update memberships set permissions = '{${can.QuickBillList}}' where user_id = '${clerk.userId}'`,
      );
      await morning(daysLater(tomorrow, 1));
      for (const [each, state] of [
        [ofProfit, 'failed'],
        [narrowed, 'failed'],
        [id, 'sent'],
      ] as const)
        await settled(each, state);
      const [newest] = (await lettersTo(clerk)).filter(({ subject }) => subject.startsWith('Sales'));
      expect(newest!.text).toContain('Sold by month');
      expect(newest!.text).not.toContain('Profit');
    });

    it('the metal position is told like a list', async () => {
      const { id } = await saved({ ...bills, name: 'Metal', subject: 'metal_position', figure: null });
      await morning();
      await settled(id, 'sent');
      const [letter] = await lettersTo(counter.shop);
      expect(letter!.text).toContain('No metal in the books yet.');
    });

    it('one that was being handed over when its process died is not sent again', async () => {
      const { id } = await saved();
      const { shopId } = counter.shop;
      await world.sql(
        `update saved_reports set letter_day = '${tomorrow}', letter_state = 'sending', letter_tries = 0 where id = '${id}'`,
      );
      await sendReportLetter(world.ports, { shop: shopId, id, day: tomorrow });
      expect(await stateOf(id)).toBe('unknown');
      expect(await lettersTo(counter.shop)).toEqual([]);
    });
  });
});
