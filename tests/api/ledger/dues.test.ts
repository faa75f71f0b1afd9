import { beforeAll, describe, expect, it, test } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onBoth(world => {
  let shop: Shop;
  let asha: string;
  let ravi: string;
  let navkar: string;
  const ago = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));
  const post = async (more: object) => {
    const made = await shop.call('POST', 'vouchers', { body: { kind: 'opening', side: 'theyOwe', ...more } });
    const answer = await shop.call('POST', `vouchers/${made.data?.id}/post`, { body: {} });
    expect(answer.status, made.text + answer.text).toBe(200);
  };
  const dues = async (query = '') => {
    const { status, data, text } = await shop.call('GET', `ledger/dues${query}`);
    expect(status, text).toBe(200);
    return data as { totals: Record<string, number>; items: Record<string, unknown>[]; totalCount: number };
  };
  const none = { upTo30: 0, upTo60: 0, upTo90: 0, older: 0 };

  beforeAll(async () => {
    shop = await openShop(world);
    const person = async (name: string) => (await shop.make(entities.contacts, { name }))['id'] as string;
    [asha, ravi, navkar] = [await person('Asha'), await person('Ravi'), await person('Navkar Bullion')];
    for (const [days, amount] of [
      [91, 100],
      [40, 50],
      [30, 20],
      [0, 10.5],
    ] as const)
      await post({ contactId: asha, day: ago(days), amount });
    await post({ kind: 'receipt', contactId: asha, way: 'upi', day: ago(35), amount: 120 });
    await post({ contactId: ravi, day: ago(61), amount: 5, metal: 'AU', fineWeight: 2.5 });
    await post({ side: 'weOwe', party: 'supplier', contactId: navkar, day: ago(90), amount: 700 });
    // Paid in full, and a credit of her own.
    await post({ party: 'supplier', contactId: asha, side: 'weOwe', amount: 40 });
    await post({ kind: 'payment', party: 'supplier', contactId: asha, way: 'upi', amount: 40 });
  });

  describe('dues', () => {
    it('tell for how long each has owed what is left, as the oldest is paid first', async () => {
      const { totals, items, totalCount } = await dues();
      expect(items).toEqual([
        expect.objectContaining({ name: 'Asha', contactId: asha, ...none, total: 60.5, upTo30: 30.5, upTo60: 30 }),
        expect.objectContaining({ name: 'Ravi', ...none, total: 5, upTo90: 5 }),
      ]);
      expect(totals).toEqual({ total: 65.5, ...none, upTo30: 30.5, upTo60: 30, upTo90: 5 });
      expect(totalCount).toBe(2);
    });

    it('tell what is owed in fine gold, and what the shop owes', async () => {
      expect((await dues('?unit=AU')).items).toMatchObject([{ name: 'Ravi', total: 2.5, upTo90: 2.5 }]);
      const { items } = await dues('?side=weOwe');
      expect(items).toMatchObject([{ name: 'Navkar Bullion', kind: 'supplier', total: 700, upTo90: 700 }]);
    });

    it('tell it as it was on any day, page by page', async () => {
      const then = await dues(`?on=${ago(38)}`);
      expect(then.totals).toEqual({ total: 155, ...none, upTo30: 55, upTo60: 100 });
      const second = await dues('?pageSize=1&pageNumber=2');
      expect([second.items.length, second.items[0]!['name'], second.totalCount]).toEqual([1, 'Ravi', 2]);
      expect(second.totals['total']).toBe(65.5);
    });

    test.each(['on=2026-02-30', 'side=nobody', 'unit=XAU', 'from=2026-01-01', 'pageSize=0'])(
      'refuse %s',
      async query => {
        expect((await shop.call('GET', `ledger/dues?${query}`)).status).toBe(400);
      },
    );
  });
});
