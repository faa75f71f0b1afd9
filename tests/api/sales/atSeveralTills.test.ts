import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type Api } from '../../../api/app.ts';
import { entities } from '../../../schema/entities/index.ts';
import { openServer } from '../../../server/db/server.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestApi, type TestApi } from '../../support/testApi.ts';

/** Tills with letters have nothing in common that would have them wait for each other: no number series, and no balance. Nor do they share a process. */
describe('at two tills at the same moment', () => {
  let world: TestApi;
  let counter: Counter;
  let server: ReturnType<typeof openServer>;
  let other: Api;
  beforeAll(async () => {
    world = await openTestApi('server');
    counter = await openCounter(world);
    server = openServer({ url: world.place! });
    other = createApi({ ...world.ports, database: server.database });
    // Whoever brings the first movement of an account has all others wait for it.
    await here(issue(await billed('', [{ way: 'cash', amount: 10_300 }], null)));
  }, 180_000);
  afterAll(async () => {
    await server.close();
    await world.close();
  });

  /** Of goods for ₹10,300 with GST, or more. */
  const billed = async (letter: string, payments: object[], contactId: string | null, price = 10_000) => {
    const till = letter && (await counter.ask('POST', 'tills', { name: `${letter} ${price}`, letter })).id;
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price, gst: 3 }];
    const bill = { contactId, placeOfSupply: '27', lines, payments, tillId: till || null };
    return (await counter.ask('POST', 'quick_bills', bill)).id as string;
  };
  const issue = (bill: string) => `quick_bills/${bill}/issue`;
  const here = (path: string) => counter.shop.call('POST', path, { body: {} });
  const elsewhere = (path: string) => {
    const { shopId, token } = counter.shop;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = new Request(`http://shop.test/api/shops/${shopId}/${path}`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    return other.fetch(request, { address: '198.51.100.8' });
  };

  /** Two calls, whose statuses it tells. They are held at the rows `held` until both are there, or one waits for the other: then they go on side by side. */
  const atOnce = async (held: string, one: string, another: string) => {
    const holder = await world.owner.connect();
    try {
      await holder.query('begin');
      await holder.query(`select 1 from ${held} where shop_id = '${counter.shop.shopId}' for update`);
      const answers = Promise.all([here(one), elsewhere(another)]);
      await eventually(async () => {
        const [waiting] = await world.sql(`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
        expect(waiting!['n']).toBe(2);
      });
      await holder.query('commit');
      return (await answers).map(({ status }) => status).sort();
    } finally {
      holder.release();
    }
  };

  const issues = ([one, another]: string[]) => [issue(one!), issue(another!)] as const;
  const person = async () =>
    (await counter.shop.make(entities.contacts, { gstin: null, pan: 'AAPFU0939F' })).id as string;

  // Several times, since without a lock it is a matter of chance.
  describe.each([
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
    ['G', 'H'],
  ])('%s and %s', (one, another) => {
    it('the credit of a customer is spent once', async () => {
      const contactId = await person();
      const receipt = { kind: 'receipt', contactId, amount: 10_300, way: 'upi' };
      const { id } = await counter.ask('POST', 'vouchers', receipt);
      await counter.ask('POST', `vouchers/${id}/post`, {});
      const paid = [{ way: 'credit', amount: 10_300 }];
      const bills = [await billed(one, paid, contactId), await billed(another, paid, contactId)];
      expect(await atOnce('business_days', ...issues(bills))).toEqual([200, 409]);
    });

    it('one person pays less than two lakh in cash', async () => {
      const contactId = await person();
      const paid = [{ way: 'cash', amount: 103_000 }];
      const bills = [await billed(one, paid, contactId, 100_000), await billed(another, paid, contactId, 100_000)];
      expect(await atOnce('business_days', ...issues(bills))).toEqual([200, 409]);
    });
  });

  it.each([
    ['bill', 'order'],
    ['order', 'bill'],
    ['bill', 'bill'],
  ])('an estimate becomes one of %s and %s', async (one, another) => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 10_000, gst: 3 }];
    const { id } = await counter.ask('POST', 'quotes', { contactId: await person(), placeOfSupply: '27', lines });
    await counter.ask('POST', `quotes/${id}/give`, {});
    expect(await atOnce('contacts', `quotes/${id}/${one}`, `quotes/${id}/${another}`)).toEqual([200, 409]);
  });
});
