import { expect, it } from 'vitest';
import type { Posting } from '../../schema/rules/ledger.ts';
import { shortageOf, shortageTold, sourcesOf } from '../../schema/rules/shortReason.ts';

const move = (from: Posting['from'], to: Posting['to'], amount = 1n, unit: Posting['unit'] = 'AU'): Posting => ({
  from,
  to,
  unit,
  amount,
});
const sold = (milligrams: bigint, unit: Posting['unit'] = 'AU') => move('stock', 'trade', milligrams, unit);

it.each<[what: string, sources: string[], postings: Posting[]]>([
  ['sold metal', ['stock AU sold'], [sold(1n)]],
  ['metal that is paid', ['stock AU'], [move('stock', 'customer:asha')]],
  ['metal that is sold and paid', ['stock AU'], [sold(1n), move('stock', 'customer:asha')]],
  ['metal that is paid and sold', ['stock AU'], [move('stock', 'customer:asha'), sold(1n)]],
  ['loose stones', [], [sold(1n, 'CT')]],
  ['metal that comes in', [], [move('trade', 'stock')]],
  ['an opening balance', [], [move('stock', 'opening')]],
  ['cash of a till', ['cash:till INR'], [move('cash:till', 'customer:asha', 1n, 'INR')]],
  ['money of the bank', [], [move('bank', 'customer:asha', 1n, 'INR')]],
])('%s is taken from %j', (_, sources, postings) => {
  expect(sourcesOf(postings).map(({ key, unit, isSold }) => `${key} ${unit}${isSold ? ' sold' : ''}`)).toEqual(sources);
});

it.each<[what: string, missing: string | null, postings: Posting[]]>([
  ['all of it', null, [sold(5_000n)]],
  ['a milligram more', '0.001 g', [sold(5_001n)]],
  ['more in two movements', '1.000 g', [sold(3_000n), sold(3_000n)]],
  ['a metal that was never entered', null, [sold(9_000n, 'PT')]],
  ['a metal that is short before', '0.101 g', [sold(1n, 'AG')]],
  ['nothing', null, []],
])('of 5 g in stock %s is sold: %s is missing', (_, missing, postings) => {
  const stock = { metals: [{ unit: 'AU', fine: 5_000 } as const, { unit: 'AG', fine: -100 } as const] };
  const short = shortageOf(postings, stock);
  expect(short ? shortageTold(short) : null).toEqual(missing && { key: 'stockShort', values: { amount: missing } });
});
