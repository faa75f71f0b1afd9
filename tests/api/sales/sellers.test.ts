import { beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';

const chain = { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000 };
const box = { description: 'Box', hsn: '4819', metal: 'other', price: 500 };

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  let colleague: { token: string; userId: string };
  const bill = (lines: object[]) => ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines });
  const sellersOf = ({ lines }: { lines: { sellerId: string | null }[] }) => lines.map(({ sellerId }) => sellerId);

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    colleague = await world.person({ shopId: shop.shopId, permissions: roles.sales });
    await world.sql(`update users set name = 'Ravi' where id = '${colleague.userId}'`);
  });

  describe('several sellers share a bill', () => {
    it('whoever scans a tag sold it, until a line says otherwise', async () => {
      const { tag } = await takeIn(shop, { tag: 'A-7' });
      const scanned = await ask('GET', `quick_bills/offer?tag=${tag}`);
      expect(scanned.sellerId).toBe(shop.userId);
      const theirs = await shop.call('GET', `quotes/offer?tag=${tag}`, { token: colleague.token });
      expect(theirs.data.sellerId).toBe(colleague.userId);
      const made = await bill([scanned, { ...chain, sellerId: colleague.userId }, box]);
      expect(sellersOf(made)).toEqual([shop.userId, colleague.userId, null]);
    });

    it('each is told apart in a figure, in the list and in a file', async () => {
      const issued = async (lines: object[]) => ask('POST', `quick_bills/${(await bill(lines)).id}/issue`, {});
      await issued([
        { ...chain, sellerId: colleague.userId },
        { ...box, sellerId: shop.userId },
      ]);
      await issued([{ ...box, sellerId: colleague.userId }, box]);
      // A draft is no sale.
      await bill([{ ...box, sellerId: colleague.userId }]);
      const rows = (await ask('GET', 'quick_bills/figures/bySeller')) as { key: string | null; value: number }[];
      const sold = (who: string | null) => rows.find(({ key }) => key === who)?.value;
      expect([sold(colleague.userId), sold(shop.userId), sold(null)]).toEqual([60_500, 500, 500]);
      const listed = async (who: string) => (await ask('GET', `quick_bills?lines.sellerId=${who}`)).totalCount;
      expect([await listed(colleague.userId), await listed(shop.userId)]).toEqual([3, 1]);
      const { text } = await shop.call('GET', 'quick_bills/figures/bySeller/file?format=csv');
      expect(text).toContain('Ravi,60500');
    });

    it('nobody of another shop sells here, and who left stays where they sold', async () => {
      const stranger = await shop.call('POST', 'quick_bills', {
        body: { contactId, placeOfSupply: '27', lines: [box, { ...box, sellerId: world.rival.userId }] },
      });
      expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([400, ['lines.1.sellerId']]);
      const made = await bill([{ ...box, sellerId: colleague.userId }]);
      await world.sql(`delete from memberships where user_id = '${colleague.userId}' and shop_id = '${shop.shopId}'`);
      const [line] = made.lines;
      const kept = await ask('PUT', `quick_bills/${made.id}`, { lines: [{ ...line, price: 600 }] });
      expect(sellersOf(kept)).toEqual([colleague.userId]);
      const again = await shop.call('POST', 'quick_bills', {
        body: { contactId, placeOfSupply: '27', lines: [{ ...box, sellerId: colleague.userId }] },
      });
      expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['lines.0.sellerId']]);
    });

    it('an estimate’s sellers stand on its bill', async () => {
      const body = { contactId, placeOfSupply: '27', lines: [{ ...chain, sellerId: colleague.userId }] };
      const { id } = await ask('POST', 'quotes', body);
      await ask('POST', `quotes/${id}/give`, {});
      expect(sellersOf(await ask('POST', `quotes/${id}/bill`, {}))).toEqual([colleague.userId]);
    });
  });
});
