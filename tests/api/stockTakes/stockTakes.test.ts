import { beforeEach, describe, expect, it, test } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { giveOut, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onPostgres(world => {
  let shop: Shop;
  let take: string;
  const scan = async (...tags: string[]) => {
    const answer = await shop.call('POST', `stock_takes/${take}/scan`, { body: { tags } });
    expect(answer.status, answer.text).toBe(200);
    return (answer.data as { tag: string; outcome: string; again: boolean }[]).map(
      ({ tag, outcome, again }) => `${tag} ${outcome}${again ? ' again' : ''}`,
    );
  };
  const result = async (outcome = 'missing') => {
    const { data } = await shop.call('GET', `stock_takes/${take}/result?outcome=${outcome}`);
    const { found, missing, surplus, missingWeight, items } = data;
    return {
      counts: [found, missing, surplus, missingWeight],
      tags: (items as { tag: string }[]).map(({ tag }) => tag),
    };
  };
  beforeEach(async () => {
    shop = await openShop(world);
    for (const tag of ['A-1', 'A-2', 'A-3']) await takeIn(shop, { tag, tray: 'Tray 1' });
    await takeIn(shop, { tag: 'B-1', tray: 'Tray 2' });
    const sent = await takeIn(shop, { tag: 'A-4', tray: 'Tray 1' });
    await giveOut(shop, [sent['id']], { kind: 'hallmarking' });
    const made = await shop.call('POST', 'stock_takes', { body: { name: 'Tray 1 in November', tray: 'Tray 1' } });
    take = made.data.id;
  });

  describe('a stock-taking', () => {
    it('tells of each tag what it is, and what is missing and too much', async () => {
      expect(await result()).toEqual({ counts: [0, 3, 0, 31.5], tags: ['A-1', 'A-2', 'A-3'] });
      expect(await scan('A-1', ' A-2 ', 'B-1', 'nonsense', 'A-4')).toEqual([
        'A-1 found',
        'A-2 found',
        'B-1 elsewhere',
        'nonsense unknown',
        'A-4 elsewhere',
      ]);
      expect(await scan('A-1')).toEqual(['A-1 found again']);
      expect(await result()).toEqual({ counts: [2, 1, 3, 10.5], tags: ['A-3'] });
      expect((await result('surplus')).tags).toEqual(['A-4', 'B-1', 'nonsense']);
      expect((await result('found')).tags).toEqual(['A-1', 'A-2']);
    });

    it('is kept as it was when it is closed, whatever becomes of the pieces', async () => {
      await scan('A-1', 'B-1');
      const closed = await shop.call('POST', `stock_takes/${take}/close`, { body: {} });
      expect(closed.data).toMatchObject({
        state: 'closed',
        expected: 3,
        found: 1,
        missing: 2,
        surplus: 1,
        missingWeight: 21,
      });
      await takeIn(shop, { tag: 'A-9', tray: 'Tray 1' });
      expect(await result()).toEqual({ counts: [1, 2, 1, 21], tags: ['A-2', 'A-3'] });
      const late = await shop.call('POST', `stock_takes/${take}/scan`, { body: { tags: ['A-2'] } });
      expect([late.status, late.body.responseMessage]).toEqual([409, 'This stock-taking is closed.']);
    });

    test.each([[[]], [['  ']], [['x'.repeat(65)]], [Array.from({ length: 201 }, (_, n) => `T-${n}`)]])(
      'refuses %j',
      async tags => {
        const { status, body } = await shop.call('POST', `stock_takes/${take}/scan`, { body: { tags } });
        expect([status, Object.keys(body.errors)]).toEqual([400, ['tags']]);
      },
    );
  });
});
