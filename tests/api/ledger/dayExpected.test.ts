import { beforeEach, describe, expect, it } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onBoth(world => {
  let shop: Shop;
  let contactId: string;
  let till: string;
  const day = shopDay(new Date(Date.now() - 86_400_000));
  const made = async (path: string, body: object) => {
    const answer = await shop.call('POST', path, { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.data as { id: string };
  };
  const posted = async (more: object) => {
    const voucher = { kind: 'receipt', contactId, tillId: till, day, amount: 100, ...more };
    await made(`vouchers/${(await made('vouchers', voucher)).id}/post`, {});
  };
  const dayId = async () =>
    (await shop.call('GET', `ledger/days?day_gte=${day}&day_lte=${day}`)).data.items[0].id as string;
  const expected = async () => {
    const answer = await shop.call('GET', `ledger/days/${await dayId()}/expected`);
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };
  const close = async (counted: object) => {
    const id = await dayId();
    const answer = await shop.call('PUT', `ledger/days/${id}`, { body: counted });
    expect(answer.status, answer.text).toBe(200);
    return (await made(`ledger/days/${id}/close`, {})) as Record<string, unknown>;
  };

  beforeEach(async () => {
    shop = await openShop(world);
    contactId = (await made('contacts', { name: 'Asha', mobileNo: '9820011001', gender: 1 })).id;
    till = (await made('tills', { name: 'Counter' })).id;
  });

  describe('A-17 what is expected in the evening', () => {
    it('is what the books hold of what can be counted, and what lies in trays and in the order box', async () => {
      await posted({ amount: 1_240 });
      await posted({ tillId: null, amount: 60 });
      await posted({ way: 'card', amount: 900, metal: 'AU', fineWeight: 10.5 });
      await posted({ day: shopDay(new Date()), amount: 5_000 });
      await made('tills', { name: 'Upstairs' });
      await takeIn(shop, { tray: 'A', grossWeight: 10.25 });
      await takeIn(shop, { tray: 'a', grossWeight: 2.5 });
      await takeIn(shop, { tray: null, grossWeight: 1.125 });
      for (const way of ['reserve', 'melt'])
        await made(`pieces/${(await takeIn(shop, { tray: 'A' }))['id']}/${way}`, {});
      const { books, trays, orderBox } = await expected();
      const told = books.map(({ account, name, unit, amount }: Record<string, string>) => [
        account!.split(':')[0],
        name,
        unit,
        amount,
      ]);
      // What was melted today is in no tray, and its metal in today's stock.
      expect(told).toEqual([
        ['cash', 'Counter', 'INR', 1_240],
        ['cash', 'Upstairs', 'INR', 0],
        ['card', null, 'INR', 900],
        ['cash', null, 'INR', 60],
        ['stock', null, 'AU', 10.5],
      ]);
      expect(trays.toSorted((a: { pieces: number }, b: { pieces: number }) => b.pieces - a.pieces)).toEqual([
        { tray: expect.stringMatching(/^a$/i), pieces: 2, grossWeight: 12.75 },
        { tray: null, pieces: 1, grossWeight: 1.125 },
      ]);
      expect(orderBox).toBe(1);
    });

    it('stays with the day that is closed, whatever its differences and the pieces become', async () => {
      await posted({ amount: 1_240 });
      const { id } = await takeIn(shop, { tray: 'A' });
      const before = await expected();
      const counted = { counts: [{ tillId: till, coins: 1_235.5 }], trays: [{ tray: 'A', pieces: 0, grossWeight: 0 }] };
      expect(await close(counted)).toMatchObject({ state: 'closed', expected: before, trays: counted.trays });
      await made(`pieces/${id}/melt`, {});
      expect(await expected()).toEqual(before);
      await made(`ledger/days/${await dayId()}/reopen`, { reopenReason: 'Counted wrongly' });
      expect(await expected()).toEqual({ ...before, trays: [] });
    });

    it('leaves trays out of the books, and puts cash of no till into them', async () => {
      await posted({ tillId: null, amount: 1_240 });
      await takeIn(shop, { tray: 'A' });
      await close({ counts: [{ coins: 1_240 }], trays: [{ tray: 'A', pieces: 5 }], orderBox: 3 });
      const { data } = await shop.call('GET', `ledger/day_book?from=${day}&to=${day}`);
      expect(data.items.map(({ entity }: { entity: string }) => entity)).toEqual(['vouchers']);
    });

    it('is told of a closed day alone where the shop counts without seeing it', async () => {
      await posted({ amount: 1_240 });
      await world.sql(`update shops set counts_blind = true where id = '${shop.shopId}'`);
      expect(await expected()).toBeNull();
      await close({});
      expect((await expected()).books).toMatchObject([{ name: 'Counter', amount: 1_240 }]);
    });

    it('is for whoever closes days, in their own shop', async () => {
      await posted({});
      const id = await dayId();
      const reader = await openShop(world, { shopId: shop.shopId, permissions: ['shop/ledger/list'] });
      expect((await reader.call('GET', `ledger/days/${id}/expected`)).status).toBe(403);
      expect((await (await openShop(world)).call('GET', `ledger/days/${id}/expected`)).status).toBe(404);
    });
  });
});
