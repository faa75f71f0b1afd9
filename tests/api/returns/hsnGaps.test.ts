import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  let { shop, ask } = {} as Counter;
  const set = (set: string) => world.sql(`update shops set ${set} where id = '${shop.shopId}'`);
  const gaps = async () =>
    ((await ask('GET', 'ledger/hsn_gaps')).items as Record<string, unknown>[]).map(({ entity, name, line, hsn }) => [
      entity,
      name,
      line,
      hsn,
    ]);

  beforeEach(async () => {
    ({ shop, ask } = await openCounter(world));
    const product = { ...(await shop.body(entities.products)), isActive: true };
    const bodies = Object.entries({ A: '71131', B: null, C: '7113', D: '711319', E: '71131910' });
    const codes = bodies.map(([name, hsncode]) => ({ ...product, name, productCode: name, hsncode }));
    await shop.plant(entities.products, codes);
    await shop.plant(entities.products, [{ ...product, name: 'F', productCode: 'F', hsncode: null, isActive: false }]);
    const line = { metal: 'other', price: 100, gst: 18 };
    const lines = [
      { ...line, description: 'Bag', hsn: '4202' },
      { ...line, description: 'Box' },
    ];
    await ask('POST', 'quick_bills', { lines, placeOfSupply: '27' });
    await ask('POST', 'quotes', { lines: lines.slice(0, 1), placeOfSupply: '27' });
  });

  it('products and open drafts are listed whose HSN codes no tax invoice takes', async () => {
    expect(await gaps()).toEqual([
      ['products', 'A', null, '71131'],
      ['products', 'B', null, null],
      ['quickBills', 'Box', 2, null],
    ]);
    await ask('POST', 'quick_bills', { lines: [{ metal: 'other', price: 1 }], billedGst: 'none' });
    expect(await gaps()).toHaveLength(3);
  });

  it('above the turnover of six digits those with four are listed, too', async () => {
    await set('turnover = 50000001');
    expect(await gaps()).toEqual([
      ['products', 'A', null, '71131'],
      ['products', 'B', null, null],
      ['products', 'C', null, '7113'],
      ['quickBills', 'Bag', 1, '4202'],
      ['quickBills', 'Box', 2, null],
      ['quotes', 'Bag', 1, '4202'],
    ]);
  });

  it.each([`tax_scheme = 'composition'`, 'gstin = null'])('a shop that charges no GST has none: %s', async as => {
    await set(as);
    expect(await gaps()).toEqual([]);
  });
});
