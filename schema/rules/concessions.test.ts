import { describe, expect, it } from 'vitest';
import { conceded, concessionsOfOldGold, concessionsOfSale, type ShopPrice } from './concessions.ts';
import type { SaleLine } from './saleLines.ts';

const none = {
  stoneWeight: null,
  wastageBasis: 'weight',
  wastagePercent: null,
  makingBasis: 'perGram',
  makingLeast: null,
  stoneCharge: null,
  hallmarking: null,
  discount: null,
  gst: 3,
  makingGst: null,
} as const;
/** 10 g of 916 at ₹6,000, making ₹500 a gram: ₹65,000. */
const chain: SaleLine = {
  ...none,
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  rate: 6_000,
  makingRate: 500,
  quantity: 1,
  price: null,
};
/** ₹1,000 by number. */
const box: SaleLine = {
  ...chain,
  metal: 'other',
  fineness: null,
  grossWeight: null,
  rate: null,
  makingRate: null,
  price: 1_000,
};
const shop = (line: SaleLine | null, cost: number | null = null): ShopPrice => ({ line, cost });

describe('what a sale gives away', () => {
  it.each<
    [string, SaleLine, ShopPrice, { on?: 'making' | 'whole'; percent?: number; limit?: number | null }, object[]]
  >([
    ['nothing at the shop’s price', chain, shop(chain), {}, []],
    ['nothing where the shop has no price', chain, shop(null), {}, []],
    ['nothing at a higher rate', { ...chain, rate: 6_000.01 }, shop(chain), {}, []],
    // 10 g x ₹0.01
    ['a lower rate', { ...chain, rate: 5_999.99 }, shop(chain), {}, [{ key: 'priceBelow', line: 0, amount: 10 }]],
    // 10 g x ₹50
    [
      'a lower making charge',
      { ...chain, makingRate: 450 },
      shop(chain),
      {},
      [{ key: 'priceBelow', line: 0, amount: 50_000 }],
    ],
    ['nothing where making makes up for the rate', { ...chain, rate: 5_950, makingRate: 550 }, shop(chain), {}, []],
    [
      'stones left out',
      chain,
      shop({ ...chain, stoneCharge: 25 }),
      {},
      [{ key: 'priceBelow', line: 0, amount: 2_500 }],
    ],
    ['a lower price', { ...box, price: 900 }, shop(box), {}, [{ key: 'priceBelow', line: 0, amount: 10_000 }]],
    ['any discount without a limit', chain, shop(chain), { percent: 100 }, []],
    // 10 % of the making of ₹5,000
    ['a discount up to the limit', chain, shop(chain), { percent: 10, limit: 10 }, []],
    [
      'a discount above it',
      chain,
      shop(chain),
      { percent: 10.01, limit: 10 },
      [{ key: 'discountAbove', line: null, amount: 50 }],
    ],
    // 1 % of ₹65,000 is 13 % of the making
    [
      'a discount on the whole, which is as much',
      chain,
      shop(chain),
      { on: 'whole', percent: 1, limit: 10 },
      [{ key: 'discountAbove', line: null, amount: 15_000 }],
    ],
    [
      'rupees off a line',
      { ...chain, discount: 500.01 },
      shop(chain),
      { limit: 10 },
      [{ key: 'discountAbove', line: null, amount: 1 }],
    ],
    ['nothing by what a scheme gives', { ...chain, schemeBonus: 900 }, shop(chain), { limit: 0 }, []],
    ['of goods by number a share of their price', { ...box, discount: 100 }, shop(box), { limit: 10 }, []],
    ['nothing below cost at the shop’s own price', chain, shop(chain, 70_000), {}, []],
    [
      'below cost by a discount',
      chain,
      shop(chain, 64_501),
      { percent: 10 },
      [{ key: 'belowCost', line: 0, amount: 0 }],
    ],
    ['not yet below it', chain, shop(chain, 64_500), { percent: 10 }, []],
  ])('%s', (_, line, own, { on = 'making', percent = 0, limit = null }, expected) => {
    const sale = { lines: [line], discountOn: on, discountPercent: percent };
    expect(concessionsOfSale(sale, [own], limit)).toEqual(expected);
  });

  it('of several lines comes to their sum, and one line does not pay for another', () => {
    const sale = {
      lines: [
        { ...chain, rate: 7_000 },
        { ...box, price: 900 },
        { ...chain, makingRate: 0 },
      ],
      discountOn: null,
      discountPercent: null,
    };
    const found = concessionsOfSale(sale, [shop(chain), shop(box), shop(chain)], 0);
    expect(found.map(({ line }) => line)).toEqual([1, 2]);
    expect(conceded(found)).toBe(10_000 + 500_000);
  });
});

describe('what a purchase of old gold gives away', () => {
  const bought = { metal: 'gold', grossWeight: 10, deduction: 0, fineness: 916, loss: 0, rate: 6_000, soldHere: false };
  const terms = (buying: number | null) => ({ gold: { buying, exchangeMore: 2, soldHereMore: 1 } });
  it.each<[string, object, number | null, number]>([
    ['nothing at the shop’s rate', {}, 6_000, 0],
    ['nothing below it', {}, 6_001, 0],
    ['nothing where there is none', {}, null, 0],
    // 9.16 g x ₹1
    ['a higher rate', { rate: 6_001 }, 6_000, 916],
    ['of another metal', { metal: 'silver', rate: 90 }, 6_000, 0],
  ])('%s', (_, more, rate, amount) => {
    const voucher = { boughtFor: 'outright', lines: [{ ...bought, ...more }] };
    expect(conceded(concessionsOfOldGold(voucher, terms(rate)))).toBe(amount);
  });

  // The shop gives 2 % more in exchange, and 1 % for what it sold itself: 6,120, 6,060, or 6,180.
  it.each([
    ['outright', false, 6_120, 9.16 * 120 * 100],
    ['exchange', false, 6_120, 0],
    ['exchange', false, 6_121, 916],
    ['outright', true, 6_060, 0],
    ['exchange', true, 6_180, 0],
    ['exchange', true, 6_181, 916],
  ] as const)(
    '%s, sold here: %s, at %i is judged by the rate that holds for it',
    (boughtFor, soldHere, rate, amount) => {
      const voucher = { boughtFor, lines: [{ ...bought, soldHere, rate }] };
      expect(conceded(concessionsOfOldGold(voucher, terms(6_000)))).toBe(amount);
    },
  );
});
