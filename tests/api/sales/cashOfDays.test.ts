import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { chooseNumberBeginnings } from '../../../api/db/numberBeginnings.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { sweep } from '../../../api/sweep.ts';
import { openSchemes } from '../../support/chits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';

const pan = 'BBBPK1234C';
const mobileNo = '9812345670';
const barred = 'Cash of ₹2,00,000 or more may not be taken';
const elsewhere = 'Limit reached at another shop:';
const allowed = [200, undefined];
const stopped = (text: string) => [409, expect.stringContaining(text)];

type Till = {
  counter: Counter;
  tenantId: string;
  /** A new contact of the shop. */
  person(more?: object): Promise<string>;
  receipt(contactId: string, amount: number, more?: object): Promise<{ id: string; outcome: unknown[] }>;
  /** Rupees by UPI or on credit, and in cash. */
  bill(
    contactId: string,
    price: number,
    payments?: object[],
    more?: object,
  ): Promise<{ id: string; outcome: unknown[] }>;
};

onBoth(world => {
  const open = async (): Promise<Till> => {
    const counter = await openCounter(world);
    const { ask, shop } = counter;
    const done = async (path: string, id: string) => {
      const { status, body } = await shop.call('POST', path, { body: {} });
      return { id, outcome: [status, body.responseMessage] };
    };
    const [own] = await world.sql(`select tenant_id as id from shops where id = '${shop.shopId}'`);
    return {
      counter,
      tenantId: own!['id'] as string,
      person: async more => (await shop.make(entities.contacts, { gstin: null, pan, mobileNo, ...more })).id as string,
      async receipt(contactId, amount, more) {
        const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount, way: 'cash', ...more });
        return done(`vouchers/${id}/post`, id);
      },
      async bill(contactId, price, payments = [], more = {}) {
        const lines = [{ description: 'Necklace', hsn: '7113', metal: 'other', quantity: 1, price, gst: 3 }];
        const supply = { placeOfSupply: '27', billedGst: 'cgstSgst', discountPercent: null, ...more };
        const { id } = await ask('POST', 'quick_bills', { contactId, lines, payments, ...supply });
        return done(`quick_bills/${id}/issue`, id);
      },
    };
  };
  const cash = (amount: number) => [{ way: 'cash', amount }];
  const outcomes = async (acts: Promise<{ outcome: unknown[] }>) => (await acts).outcome;

  let andheri: Till;
  beforeEach(async () => void (andheri = await open()));

  describe('cash for one bill', () => {
    it('is counted over all days', async () => {
      const person = await andheri.person();
      const { id } = await andheri.bill(person, 500_000, cash(100_000));
      expect(await outcomes(andheri.receipt(person, 99_999, { day: '2026-10-01' }))).toEqual(allowed);
      expect(await outcomes(andheri.receipt(person, 1, { day: '2026-10-02' }))).toEqual(stopped('for one bill'));
      const upi = await andheri.receipt(person, 100_000, { way: 'upi' });
      expect(upi.outcome).toEqual(allowed);
      expect(await andheri.counter.ask('GET', `quick_bills/${id}/settlements`)).toMatchObject({ rest: 215_001 });
    });

    it('is counted where a bill takes it from the account', async () => {
      const person = await andheri.person();
      for (const day of ['2026-10-01', '2026-10-02']) await andheri.receipt(person, 150_000, { day });
      const credit = [{ way: 'credit', amount: 300_000 }];
      expect(await outcomes(andheri.bill(person, 500_000, credit))).toEqual(stopped('for one bill'));
      const less = [{ way: 'credit', amount: 199_999 }];
      expect(await outcomes(andheri.bill(person, 500_000, less))).toEqual(allowed);
    });

    it('is counted where a person says which bill it pays', async () => {
      const person = await andheri.person();
      const [one, other] = [await andheri.bill(person, 150_000), await andheri.bill(person, 400_000)];
      const first = await andheri.receipt(person, 150_000, { day: '2026-10-01' });
      await andheri.receipt(person, 150_000, { day: '2026-10-02' });
      const settle = (billId: string) =>
        andheri.counter.shop.call('POST', `vouchers/${first.id}/settle`, {
          body: { rows: [{ billId, amount: 100_000 }] },
        });
      const refused = await settle(other.id);
      expect([refused.status, refused.body.responseMessage]).toEqual(stopped('for one bill'));
      expect((await settle(one.id)).status).toBe(200);
    });
  });

  describe('cash for one supply', () => {
    const debit = (id: string, amount: number) =>
      andheri.counter.shop.call('POST', `quick_bills/${id}/debit`, {
        body: { reason: 'rate', lines: [{ line: 1, amount }] },
      });
    const credit = (id: string, more: object) =>
      andheri.counter.shop.call('POST', `quick_bills/${id}/credit`, {
        body: { reason: 'returned', goods: 'inStock', ...more },
      });

    it('is counted with what its debit notes charge', async () => {
      const person = await andheri.person();
      const { id } = await andheri.bill(person, 200_000, cash(150_000));
      expect((await debit(id, 190_000)).status).toBe(200);
      await andheri.receipt(person, 56_000, { way: 'upi' });
      expect(await outcomes(andheri.receipt(person, 50_000, { day: '2026-10-01' }))).toEqual(stopped('for one bill'));
    });

    it('needs the PAN above the limit, debit notes among it', async () => {
      const { id } = await andheri.bill(await andheri.person({ pan: null }), 190_000);
      const { status, body } = await debit(id, 10_000);
      expect([status, body.responseMessage]).toEqual(stopped('the PAN of the person is needed'));
      expect((await debit(id, 1_000)).status).toBe(200);
    });

    it('is counted where goods are exchanged', async () => {
      const person = await andheri.person();
      const { id } = await andheri.bill(person, 100_000, cash(103_000), { day: '2026-10-01' });
      expect((await credit(id, { lines: [{ line: 1 }] })).status).toBe(200);
      const paid = (amount: number) => [{ way: 'credit', amount: 103_000 }, ...cash(amount)];
      expect(await outcomes(andheri.bill(person, 400_000, paid(97_000)))).toEqual(stopped('for one bill'));
      expect(await outcomes(andheri.bill(person, 400_000, paid(96_999)))).toEqual(allowed);
    });

    it('is counted where a refund lets money on account pay', async () => {
      const person = await andheri.person();
      for (const day of ['2026-10-01', '2026-10-02']) await andheri.receipt(person, 150_000, { day });
      const { id } = await andheri.bill(person, 400_000);
      const refund = (amount: number) => credit(id, { lines: [{ line: 1 }], refund: amount, way: 'upi' });
      const { status, body } = await refund(200_000);
      expect([status, body.responseMessage]).toEqual(stopped('for one bill'));
      expect((await refund(199_999)).status).toBe(200);
    });

    it('is counted with the advances of its order', async () => {
      const person = await andheri.person();
      const { id } = await andheri.counter.ask('POST', 'sales_orders', {
        contactId: person,
        lines: [{ description: 'Necklace', hsn: '7113', metal: 'other', quantity: 1, price: 400_000, gst: 3 }],
        placeOfSupply: '27',
        billedGst: 'cgstSgst',
        deliveryDay: '2031-11-04',
      });
      await andheri.counter.ask('POST', `sales_orders/${id}/confirm`, {});
      const order = { salesOrderId: id };
      expect(await outcomes(andheri.receipt(person, 150_000, { ...order, day: '2026-10-01' }))).toEqual(allowed);
      expect(await outcomes(andheri.bill(person, 400_000, [], order))).toEqual(allowed);
      expect(await outcomes(andheri.receipt(person, 50_000))).toEqual(stopped('for one bill'));
      expect(await outcomes(andheri.receipt(person, 49_999))).toEqual(allowed);
    });
  });

  it('a person who handed a passbook on has paid what went into it', async () => {
    const [asha, ravi] = [await andheri.person(), await andheri.person({ pan: null, mobileNo: '9812345671' })];
    const { ask } = andheri.counter;
    const schemes = openSchemes(andheri.counter);
    const { id } = await schemes.joined({ instalment: 150_000 }, { contactId: asha });
    await schemes.pay(id, { amount: 150_000, way: 'cash' });
    await ask('POST', `chit_members/${id}/transfer`, { contactId: ravi, reason: 'Wedding' });
    expect(await ask('GET', `vouchers/legal_facts?contactId=${asha}`)).toMatchObject({ cashOfDay: 150_000 });
    expect(await ask('GET', `vouchers/legal_facts?contactId=${ravi}`)).toMatchObject({ cashOfDay: 0 });
  });

  it('contacts of one shop with the same PAN are one person', async () => {
    const [one, other] = [await andheri.person(), await andheri.person({ name: 'Asha again', mobileNo: '9812345671' })];
    expect(await outcomes(andheri.receipt(one, 150_000))).toEqual(allowed);
    expect(await outcomes(andheri.receipt(other, 50_000))).toEqual(stopped(barred));
    expect(await outcomes(andheri.receipt(other, 49_999))).toEqual(allowed);
    const business = await andheri.person({ pan: null, gstin: `27${pan}1ZB`, stateCode: '27', pin: null });
    expect(await outcomes(andheri.receipt(business, 1))).toEqual(stopped(barred));
  });

  describe('cash in the shops of one legal person', () => {
    let pune: Till;

    /** Puts a shop into the business of Andheri. */
    const join = async (till: Till, gstin: string | null, tenant = andheri.tenantId) => {
      const { shopId } = till.counter.shop;
      const set = `tenant_id = '${tenant}', gstin = ${gstin ? `'${gstin}'` : 'null'}`;
      await world.sql(`update shops set ${set} where id = '${shopId}'`);
      await world.ports.database.batch([enterJob(shopId, null), chooseNumberBeginnings()]);
    };
    beforeEach(async () => {
      pune = await open();
      await join(andheri, '27AAPFU0939F1ZV');
      await join(pune, '29AAPFU0939F1ZR');
    });

    it('of somebody with the same PAN is barred, and nobody sees the amounts', async () => {
      const [there, here] = [await andheri.person(), await pune.person({ mobileNo: '9812345671' })];
      expect(await outcomes(andheri.bill(there, 200_000, cash(150_000)))).toEqual(allowed);
      const facts = (amount: number) =>
        pune.counter.ask('GET', `vouchers/legal_facts?contactId=${here}&cash=${amount}`);
      expect(await facts(49_999)).toMatchObject({ reachedElsewhere: null, cashOfDay: 0 });
      expect(await facts(50_000)).toMatchObject({ reachedElsewhere: 'pan', cashOfDay: 0 });
      const refused = await outcomes(pune.receipt(here, 50_000));
      expect(refused).toEqual(stopped(elsewhere));
      expect(refused[1]).not.toContain('1,50,000');
      expect(await outcomes(pune.receipt(here, 49_999))).toEqual(allowed);
      expect(await outcomes(andheri.receipt(there, 1))).toEqual(stopped(elsewhere));
    });

    it('of somebody with the same mobile number alone is warned of', async () => {
      const [there, here] = [await andheri.person({ pan: null }), await pune.person()];
      await andheri.receipt(there, 150_000);
      const facts = await pune.counter.ask('GET', `quick_bills/legal_facts?contactId=${here}&cash=50000`);
      expect(facts).toMatchObject({ reachedElsewhere: 'mobile' });
      expect(await outcomes(pune.receipt(here, 50_000))).toEqual(allowed);
    });

    it('of others does not hide what somebody paid', async () => {
      const there = await andheri.person({ pan: null });
      await andheri.receipt(there, 150_000);
      await andheri.receipt(await andheri.person({ pan: null, name: 'Asha again' }), 10);
      const facts = await pune.counter.ask(
        'GET',
        `quick_bills/legal_facts?contactId=${await pune.person()}&cash=50000`,
      );
      expect(facts).toMatchObject({ reachedElsewhere: 'mobile' });
    });

    it('is asked about in steps, so that nobody finds out how much it was', async () => {
      await andheri.receipt(await andheri.person(), 145_000);
      const here = await pune.person();
      const facts = (amount: number) =>
        pune.counter.ask('GET', `vouchers/legal_facts?contactId=${here}&cash=${amount}`);
      expect((await facts(55_000)).reachedElsewhere).toBeNull();
      expect((await facts(59_999)).reachedElsewhere).toBeNull();
      expect((await facts(60_000)).reachedElsewhere).toBe('pan');
      expect(await outcomes(pune.receipt(here, 55_000))).toEqual(stopped(elsewhere));
    });

    it.each<[string, () => Promise<unknown>, object]>([
      ['was taken on another day', async () => {}, { day: '2026-10-01' }],
      ['was not cash', async () => {}, { way: 'upi' }],
      ['was taken by another business', () => join(pune, '27AAPFU0939F1ZV', pune.tenantId), {}],
      ['was taken by another legal person', () => join(pune, '29AAGCB7383J1Z4'), {}],
      ['was taken by a shop without a GSTIN', () => join(pune, null), {}],
    ])('is not counted where it %s', async (_, change, more) => {
      await change();
      const [there, here] = [await andheri.person(), await pune.person()];
      expect(await outcomes(andheri.receipt(there, 150_000, more))).toEqual(allowed);
      expect(await outcomes(pune.receipt(here, 50_000))).toEqual(allowed);
    });

    it('is not counted once its receipt was cancelled', async () => {
      const [there, here] = [await andheri.person(), await pune.person()];
      const { id } = await andheri.receipt(there, 150_000);
      await andheri.counter.ask('POST', `vouchers/${id}/cancel`, {});
      expect(await outcomes(pune.receipt(here, 199_999))).toEqual(allowed);
    });

    it('is taken at one of two shops at once', async () => {
      const [there, here] = [await andheri.person(), await pune.person({ mobileNo: '9812345671' })];
      const acts = [andheri, pune].flatMap((till, n) =>
        Array.from({ length: 4 }, () => till.receipt([there, here][n]!, 60_000)),
      );
      const posted = (await Promise.all(acts)).filter(({ outcome }) => outcome[0] === 200);
      expect(posted).toHaveLength(3);
    });

    it('is kept as digests, for two years', async () => {
      await andheri.receipt(await andheri.person(), 1_234);
      const kept = () => world.sql(`select * from cash_of_days where shop_id = '${andheri.counter.shop.shopId}'`);
      expect(await kept()).toEqual(
        Array.from({ length: 2 }, () => expect.objectContaining({ digest: expect.stringMatching(/^[0-9a-f]{64}$/) })),
      );
      await world.sql(`update cash_of_days set day = day - 733`);
      await sweep(world.ports);
      expect(await kept()).toEqual([]);
    });
  });
});
