import { expect, it } from 'vitest';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes } from '../../schema/entities/quotes.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';

const entities = [quickBills, quotes, salesOrders];
const piece = '0198b6a4-0000-7000-8000-000000000001';

it.each<[what: string, line: object, hsn: string | null]>([
  ['gold', { metal: 'gold' }, '7113'],
  ['silver', { metal: 'silver' }, '7113'],
  ['platinum', { metal: 'platinum' }, '7113'],
  ['a line whose metal is not said', {}, '7113'],
  ['gold with a code of its own', { metal: 'gold', hsn: '7108' }, '7108'],
  ['gold whose code was taken away', { metal: 'gold', hsn: null }, null],
  ['other goods', { metal: 'other' }, null],
  ['a tagged piece', { metal: 'gold', pieceId: piece }, null],
  ['a product', { metal: 'gold', productId: piece }, null],
])('%s is billed under HSN %s', (_, line, hsn) => {
  for (const { fields, info } of entities) {
    const [typed] = fields.lines.cast([line]) as { hsn: string | null }[];
    expect(typed!.hsn).toBe(hsn);
    expect(info.lines.line!['hsn']!.initial).toBe('7113');
  }
});
