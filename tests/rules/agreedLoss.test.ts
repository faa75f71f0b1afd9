import { expect, it } from 'vitest';
import { lossNoticesOfLot, lossNoticesOfReceipt } from '../../schema/rules/agreedLoss.ts';

const work = (lossPercent: number | null) => ({
  what: 'work',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  lossPercent,
});

it.each<[lines: object[], limit: number, at: number[]]>([
  [[work(3)], 3, []],
  [[work(3.001)], 3, [1]],
  [[work(0.001)], 0, [1]],
  [[work(null), work(0)], 0, []],
  [[work(1), work(5), work(2), work(9)], 3, [2, 4]],
  [[{ ...work(9), what: 'scrap' }], 3, []],
])('of a receipt %j with a limit of %s percent the lines %j are above it', (lines, limit, at) => {
  const notices = lossNoticesOfReceipt({ lines: lines as ReturnType<typeof work>[] }, limit);
  expect(notices.map(({ values }) => 'line' in values && values.line)).toEqual(at);
  expect(notices.map(notice => notice.at)).toEqual(at.map(line => `lines.${line - 1}.lossPercent`));
});

const lot = { lines: [{ grossWeight: 100, fineness: 900 }], refinedFineness: 999 };

// 90.000 g went in; 3 % of that is 2.700 g.
it.each<[back: object, limit: number, told: object | null]>([
  [{ refinedWeight: 87.3 }, 3, null],
  [{ refinedWeight: 87.299 }, 3, { missing: '2.701 g', loss: 3.01, limit: 3 }],
  [{ refinedWeight: 87, sampleWeight: 0.3 }, 3, null],
  [{ refinedWeight: 87, sampleWeight: 0.299 }, 3, { missing: '2.701 g', loss: 3.01, limit: 3 }],
  [{ refinedWeight: 89.999 }, 0, { missing: '0.001 g', loss: 0.01, limit: 0 }],
  [{ refinedWeight: 90 }, 0, null],
  [{ refinedWeight: 95 }, 0, null],
  [{ refinedWeight: 45, refinedFineness: 500 }, 50, { missing: '67.500 g', loss: 75, limit: 50 }],
  [{ refinedWeight: null }, 0, null],
])('a lot of 90 g that comes back as %j with a limit of %s percent: %j', (back, limit, told) => {
  expect(lossNoticesOfLot({ ...lot, ...back }, limit)).toEqual(
    told ? [{ key: 'lotLossAbove', at: 'refinedWeight', values: told }] : [],
  );
});

it('judges a lot by its weight after the loss that the purchase reckoned with', () => {
  const lines = [{ grossWeight: 100, fineness: 900, loss: 10 }];
  expect(lossNoticesOfLot({ ...lot, lines, refinedWeight: 81 }, 0)).toEqual([]);
});
