import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
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

  it('a birthday may be of any year', async () => {
    expect((await shop.make(entities.contacts, { birthday: '1604-02-29' }))['birthday']).toBe('1604-02-29');
  });
});
