import { beforeEach, describe, expect, it } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 10_000, gst: 3 };
const sold = { placeOfSupply: '27', lines: [box] };
const chain = { description: 'Chain', metal: 'gold', grossWeight: 10, fineness: 916, rate: 6_000 };
const bars = { description: 'Bars', metal: 'gold', fineness: 995, weight: 10, amount: 60_000, gst: 3 };

const dayFromNow = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000));

/** Each document that takes its number by a step: what it is made of, and the step. */
const documents: [path: string, step: string, body: object][] = [
  ['quotes', 'give', sold],
  ['sales_orders', 'confirm', { ...sold, deliveryDay: '2031-11-04' }],
  ['quick_bills', 'issue', sold],
  ['vouchers', 'post', { kind: 'receipt', amount: 100, way: 'cash' }],
  ['old_gold', 'buy', { lines: [chain] }],
];

onPostgres(world => {
  let counter: Counter;
  beforeEach(async () => {
    counter = await openCounter(world);
  });

  describe.each(documents)('of %s', (path, step, body) => {
    const made = async (more: object) => {
      const { contactId, ask } = counter;
      const { id, day } = await ask('POST', path, { contactId, ...body, ...more });
      const { day: after, number } = await ask('POST', `${path}/${id}/${step}`, {});
      return { before: day, after, number };
    };

    it('the day is that on which it takes its number', async () => {
      expect(await made({})).toMatchObject({ before: null, after: shopDay(new Date()) });
    });

    it('a day that somebody typed stays', async () => {
      expect(await made({ day: '2026-04-02' })).toMatchObject({ before: '2026-04-02', after: '2026-04-02' });
    });

    it('a day that is still to come is refused at its field, and the draft stays', async () => {
      const { contactId, ask, shop } = counter;
      const { id } = await ask('POST', path, { contactId, ...body, day: dayFromNow(1) });
      const refused = await shop.call('POST', `${path}/${id}/${step}`, { body: {} });
      expect([refused.status, refused.body.errors]).toEqual([400, { day: 'This day is still to come' }]);
      expect(await ask('GET', `${path}/${id}`)).toMatchObject({ day: dayFromNow(1), number: null });
      await ask('PUT', `${path}/${id}`, { day: dayFromNow(0) });
      expect((await ask('POST', `${path}/${id}/${step}`, {})).number).not.toBeNull();
    });

    it('the year in its number is that of its day', async () => {
      const days = ['2026-04-01', '2026-03-31', '2026-04-02'];
      const numbers: string[] = [];
      for (const day of days) numbers.push((await made({ day })).number);
      expect(numbers.map(number => number.replace(/^\w+/, ''))).toEqual(['/26-27/0001', '/25-26/0001', '/26-27/0002']);
    });
  });

  it('of what others give, such as a bill for an expense, may be still to come', async () => {
    const { ask } = counter;
    const head = await ask('POST', 'ledger/accounts', { name: 'Rent', kind: 'expenses' });
    const expense = { kind: 'expense', amount: 100, way: 'upi', expenseId: head.id, day: dayFromNow(1) };
    const { id } = await ask('POST', 'vouchers', expense);
    expect((await ask('POST', `vouchers/${id}/post`, {})).number).not.toBeNull();
  });

  it.each([
    ['an opening balance', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 10 }],
    ['cash between own accounts', { kind: 'transfer', amount: 100, way: 'upi', toWay: 'bank' }],
  ])('of %s is not still to come', async (_, voucher) => {
    const { ask, shop } = counter;
    const { id } = await ask('POST', 'vouchers', { ...voucher, day: dayFromNow(1) });
    const refused = await shop.call('POST', `vouchers/${id}/post`, { body: {} });
    expect([refused.status, refused.body.errors]).toEqual([400, { day: 'This day is still to come' }]);
    await ask('PUT', `vouchers/${id}`, { day: dayFromNow(0) });
    expect((await ask('POST', `vouchers/${id}/post`, {})).number).not.toBeNull();
  });

  describe.each<[path: string, fields: string[], body: (contactId: string) => object]>([
    [
      'purchases',
      ['day', 'billDay'],
      contactId => ({ supplierId: contactId, billNo: 'NB/1', billDay: '2026-04-01', lines: [bars] }),
    ],
    [
      'karigar_receipts',
      ['day'],
      contactId => ({ contactId, lines: [{ what: 'work', metal: 'gold', fineness: 916, grossWeight: 1, rate: 50 }] }),
    ],
  ])('of %s in the books', (path, fields, body) => {
    it.each(fields)('%s is not still to come as it is typed', async field => {
      const { contactId, ask, shop } = counter;
      const sent = { ...body(contactId), [field]: dayFromNow(1) };
      const refused = await shop.call('POST', path, { body: sent });
      expect([refused.status, refused.body.errors]).toEqual([400, { [field]: 'This day is still to come' }]);
      const { id } = await ask('POST', path, body(contactId));
      const changed = await shop.call('PUT', `${path}/${id}`, { body: { [field]: dayFromNow(1) } });
      expect([changed.status, changed.body.errors]).toEqual([400, { [field]: 'This day is still to come' }]);
      await ask('PUT', `${path}/${id}`, { [field]: dayFromNow(0) });
    });

    it('day is not still to come where a draft has one from before', async () => {
      const { contactId, ask, shop } = counter;
      const { id } = await ask('POST', path, body(contactId));
      await world.sql(`update ${path} set day = '${dayFromNow(1)}' where id = '${id}'`);
      const refused = await shop.call('POST', `${path}/${id}/post`, { body: {} });
      expect([refused.status, refused.body.errors]).toEqual([400, { day: 'This day is still to come' }]);
    });
  });

  it('of a purchase is no other than what its entry has', async () => {
    const { contactId, ask } = counter;
    const purchase = { supplierId: contactId, billNo: 'NB/1', billDay: '2026-04-01', lines: [bars] };
    const { id } = await ask('POST', 'purchases', purchase);
    const { day } = await ask('POST', `purchases/${id}/post`, {});
    const [entry] = (await ask('GET', 'ledger/day_book')).items as { day: string }[];
    expect(day).toBe(entry!.day);
  });
});
