import { expect, it } from 'vitest';
import { furnishOlderShops } from '../../../api/session/olderShops.ts';
import { gstRates } from '../../../schema/entities/gstRates.ts';
import { standardGstRates } from '../../../schema/standardGstRates.ts';
import { standardHsnCodes } from '../../../schema/standardHsnCodes.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop } from '../../support/shop.ts';

onPostgres(world => {
  const before = new Date('2026-01-01T00:00:00Z');

  /** One that began without HSN codes and GST rates. */
  const bareShop = async (since: string) => {
    const shop = await openShop(world);
    for (const table of ['hsn_codes', 'gst_rates'])
      await world.sql(`delete from ${table} where shop_id = '${shop.shopId}'`);
    await world.sql(`update shops set created_at = '${since}' where id = '${shop.shopId}'`);
    return shop;
  };
  const held = async ({ shopId }: { shopId: string }) => {
    const count = (table: string) => `(select count(*)::integer from ${table} where shop_id = '${shopId}')`;
    const [row] = await world.sql(`select ${count('hsn_codes')} as codes, ${count('gst_rates')} as rates`);
    return [row!['codes'], row!['rates']];
  };
  const standard = [standardHsnCodes.length, standardGstRates.length];

  it('a shop that began before HSN codes and GST rates gets what a new one begins with, once', async () => {
    const [older, newer] = [await bareShop('2025-12-31T00:00:00Z'), await bareShop('2026-01-02T00:00:00Z')];
    await furnishOlderShops(world.ports, before);
    await furnishOlderShops(world.ports, before);
    expect(await held(older)).toEqual(standard);
    expect(await held(newer)).toEqual([0, 0]);
    const { data } = await older.call('GET', 'gst_rates?pageSize=1000');
    const rows = (data.items as Record<string, unknown>[]).map(({ hsn, rate, since, note }) => ({
      hsn,
      rate,
      since,
      note,
    }));
    expect(rows.toReversed()).toEqual(standardGstRates);
    const [first] = data.items as { id: string }[];
    const history = await older.call('GET', `gst_rates/${first!.id}/history`);
    expect(history.data.totalCount).toBe(1);
  });

  it('what it has of its own is left alone, in the trash too', async () => {
    const shop = await bareShop('2025-06-01T00:00:00Z');
    const [own] = await shop.plant(gstRates, [{ hsn: '7113', rate: 3, since: '2025-01-01' }]);
    expect((await shop.call('DELETE', `gst_rates/${own}`)).status).toBe(200);
    await furnishOlderShops(world.ports, before);
    expect(await held(shop)).toEqual([standardHsnCodes.length, 1]);
  });

  it('two servers that start at once give it once', async () => {
    const shop = await bareShop('2025-06-02T00:00:00Z');
    await Promise.all([furnishOlderShops(world.ports, before), furnishOlderShops(world.ports, before)]);
    expect(await held(shop)).toEqual(standard);
  });
});
