import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { gstRateOn } from '../../schema/rules/gstRates.ts';
import { standardGstRates } from '../../schema/standardGstRates.ts';
import { standardHsnCodes } from '../../schema/standardHsnCodes.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { bytesOf, onRealInput, rowsOf } from './input.ts';

const path = 'gst/hsn_chapter71.csv';
const { hsnCodes } = entities;

onRealInput('the government’s codes of chapter 71', world => {
  const rows = rowsOf(path);
  const bring = async (shop: Shop) =>
    completed(
      shop,
      await shop.send('POST', hsnCodes, 'import', { form: { file: new File([bytesOf(path)], 'hsn.csv') } }),
    );
  const find = async (shop: Shop, query: string) =>
    (await shop.send('GET', hsnCodes, `?query=${encodeURIComponent(query)}&sort=code&pageSize=1000`)).data.items as {
      code: string;
      description: string;
    }[];

  it('come in whole by their header, and are found by digits and by words', async () => {
    const shop = await openShop(world);
    expect(await bring(shop)).toMatchObject({ state: 'completed', created: rows.length, failed: 0, errors: [] });
    const bangles = await find(shop, 'bangles');
    expect(bangles.map(({ code }) => code)).toEqual(['71171910']);
    expect((await find(shop, '71131')).map(({ code }) => code)).toEqual(
      rows
        .map(row => row['hsn_code']!)
        .filter(code => code.includes('71131'))
        .toSorted(),
    );
  });

  it('are codes that products take, each with a known GST rate', async () => {
    const shop = await openShop(world);
    const unit = await shop.make(entities.units);
    const lines = rows.map(
      ({ hsn_code: hsn }, n) =>
        `Article ${n},A${n},${hsn},${unit['symbol']},10,10,10,${gstRateOn(standardGstRates, hsn!, '2026-11-30')?.rate}`,
    );
    const file = new File(
      [['Name,Code,HSN,Unit,MRP,Selling Price,Purchase Price,GST %', ...lines].join('\n')],
      'all.csv',
    );
    const done = await completed(shop, await shop.send('POST', entities.products, 'import', { form: { file } }));
    expect(done).toMatchObject({ state: 'completed', created: rows.length, failed: 0, errors: [] });
  });

  it('mend what a shop began with and add the rest', async () => {
    const shop = await openShop(world);
    await shop.plant(hsnCodes, standardHsnCodes);
    const known = new Set(standardHsnCodes.map(({ code }) => code));
    const updated = rows.filter(row => known.has(row['hsn_code']!)).length;
    expect(updated).toBeGreaterThan(50);
    expect(await bring(shop)).toMatchObject({ created: rows.length - updated, updated, failed: 0 });
    expect((await find(shop, '998892'))[0]!.description).toMatch(/^Making charge/);
  });
});
