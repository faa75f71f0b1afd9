import { describe, expect, it, test } from 'vitest';
import {
  taxedLinesOfPurchase,
  taxNotices,
  taxNoticesOfPurchase,
  codesOfLines,
  type TaxedSale,
  type TaxFacts,
} from './lineTax.ts';

const ring = {
  hsn: '7113',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  stoneWeight: null,
  rate: 6_000,
  wastageBasis: 'weight',
  wastagePercent: null,
  makingBasis: 'perGram',
  makingRate: 500,
  makingLeast: null,
  stoneCharge: null,
  hallmarking: null,
  quantity: 1,
  price: null,
  gst: 3,
  makingGst: null,
};
type Line = Record<keyof typeof ring, string | number | null>;
const goods = { metal: 'other', price: 100, makingRate: null };

const facts: TaxFacts = { rates: [], making: null, turnover: null };
const keys = (line: Partial<Line>, more: { facts?: Partial<TaxFacts>; sale?: Partial<TaxedSale>; day?: string } = {}) =>
  taxNotices(
    { billedGst: 'cgstSgst', lines: [{ ...ring, ...line }] as TaxedSale['lines'], ...more.sale },
    more.day ?? '2026-11-30',
    {
      ...facts,
      ...more.facts,
    },
  ).map(({ key, effect }) => `${key} ${effect}`);

const other = ['otherGst needsApproval'];

describe('the GST of a line', () => {
  test.each<[string, Partial<Line>, string[]]>([
    ['gold at 3 %', {}, []],
    ['gold at 0 %', { gst: 0 }, other],
    ['gold at 0.25 %', { gst: 0.25 }, other],
    ['gold without a rate', { gst: null }, other],
    ['gold under a code of stones', { hsn: '7102', gst: 0.25 }, other],
    ['gold under a code that nobody knows', { hsn: '4819', gst: 18 }, other],
    ['gold as bullion', { hsn: '710812' }, []],
    ['silver at 3 %', { metal: 'silver', hsn: '71131110' }, []],
    ['silver at 5 %', { metal: 'silver', hsn: '71131110', gst: 5 }, other],
    ['rough diamonds', { ...goods, hsn: '710231', gst: 0.25 }, []],
    ['cut diamonds at the rate of rough ones', { ...goods, hsn: '71023910', gst: 0.25 }, other],
    ['cut diamonds', { ...goods, hsn: '71023910', gst: 1.5 }, []],
    ['diamonds by a short code, as rough', { ...goods, hsn: '7102', gst: 0.25 }, []],
    ['diamonds by a short code, as cut', { ...goods, hsn: '7102', gst: 1.5 }, []],
    ['diamonds by a short code, as neither', { ...goods, hsn: '7102', gst: 3 }, other],
    ['goods that the table lacks', { ...goods, hsn: '4819', gst: 18 }, ['unknownGst warns']],
    ['goods that the table lacks, without a rate', { ...goods, hsn: '4819', gst: null }, ['noGst barsInvoice']],
  ])('%s', (_, line, expected) => expect(keys(line)).toEqual(expected));

  it('is that of the document’s own day', () => {
    const cut = { ...goods, hsn: '710239', gst: 0.25 };
    expect(keys(cut, { day: '2022-07-17' })).toEqual([]);
    expect(keys(cut, { day: '2022-07-18' })).toEqual(other);
  });

  it('is that of the shop’s own row, and of the standard one where the shop has deleted its row', () => {
    const rates = [{ hsn: '7113', rate: 5, since: '2026-01-01' }];
    expect(keys({ gst: 5 }, { facts: { rates } })).toEqual([]);
    expect(keys({ gst: 3 }, { facts: { rates } })).toEqual(other);
    expect(keys({ gst: 3 }, { facts: { rates }, day: '2025-12-31' })).toEqual([]);
    expect(
      keys({ ...goods, hsn: '4819', gst: 12 }, { facts: { rates: [{ hsn: '48', rate: 18, since: '2020-01-01' }] } }),
    ).toEqual(other);
  });

  test.each(['none', null])('is not looked at where a document bears no GST: %s', billedGst =>
    expect(keys({ gst: 0, hsn: null }, { sale: { billedGst } })).toEqual([]),
  );
});

describe('the GST of a making charge', () => {
  const service = { making: 'service' } as const;
  const otherMaking = ['otherMakingGst needsApproval'];
  test.each<[string, Partial<Line>, Partial<TaxFacts>, string[]]>([
    ['as a part of the goods', {}, { making: 'goods' }, []],
    ['with a rate of its own as a part of the goods', { makingGst: 5 }, {}, ['makingHasNoGst needsApproval']],
    ['as a service', { makingGst: 5 }, service, []],
    ['as a service without a rate', {}, service, otherMaking],
    ['as a service at another rate', { makingGst: 3 }, service, otherMaking],
    ['as a service that costs nothing', { makingRate: null }, service, []],
    ['of goods by number, which have none', { ...goods, makingGst: 5 }, service, []],
  ])('%s', (_, line, more, expected) => expect(keys(line, { facts: more })).toEqual(expected));
});

describe('the HSN code of a line', () => {
  const crores = (count: number) => ({ turnover: count * 10_000_000 });
  test.each<[hsn: string | null, Partial<TaxFacts>, string[]]>([
    [null, {}, ['noHsn barsInvoice']],
    ['7113', {}, []],
    ['7113', crores(5), []],
    ['7113', crores(5.1), ['shortHsn barsInvoice']],
    ['711319', crores(5.1), []],
    ['71131910', crores(5.1), []],
    // Typed before codes had to be whole.
    ['71131', {}, ['shortHsn barsInvoice']],
    ['7113191', crores(5.1), ['shortHsn barsInvoice']],
  ])('%s with %j', (hsn, more, expected) => expect(keys({ hsn }, { facts: more })).toEqual(expected));
});

describe('the GST of a purchase', () => {
  const bought = { metal: 'gold', hsn: '7108', gst: 3 };
  const service = { metal: 'gold', hsn: '998892', gst: 5 };
  test.each<[what: string, line: object, more: object, keys: string[]]>([
    ['gold at 3 %', bought, {}, []],
    ['gold at 0 %', { ...bought, gst: 0 }, {}, ['otherGst']],
    ['gold without a code', { ...bought, hsn: null }, {}, []],
    ['gold without a code at 5 %', { ...bought, hsn: null, gst: 5 }, {}, ['otherGst']],
    ['gold whose code has a space', { ...bought, hsn: '7108 12' }, {}, []],
    ['other goods without a code', { metal: 'other', hsn: null, gst: 12 }, {}, []],
    ['goods that the table lacks', { metal: 'other', hsn: '4819', gst: 12 }, {}, ['unknownGst']],
    ['cut diamonds at 0.25 %', { metal: 'other', hsn: '71023910', gst: 0.25 }, {}, ['otherGst']],
    ['labour for metal that is owed', service, { owed: 'metal' }, []],
    ['labour at 3 %', { ...service, gst: 3 }, { owed: 'metal' }, ['otherGst']],
    ['labour without a code', { ...service, hsn: null }, { owed: 'metal' }, []],
    ['a bill without GST', { ...bought, gst: 0 }, { billedGst: 'none' }, []],
  ])('%s', (_, line, more, expected) => {
    const purchase = { billedGst: 'igst', owed: 'rupees', lines: [line as typeof bought], ...more };
    expect(taxNoticesOfPurchase(purchase, '2026-11-30', facts).map(({ key }) => key)).toEqual(expected);
  });

  it('is compared with the rates of the day on the bill', () => {
    const purchase = { billedGst: 'igst', owed: 'rupees', lines: [{ metal: 'other', hsn: '71023910', gst: 0.25 }] };
    expect(taxNoticesOfPurchase(purchase, '2020-01-01', facts)).toEqual([]);
    expect(codesOfLines(taxedLinesOfPurchase(purchase))).toEqual(['71023910', '998892']);
  });
});
