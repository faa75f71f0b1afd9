import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { factsOfNobody } from '../../../schema/rules/legalLimits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const bangle = {
  description: 'Bangle',
  hsn: '7113',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  rate: 6_000,
  gst: 3,
};
const supply = { placeOfSupply: '27', billedGst: 'cgstSgst' };
const barred = /^Cash of ₹2,00,000 or more/;
const unnamed = /^Above ₹2,00,000 the PAN/;

onPostgres(world => {
  let counter: Counter;
  let person: string;
  const ask: Counter['ask'] = (...asked) => counter.ask(...asked);
  const call = (path: string, body: object = {}) => counter.shop.call('POST', path, { body });
  const someone = async (more: object = {}) =>
    (await counter.shop.make(entities.contacts, { gstin: null, pan: null, ...more })).id as string;

  /** Of grams at ₹6,180 with GST, paid as it is said; the rest is owed. */
  const bill = async (grams: number, payments: object[], more: object = {}) => {
    const lines = [{ ...bangle, grossWeight: grams }];
    return (await ask('POST', 'quick_bills', { contactId: person, lines, payments, ...supply, ...more })).id as string;
  };
  const cash = (amount: number) => [{ way: 'cash', amount }];
  const issue = (id: string) => call(`quick_bills/${id}/issue`);
  const issued = async (...asked: Parameters<typeof bill>) => issue(await bill(...asked));
  const receipt = async (amount: number, more: object = {}) => {
    const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId: person, amount, way: 'cash', ...more });
    return { id: id as string, ...(await call(`vouchers/${id}/post`)) };
  };
  const told = ({ status, body }: { status: number; body: { responseMessage?: string } }) => [
    status,
    body.responseMessage,
  ];

  beforeEach(async () => {
    counter = await openCounter(world);
    person = await someone({ pan: 'AAPFU0939F' });
  });

  describe('cash from one person', () => {
    it.each([
      ['on one bill', async () => [await issued(40, cash(200_000))]],
      ['on several bills of a day', async () => [await issued(20, cash(100_000)), await issued(20, cash(100_000))]],
      ['on a bill after a receipt', async () => [await receipt(150_000), await issued(20, cash(50_000))]],
      ['by a receipt after a bill', async () => [await issued(20, cash(100_000)), await receipt(100_000)]],
    ])('of two lakh %s is stopped, and one rupee less is not', async (_, pay) => {
      const last = (await pay()).at(-1)!;
      expect(told(last)).toEqual([409, expect.stringMatching(barred)]);
      person = await someone({ pan: 'BBBPK1234C' });
      const less = [await receipt(99_999), await issued(20, cash(100_000))];
      expect(less.map(({ status }) => status)).toEqual([200, 200]);
    });

    it('is not counted over days, nor what others pay, nor what is not cash', async () => {
      const others = await someone({ pan: 'BBBPK1234C' });
      const answers = [
        await issued(40, [...cash(150_000), { way: 'upi', amount: 97_200 }]),
        await receipt(150_000, { day: '2026-10-01' }),
        await receipt(150_000, { contactId: others }),
        await receipt(150_000, { way: 'upi' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    it('is not counted once its receipt was cancelled', async () => {
      const { id } = await receipt(150_000);
      expect((await issued(20, cash(100_000))).status).toBe(409);
      await ask('POST', `vouchers/${id}/cancel`, {});
      expect((await issued(20, cash(100_000))).status).toBe(200);
    });

    it('is counted for an order over all days, its bill among them', async () => {
      const { id } = await ask('POST', 'sales_orders', {
        contactId: person,
        lines: [{ ...bangle, grossWeight: 40 }],
        ...supply,
        deliveryDay: '2031-11-04',
      });
      await ask('POST', `sales_orders/${id}/confirm`, {});
      const forOrder = (amount: number, day: string) => receipt(amount, { salesOrderId: id, day });
      expect((await forOrder(80_000, '2026-10-01')).status).toBe(200);
      expect((await forOrder(80_000, '2026-10-02')).status).toBe(200);
      expect(told(await forOrder(40_000, '2026-10-03'))).toEqual([409, expect.stringMatching(barred)]);
      const order = { salesOrderId: id };
      expect(told(await issued(40, cash(40_000), order))).toEqual([409, expect.stringMatching(barred)]);
    });
  });

  describe('above two lakh', () => {
    it.each<[string, () => Promise<string | null>, object, number]>([
      ['PAN', async () => someone({ pan: 'AAPFU0939F' }), {}, 200],
      ['GSTIN', async () => someone({ gstin: '27AAPFU0939F1ZV', stateCode: '27', pin: null }), {}, 200],
      ['signed declaration', async () => someone(), { form60: true }, 200],
      ['neither', async () => someone(), {}, 409],
      ['name', async () => null, { form60: true, payments: [{ way: 'upi', amount: 247_200 }] }, 409],
    ])('a bill of somebody with %s', async (_, whose, more, status) => {
      const id = await bill(40, [], { contactId: await whose(), ...more });
      const answer = await issue(id);
      expect(answer.status, answer.text).toBe(status);
      if (status === 409) {
        expect(answer.body.responseMessage).toMatch(unnamed);
        expect(await ask('GET', `quick_bills/${id}`)).toMatchObject({ state: 'draft', number: null });
      }
    });

    it.each([
      ['PAN', 'pan', 200, 'aapfu0939f'],
      ['the declaration in place of PAN', 'form60', 200, null],
      ['a passport', 'passport', 409, 'AAPFU0939F'],
    ])('old gold of somebody who shows %s', async (_, proof, status, proofNumber) => {
      const { id } = await ask('POST', 'old_gold', {
        contactId: await someone(),
        proof,
        proofNumber,
        lines: [{ metal: 'gold', grossWeight: 40, fineness: 916, rate: 6_000 }],
      });
      const answer = await call(`old_gold/${id}/buy`);
      expect(answer.status, answer.text).toBe(status);
    });

    it('old gold of a draft from before whose PAN card has no number', async () => {
      const { id } = await ask('POST', 'old_gold', {
        contactId: await someone(),
        lines: [{ metal: 'gold', grossWeight: 40, fineness: 916, rate: 6_000 }],
      });
      await world.sql(`update old_gold set proof = 'pan' where id = '${id}'`);
      expect(told(await call(`old_gold/${id}/buy`))).toEqual([409, expect.stringMatching(unnamed)]);
      const { version } = await ask('PUT', `old_gold/${id}`, { proofNumber: 'AAPFU0939F' });
      expect((await call(`old_gold/${id}/buy`, { version })).status).toBe(200);
    });
  });

  describe('a credit limit', () => {
    const bars = (isBarred: boolean) =>
      world.sql(`update shops set bars_credit = ${isBarred} where id = '${counter.shop.shopId}'`);
    const above = /^The customer would owe more than the credit limit of ₹6,180\./;

    it('bars bills above it where the shop says so, and counts what is owed from before', async () => {
      await bars(true);
      person = await someone({ pan: 'AAPFU0939F', creditLimit: 6_180 });
      const first = await issued(1, []);
      expect(first.status, first.text).toBe(200);
      expect(told(await issued(1, []))).toEqual([409, expect.stringMatching(above)]);
      expect((await issued(1, [{ way: 'upi', amount: 6_180 }])).status).toBe(200);
      await receipt(1_000);
      expect((await issued(1, [{ way: 'upi', amount: 5_180 }])).status).toBe(200);
      expect((await issued(1, [{ way: 'upi', amount: 6_179 }])).status).toBe(409);
      expect(await ask('GET', `quick_bills/legal_facts?contactId=${person}`)).toMatchObject({
        owed: 6_180,
        creditLimit: 6_180,
        barsCredit: true,
      });
    });

    it('stops one of two bills that are issued at once', async () => {
      await bars(true);
      person = await someone({ pan: 'AAPFU0939F', creditLimit: 10_000 });
      const [one, other] = [await bill(1, []), await bill(1, [])];
      const answers = await Promise.all([issue(one), issue(other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it.each([
      ['warns alone otherwise', false, 1],
      ['is none where it is empty', true, null],
    ])('%s', async (_, isBarred, creditLimit) => {
      await bars(isBarred);
      person = await someone({ pan: 'AAPFU0939F', creditLimit });
      expect((await issued(1, [])).status).toBe(200);
    });
  });

  it('tells what it is judged by, of a person on a day and for an order', async () => {
    expect(await ask('GET', 'quick_bills/legal_facts')).toEqual(factsOfNobody);
    await receipt(1_234.5);
    const { id } = await ask('POST', 'old_gold', {
      contactId: person,
      lines: [{ metal: 'gold', grossWeight: 10, fineness: 916, rate: 6_000 }],
      payments: cash(9_000.5),
      shortReason: 'Cash of the owner',
    });
    await ask('POST', `old_gold/${id}/buy`, {});
    expect(await ask('GET', `old_gold/legal_facts?contactId=${person}`)).toMatchObject({
      hasPan: true,
      cashOfOrder: 0,
      cashOfBill: 0,
      charged: 0,
      reachedElsewhere: null,
      hasAddress: expect.any(Boolean),
      cashOfDay: 1_234.5,
      cashPaidOfDay: 9_000.5,
    });
    expect(await ask('GET', `old_gold/legal_facts?contactId=${person}&day=2026-01-01`)).toMatchObject({
      cashOfDay: 0,
      cashPaidOfDay: 0,
    });
    const wrong = await counter.shop.call('GET', 'quick_bills/legal_facts?day=yesterday');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['day']]);
  });
});
