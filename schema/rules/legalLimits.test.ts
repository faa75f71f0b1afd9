import { describe, expect, it } from 'vitest';
import { say } from '../words/said.ts';
import {
  factsOfNobody,
  legalSentence,
  noticesOfBill,
  noticesOfOldGold,
  noticesOfReceipt,
  withPayments,
  type LegalFacts,
  type LegalSource,
} from './legalLimits.ts';

const known: LegalFacts = { ...factsOfNobody, hasPan: true, hasAddress: true };
const day = '2026-11-26';
const cash = (amount: number) => [{ way: 'cash', amount }];
type Bill = Parameters<typeof noticesOfBill>[0];
const bill = (more: Partial<Bill>): Bill => ({
  contactId: 'asha',
  total: 10_300,
  due: 0,
  taxable: 10_000,
  payments: null,
  form60: false,
  ...more,
});

describe('what the law says to a bill', () => {
  it.each<[string, Partial<Bill>, Partial<LegalFacts>, string[]]>([
    ['nothing to a small one of nobody', { contactId: null }, factsOfNobody, []],
    ['cash of just below two lakh', { payments: cash(199_999.99) }, {}, []],
    ['cash of two lakh', { payments: cash(200_000) }, {}, ['cashBarred']],
    ['two payments in cash', { payments: [...cash(100_000), ...cash(100_000)] }, {}, ['cashBarred']],
    ['as much by other ways', { payments: [{ way: 'upi', amount: 900_000 }] }, { cashOfDay: 250_000 }, []],
    ['cash after cash of the day', { payments: cash(1) }, { cashOfDay: 200_000 }, ['cashBarred']],
    ['cash after cash for its order', { payments: cash(1) }, { cashOfOrder: 200_000 }, ['cashBarred']],
    ['cash after cash by receipts for it', { payments: cash(1) }, { cashOfBill: 200_000 }, ['cashOfBillBarred']],
    [
      'money on account that was cash',
      { payments: [{ way: 'credit', amount: 1 }] },
      { cashOfBill: 200_000 },
      ['cashOfBillBarred'],
    ],
    [
      'other ways after cash by receipts for it',
      { payments: [{ way: 'upi', amount: 1 }] },
      { cashOfBill: 200_000 },
      [],
    ],
    ['cash of somebody with this PAN', { payments: cash(1) }, { reachedElsewhere: 'pan' }, ['cashElsewhereBarred']],
    ['cash of somebody with this mobile', { payments: cash(1) }, { reachedElsewhere: 'mobile' }, ['cashElsewhere']],
    ['no cash of such a person', {}, { reachedElsewhere: 'pan' }, []],
    ['two lakh without PAN', { total: 200_000 }, { hasPan: false }, []],
    ['a rupee more without PAN', { total: 200_001 }, { hasPan: false }, ['panNeeded']],
    ['the same with the declaration in its place', { total: 200_001, form60: true }, { hasPan: false }, []],
    ['a declaration of nobody', { total: 200_001, form60: true, contactId: null }, { hasPan: false }, ['panNeeded']],
    ['just below fifty thousand without an address', { taxable: 49_999.99 }, { hasAddress: false }, []],
    ['fifty thousand without an address', { taxable: 50_000 }, { hasAddress: false }, ['addressNeeded']],
    ['what is owed up to the limit', { due: 100 }, { owed: 500, creditLimit: 500 }, []],
    ['a paisa above it', { due: 100 }, { owed: 500.01, creditLimit: 500 }, ['creditAbove']],
    [
      'the same where the shop bars it',
      { due: 100 },
      { owed: 500.01, creditLimit: 500, barsCredit: true },
      ['creditBarred'],
    ],
    ['anything owed where nothing may be', { due: 1 }, { owed: 1, creditLimit: 0 }, ['creditAbove']],
    ['much owed without a limit', { due: 100 }, { owed: 900_000, barsCredit: true }, []],
    ['much owed, of a bill that is paid', { due: 0 }, { owed: 900_000, creditLimit: 500, barsCredit: true }, []],
    [
      'all at once, the bars first',
      { total: 300_000, taxable: 291_262, payments: cash(300_000) },
      factsOfNobody,
      ['cashBarred', 'panNeeded', 'addressNeeded'],
    ],
  ])('%s', (_, more, facts, keys) => {
    expect(noticesOfBill(bill(more), day, { ...known, ...facts }).map(({ key }) => key)).toEqual(keys);
  });

  it('bars what must not be, and warns of the rest, each with its limit', () => {
    const notices = noticesOfBill(
      bill({ total: 300_000, taxable: 291_262, payments: cash(300_000) }),
      day,
      factsOfNobody,
    );
    expect(notices.map(({ bars, key, limit }) => [bars, key, limit])).toEqual([
      [true, 'cashBarred', 200_000],
      [true, 'panNeeded', 200_000],
      [false, 'addressNeeded', 50_000],
    ]);
  });

  it.each([
    ['2026-03-31', 'act1961s269ST', 'rules1962r114B', 60, false],
    ['2026-04-01', 'act2025s186', 'rules2026r159', 97, true],
  ])('names the Act in force on %s', (on, act, rules, form, unconfirmed) => {
    const notices = noticesOfBill(bill({ total: 300_000, payments: cash(200_000) }), on, factsOfNobody);
    expect(notices.slice(0, 2)).toMatchObject([
      { source: act, unconfirmed: false },
      { source: rules, form, unconfirmed },
    ]);
    const cited = say('cited', { source: say(rules as LegalSource) });
    const unsure = say('toBeConfirmed', { source: say(rules as LegalSource) });
    expect(legalSentence(notices[1]!)).toEqual(
      say('panNeeded', { limit: '2,00,000', form, cited: unconfirmed ? unsure : cited }),
    );
  });

  it('cites no law for the shop’s own credit limit', () => {
    const [notice] = noticesOfBill(bill({ due: 100 }), day, { ...known, owed: 501, creditLimit: 500 });
    expect(notice).toMatchObject({ limit: 500, source: null, unconfirmed: false });
    expect(legalSentence(notice!).values).not.toHaveProperty('cited');
  });

  it.each(['2015-01-01', '2026-03-31', '2026-04-01', '2031-01-01'])('holds on %s', on => {
    expect(noticesOfBill(bill({ payments: cash(200_000) }), on, known)).toHaveLength(1);
  });
});

it.each<[string, number, Partial<LegalFacts>, string[]]>([
  ['cash', 200_000, {}, ['cashBarred']],
  ['cash', 199_999, {}, []],
  ['cash', 1, { cashOfDay: 200_000 }, ['cashBarred']],
  ['cash', 1, { cashOfBill: 200_000 }, ['cashOfBillBarred']],
  ['cash', 1, { reachedElsewhere: 'pan' }, ['cashElsewhereBarred']],
  ['cash', 1, { reachedElsewhere: 'mobile' }, ['cashElsewhere']],
  ['upi', 900_000, { cashOfDay: 900_000, reachedElsewhere: 'pan' }, []],
])('a receipt by %s of %d, of somebody without PAN and address', (way, amount, facts, keys) => {
  expect(noticesOfReceipt({ way, amount }, day, { ...factsOfNobody, ...facts }).map(({ key }) => key)).toEqual(keys);
});

it.each<[string | null, number, number, Partial<LegalFacts>, string[], proofNumber?: string]>([
  [null, 200_000, 10_000, {}, []],
  [null, 200_001, 0, {}, ['panNeeded']],
  ['passport', 200_001, 0, {}, ['panNeeded']],
  ['pan', 200_001, 0, {}, [], 'AAPFU0939F'],
  ['pan', 200_001, 0, {}, ['panNeeded']],
  ['pan', 200_001, 0, {}, ['panNeeded'], '4711'],
  ['passport', 200_001, 0, {}, ['panNeeded'], 'AAPFU0939F'],
  ['form60', 200_001, 0, {}, []],
  [null, 200_001, 0, { hasPan: true }, []],
  [null, 50_000, 10_000.01, {}, ['cashPaid']],
  [null, 50_000, 500, { cashPaidOfDay: 10_500 }, ['cashPaid']],
  [null, 50_000, 0, { cashPaidOfDay: 90_000 }, []],
])('old gold with %s of %d, of which %d in cash', (proof, total, paid, facts, keys, proofNumber) => {
  const bought = { proof, proofNumber, total, payments: paid ? cash(paid) : null };
  expect(noticesOfOldGold(bought, day, { ...factsOfNobody, ...facts }).map(({ key }) => key)).toEqual(keys);
});

it('what is paid now belongs to the day and to the order', () => {
  const before = { ...known, cashOfDay: 100, cashOfOrder: 200, cashPaidOfDay: 300 };
  expect(withPayments(before, [...cash(0.5), { way: 'card', amount: 9 }, { way: 'cash', amount: null }])).toEqual({
    ...known,
    cashOfDay: 100.5,
    cashOfOrder: 200.5,
    cashOfBill: 0.5,
    cashPaidOfDay: 300.5,
  });
});
