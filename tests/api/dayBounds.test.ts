import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { lastDay } from '../../schema/kit/dayBounds.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const message = 'Enter a day from 1900 to ten years from now';
const latest = lastDay(shopDay(new Date()));
const beyond = `${Number(latest.slice(0, 4)) + 1}-01-01`;

onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(world);
  });
  const task = (dueOn: string) => shop.call('POST', 'tasks', { body: { name: 'Call the setter', dueOn } });

  describe('a day', () => {
    it.each(['0226-11-29', '1899-12-31', beyond, '9999-12-31'])('%s is refused at its field', async day => {
      const { status, body } = await task(day);
      expect([status, body.errors]).toEqual([400, { dueOn: message }]);
    });

    it.each(['1900-01-01', latest])('%s is taken', async day => {
      expect((await task(day)).status).toBe(201);
    });
  });

  it('a day outside the bounds may stay where it is, and comes to no other record', async () => {
    const ids = [];
    for (const day of ['2026-01-01', '2026-01-02']) ids.push((await task(day)).data.id as string);
    const [odd, other] = ids;
    await world.sql(`update tasks set due_on = '0226-11-29' where id = '${odd}'`);
    const change = async (id: string) => {
      const { status, body } = await shop.call('PUT', `tasks/${id}`, { body: { name: 'Again', dueOn: '0226-11-29' } });
      return [status, body.errors];
    };
    expect(await change(odd!)).toEqual([200, undefined]);
    expect(await change(other!)).toEqual([400, { dueOn: message }]);
  });

  it('an import names the row and the field', async () => {
    const csv = 'HSN code,Rate,From\n7113,3,0226-11-29\n7114,3,2026-04-01\n';
    const begun = await shop.call('POST', 'gst_rates/import', { form: { file: new File([csv], 'rates.csv') } });
    expect(await completed(shop, begun)).toMatchObject({
      created: 1,
      failed: 1,
      errors: [{ row: 2, field: 'since', message }],
    });
  });

  describe('a day of each year', () => {
    const today = shopDay(new Date());
    const toCome = daysLater(today, 1);
    const wrong = 'This day is still to come';
    const person = (days: object) =>
      shop.call('POST', 'contacts', { body: { name: 'Asha', gender: 1, mobileNo: '9820011001', ...days } });

    it.each([
      ['birthday', '0001-01-01', message],
      ['birthday', '1603-12-31', message],
      ['birthday', '1899-12-31', message],
      ['birthday', toCome, wrong],
      ['birthday', beyond, wrong],
      ['anniversary', '1899-12-31', message],
      ['anniversary', beyond, message],
    ])('%s %s is refused at its field', async (field, day, expected) => {
      const { status, body } = await person({ [field]: day });
      expect([status, body.errors]).toEqual([400, { [field]: expected }]);
    });

    it.each([
      ['birthday', '1604-02-29'],
      ['birthday', '1900-01-01'],
      ['birthday', today],
      ['anniversary', '1604-02-29'],
      ['anniversary', toCome],
    ])('%s %s is taken', async (field, day) => expect((await person({ [field]: day })).status).toBe(201));

    it('may stay where it is, and comes to no other record', async () => {
      const [old, other] = [await shop.make(entities.contacts, {}), await shop.make(entities.contacts, {})];
      await world.sql(`update contacts set birthday = '1899-01-01' where id = '${old.id}'`);
      const change = async (id: string, birthday: string) => {
        const { status, body } = await shop.call('PUT', `contacts/${id}`, { body: { city: 'Pune', birthday } });
        return [status, body.errors];
      };
      expect(await change(old.id, '1899-01-01')).toEqual([200, undefined]);
      expect(await change(other.id, '1899-01-01')).toEqual([400, { birthday: message }]);
      expect(await change(other.id, toCome)).toEqual([400, { birthday: wrong }]);
    });

    it('comes back from an export as it is, and not otherwise', async () => {
      const { id } = await shop.make(entities.contacts, {});
      await world.sql(`update contacts set birthday = '1899-01-01' where id = '${id}'`);
      const { text } = await shop.call('GET', 'contacts/export?format=csv');
      const bring = async (csv: string) =>
        completed(shop, await shop.call('POST', 'contacts/import', { form: { file: new File([csv], 'people.csv') } }));
      expect(await bring(text)).toMatchObject({ unchanged: 1, failed: 0 });
      expect(await bring(text.replace('1899', '1898'))).toMatchObject({
        updated: 0,
        failed: 1,
        errors: [{ field: 'birthday', message }],
      });
    });
  });
});
