import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { bytesOf, onRealInput, rowsOf } from './input.ts';

const path = 'products/jewelery.csv';

onRealInput('a shop’s first import of products', world => {
  const rows = rowsOf(path);
  const variants = rows.filter(row => row['Variant Price']);
  const start = (shop: Shop, more: object = {}) =>
    shop.send('POST', entities.products, 'import', {
      form: { file: new File([bytesOf(path)], 'jewelery.csv'), ...more },
    });
  const mapping = { unitId: { value: 'pc' }, purchasePrice: { column: 'Variant Price' } };
  const shopWithUnit = async () => {
    const shop = await openShop(world);
    await shop.make(entities.units, { symbol: 'pc' });
    return shop;
  };
  const products = async (shop: Shop, search = '') =>
    (await shop.call('GET', `admin/products?pageSize=1000&include_inActive=true${search}`)).data.items as Record<
      string,
      any
    >[];

  it('tells of each row what the file lacks, and skips rows that are only a picture', async () => {
    const shop = await shopWithUnit();
    const report = await completed(shop, await start(shop));
    expect(report).toMatchObject({
      state: 'completed',
      created: 0,
      updated: 0,
      failed: variants.length,
      skipped: rows.length - variants.length,
      total: rows.length,
    });
    const reasons = rows.flatMap((row, n) =>
      row['Variant Price']
        ? [
            { row: n + 2, field: 'purchasePrice', message: 'Cost Price is required' },
            { row: n + 2, field: 'unitId', message: 'Nothing is given. There are: pc' },
          ]
        : [],
    );
    expect(report.errors).toMatchObject(reasons);
  });

  it('makes a product of each variant once a person says what is missing', async () => {
    const shop = await shopWithUnit();
    const trial = await completed(shop, await start(shop, { mapping, dryRun: true }));
    expect(trial).toMatchObject({ created: variants.length, failed: 0, skipped: rows.length - variants.length });
    expect(await products(shop)).toEqual([]);
    const report = await completed(shop, await start(shop, { mapping }));
    expect(report).toMatchObject({ created: variants.length, failed: 0, errors: [] });

    const made = await products(shop);
    expect(new Set(made.map(({ productCode }) => productCode)).size).toBe(variants.length);
    expect(
      made
        .filter(({ productCode }) => productCode.startsWith('chain-bracelet'))
        .map(({ name, productCode, sellingPrice, mrp, unit }) => [name, productCode, sellingPrice, mrp, unit.symbol])
        .toSorted(),
    ).toEqual([
      ['7 Shakra Bracelet Black', 'chain-bracelet-Black', 42.99, 44.99, 'pc'],
      ['7 Shakra Bracelet Blue', 'chain-bracelet-Blue', 42.99, 44.99, 'pc'],
    ]);
    expect(made.find(({ productCode }) => productCode === 'boho-earrings')).toMatchObject({
      name: 'Boho Earrings',
      isActive: true,
    });
    const categories = (await shop.send('GET', entities.productCategories)).data.items.map(({ name }: any) => name);
    expect(categories.toSorted()).toEqual([...new Set(rows.map(row => row['Type']).filter(Boolean))].toSorted());
  });

  it('keeps descriptions in HTML, those of variants too, and nothing in them that could run', async () => {
    const shop = await shopWithUnit();
    await completed(shop, await start(shop, { mapping }));
    const gemstones = await products(shop, '&query=gemstone-');
    expect(gemstones.map(({ productCode }) => productCode).toSorted()).toEqual(['gemstone-Blue', 'gemstone-Purple']);
    for (const { description } of gemstones) expect(description).toContain('<li>Turquoise or Quartz</li>');
    expect(JSON.stringify(await products(shop))).not.toMatch(/<(script|img|iframe)|\bon\w+=|javascript:/i);
  });

  it('names the pictures of every row, those of rows that are only a picture as well', async () => {
    const shop = await shopWithUnit();
    const pictures = { images: ['Image Src', 'Variant Image'] };
    const trial = await completed(shop, await start(shop, { mapping, pictures, dryRun: true }));
    const groups = Map.groupBy(rows, (row, n) => headOf(n) ?? row);
    const named = [...groups.values()].flatMap(group => [
      ...new Set(group.flatMap(row => [row['Image Src'], row['Variant Image']].filter(Boolean))),
    ]);
    expect(trial).toMatchObject({ pictures: { total: named.length, refused: 0, added: 0 }, leftOut: [] });
    expect(named.length).toBeGreaterThan(rows.length);
    expect(trial.unread.map(({ column }) => column)).not.toContain('Image Src');
    // Of a row that is only a picture the row of the record above.
    function headOf(n: number) {
      return rows.slice(0, n + 1).findLast(row => row['Variant Price']);
    }
  });

  it('brings the same products up to date when it comes again', async () => {
    const shop = await shopWithUnit();
    await completed(shop, await start(shop, { mapping }));
    const again = await completed(shop, await start(shop, { mapping: { ...mapping, purchasePrice: { value: 5 } } }));
    expect(again).toMatchObject({ created: 0, updated: variants.length, failed: 0 });
    expect((await products(shop)).every(({ purchasePrice }) => purchasePrice === 5)).toBe(true);
    await shop.call('POST', `imports/${again.id}/undo`);
    await expect
      .poll(async () =>
        (await products(shop)).every(({ purchasePrice, sellingPrice }) => purchasePrice === sellingPrice),
      )
      .toBe(true);
  });
});
