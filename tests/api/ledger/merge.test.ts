import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onBoth(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const post = async (more: object) => {
    const made = await shop.call('POST', 'vouchers', { body: { kind: 'opening', side: 'theyOwe', ...more } });
    const answer = await shop.call('POST', `vouchers/${made.data?.id}/post`, { body: {} });
    expect(answer.status, made.text + answer.text).toBe(200);
  };
  const balances = async () => {
    const { data } = await shop.call('GET', 'ledger/trial_balance');
    const rows = data.items as { kind: string; name: string; unit: string; closing: number }[];
    return rows
      .filter(({ kind, closing }) => kind !== 'opening' && closing !== 0)
      .map(({ kind, name, unit, closing }) => `${name} ${kind} ${closing} ${unit}`)
      .sort();
  };
  const person = async (name: string) => (await shop.make(entities.contacts, { name }))['id'] as string;

  describe('people who become one', () => {
    it('have one account of each kind, and their own again when that is taken back', async () => {
      const [asha, other, third] = [await person('Asha Kulkarni'), await person('Asha K'), await person('A K')];
      await post({ contactId: asha, amount: 100 });
      await post({ contactId: other, amount: 40, metal: 'AU', fineWeight: 2.5 });
      await post({ contactId: other, party: 'supplier', side: 'weOwe', amount: 7 });
      await post({ contactId: third, side: 'weOwe', amount: 15 });
      const before = await balances();
      const merged = await shop.call('POST', 'contacts/merge', { body: { into: asha, others: [other, third] } });
      expect(merged.status, merged.text).toBe(200);
      expect(await balances()).toEqual([
        'Asha Kulkarni customer 125 INR',
        'Asha Kulkarni customer 2.5 AU',
        'Asha Kulkarni supplier -7 INR',
      ]);
      const { data } = await shop.call('GET', 'ledger/day_book');
      expect(data.items.map(({ note }: { note: string | null }) => note)).toContain('A K, Asha K → Asha Kulkarni');
      const undone = await shop.call('POST', `changes/${merged.data.id}/undo`, { body: {} });
      expect(undone.status, undone.text).toBeLessThan(300);
      expect(await balances()).toEqual(before);
    });

    it('leave the books alone where there is nothing to bring together', async () => {
      const [asha, other] = [await person('Asha Kulkarni'), await person('Asha K')];
      await post({ contactId: asha, amount: 100 });
      await shop.call('POST', 'contacts/merge', { body: { into: asha, others: [other] } });
      expect((await shop.call('GET', 'ledger/day_book')).data.totalCount).toBe(1);
    });
  });
});
