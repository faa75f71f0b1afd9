import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { sameUnits } from '../../schema/rules/units.ts';
import { onBoth } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { products, units } = entities;

/** As shops, accounting programs and GST's codes write them. */
const written: Readonly<Record<string, readonly string[]>> = {
  gm: ['gm', 'gms', 'g', 'Gram', 'Grams', 'GMS', 'GMS-GRAMMES', 'Gms.', 'ग्राम'],
  kg: ['kg', 'KGS'],
  ct: ['ct', 'carat', 'Carats'],
  pc: ['pc', 'pcs', 'Pcs', 'PCS', 'Nos', 'Piece', 'Pieces', 'PCS-PIECES', 'NOS-NUMBERS', 'नग'],
  pair: ['pair', 'Pairs', 'PRS'],
  set: ['SET', 'Sets'],
};

onBoth(world => {
  let shop: Shop;
  const ids = new Map<string, string>();
  beforeEach(async () => {
    shop = await openShop(world);
    const there = (await shop.send('GET', units)).data as { id: string; symbol: string }[];
    for (const { id, symbol } of there) ids.set(symbol, id);
    for (const symbol of Object.keys(written))
      if (!there.some(unit => unit.symbol === symbol))
        ids.set(symbol, (await shop.make(units, { symbol }))['id'] as string);
  });
  const fileOf = (texts: readonly string[]) =>
    new File(
      [
        [
          'Name,Code,HSN,Unit,MRP,Selling Price,Purchase Price,GST %,Category',
          ...texts.map((text, n) => `Ring ${n},U${n},7113,${text},10,10,10,3,Rings`),
        ].join('\n'),
      ],
      'units.csv',
    );
  const bring = async (texts: readonly string[], more: object = {}) =>
    completed(shop, await shop.send('POST', products, 'import', { form: { file: fileOf(texts), ...more } }));
  const found = async () =>
    ((await shop.call('GET', 'products?pageSize=100&sort=productCode')).data.items as Record<string, any>[]).map(
      ({ name, unit }) => [Number(name.slice(5)), unit.symbol] as const,
    );

  it('reads units under the names that people give them', async () => {
    const texts = Object.values(written).flat();
    expect(await bring(texts)).toMatchObject({ created: texts.length, failed: 0, errors: [] });
    const symbols = new Map(await found());
    expect(texts.map((text, n) => [text, symbols.get(n)])).toEqual(
      Object.entries(written).flatMap(([symbol, all]) => all.map(text => [text, symbol])),
    );
  });

  it("prefers the shop's own unit of that name", async () => {
    await shop.make(units, { symbol: 'Nos' });
    expect(await bring(['nos', 'pcs'])).toMatchObject({ created: 2 });
    expect(await found()).toEqual([
      [0, 'Nos'],
      [1, 'pc'],
    ]);
  });

  it('keeps for the next file what a person said a text means, and tells other texts apart', async () => {
    const look = await shop.send('POST', products, 'import/look', { form: { file: fileOf(['Dozen', 'Dz', 'gms']) } });
    const ofUnit = look.data.unmeant.find(({ column }: { column: string }) => column === 'Unit');
    expect(ofUnit).toEqual({ field: 'unitId', column: 'Unit', values: ['Dozen', 'Dz'] });
    const reading = { meanings: { unitId: { Dozen: ids.get('set') } } };
    expect(await bring(['Dozen'], { dryRun: true, reading })).toMatchObject({ created: 1, failed: 0 });
    expect(await bring(['Dozen'])).toMatchObject({ created: 0, failed: 1 });
    expect(await bring(['Dozen', 'Dz'], { reading })).toMatchObject({ created: 1, failed: 1 });
    expect(await bring(['', '', 'DOZEN ', 'Dz'].slice(2))).toMatchObject({ created: 0, unchanged: 1, failed: 1 });
    expect(await found()).toEqual([[0, 'set']]);
    const other = await openShop(world);
    const file = fileOf(['Dozen']);
    expect((await completed(other, await other.send('POST', products, 'import', { form: { file } }))).created).toBe(0);
  });

  it.each([
    ['a field that has no such texts', { name: { a: crypto.randomUUID() } }],
    ['what is no id', { unitId: { Dozen: 'set' } }],
    ['a list', []],
  ])('refuses a meaning of %s', async (_, meanings) => {
    const answer = await shop.send('POST', products, 'import', {
      form: { file: fileOf(['gm']), reading: { meanings } },
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['reading.meanings']]);
  });
});

it('no name means two units', () => {
  const all = sameUnits.flat().map(name => name.toLowerCase());
  expect(all.filter((name, n) => all.indexOf(name) !== n)).toEqual([]);
});
