import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts, products, units } = entities;
const twin = { name: 'Same Person', gender: 0, mobileNo: '9886000001' };

onBoth(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const bring = async (text: string) =>
    completed(shop, await shop.send('POST', contacts, 'import', { form: { file: new File([text], 'twins.csv') } }));
  const cities = async () =>
    ((await shop.call('GET', 'contacts?pageSize=100&sort=city&order=asc')).data.items as Record<string, any>[]).map(
      ({ city }) => city,
    );

  it('two records of one name and number keep their own values in an export that comes back', async () => {
    await shop.make(contacts, { ...twin, city: 'Nashik' });
    await shop.make(contacts, { ...twin, city: 'Pune' });
    const { text } = await shop.call('GET', 'contacts/export?format=csv');
    expect(await bring(text)).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 0 });
    expect(await bring(text.replace('Pune', 'Surat'))).toMatchObject({ updated: 1, unchanged: 1, failed: 0 });
    expect((await cities()).toSorted()).toEqual(['Nashik', 'Surat']);
  });

  it('two records of one name and number become two records in another shop', async () => {
    await shop.make(contacts, { ...twin, city: 'Nashik' });
    await shop.make(contacts, { ...twin, city: 'Pune' });
    const { text } = await shop.call('GET', 'contacts/export?format=csv');
    shop = await openShop(world);
    expect(await bring(text)).toMatchObject({ created: 2, updated: 0, failed: 0 });
    expect((await cities()).toSorted()).toEqual(['Nashik', 'Pune']);
    expect(await bring(text)).toMatchObject({ created: 0, updated: 0, failed: 2 });
    expect((await cities()).toSorted()).toEqual(['Nashik', 'Pune']);
  });

  it('a row that matches two records is told, and changes neither', async () => {
    await shop.make(contacts, { ...twin, city: 'Nashik' });
    await shop.make(contacts, { ...twin, city: 'Pune' });
    const report = await bring('Name,Mobile,City\nSame Person,9886000001,Surat\n');
    expect(report).toMatchObject({ created: 0, updated: 0, failed: 1 });
    expect(report.errors[0]!.message).toMatch(/^2 records match this row/);
    expect((await cities()).toSorted()).toEqual(['Nashik', 'Pune']);
  });

  const person = 'Same Person,9886000001';
  const others = (count: number) =>
    Array.from({ length: count }, (_, n) => `Other ${n},${9_887_000_000 + n},\n`).join('');

  const places = [
    ['next to each other', 0],
    ['in different slices', 150],
  ] as const;

  it.each(places)(
    'two contradicting rows of one name and number %s become two records with their own values',
    async (_, between) => {
      const file = `Name,Mobile,City\n${person},Nashik\n${others(between)}${person},Pune\n`;
      expect(await bring(file)).toMatchObject({ created: between + 2, twins: 1, updated: 0, failed: 0 });
      expect((await cities()).filter(Boolean).toSorted()).toEqual(['Nashik', 'Pune']);
      const again = await bring(file);
      expect(again).toMatchObject({ created: 0, twins: 0, updated: 0, unchanged: between, failed: 2 });
      expect(again.errors.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^2 records match/),
        expect.stringMatching(/^2 records match/),
      ]);
    },
  );

  it.each(places)(
    'a row that repeats an earlier one %s changes nothing and counts as unchanged',
    async (_, between) => {
      const row = `${person},Nashik`;
      const file = (city: string) => `Name,Mobile,City\n${person},${city}\n${others(between)}${row}\n${person},\n`;
      const version = async () => {
        const { items } = (await shop.call('GET', 'contacts?query=Same')).data as { items: { version: number }[] };
        return items.map(each => each.version);
      };
      expect(await bring(file('Nashik'))).toMatchObject({ created: between + 1, updated: 0, unchanged: 2, failed: 0 });
      expect(await version()).toEqual([1]);
      expect(await bring(file('Nashik'))).toMatchObject({ created: 0, updated: 0, unchanged: between + 3 });
      expect(await version()).toEqual([1]);
      expect(await bring(file(''))).toMatchObject({ created: 0, updated: 0, unchanged: between + 3 });
      expect(await version()).toEqual([1]);
    },
  );

  it('the first of two rows that match one record changes it, and those that contradict it are records of their own', async () => {
    await shop.make(contacts, { ...twin, city: 'Nashik' });
    const file = `Name,Mobile,City\n${person},Surat\n${others(150)}${person},Pune\n${person},Thane\n`;
    expect(await bring(file)).toMatchObject({ created: 152, twins: 2, updated: 1, failed: 0 });
    expect((await cities()).filter(Boolean).toSorted()).toEqual(['Pune', 'Surat', 'Thane']);
  });

  it('a row that adds to an earlier one is the same record, as long as one earlier row alone has its name and number', async () => {
    const file = (middle: string) => `Name,Mobile,City,Notes\n${person},Nashik,\n${middle}${person},,B\n`;
    expect(await bring(file(''))).toMatchObject({ created: 1, twins: 0, updated: 1, failed: 0 });
    shop = await openShop(world);
    const report = await bring(file(`${person},Pune,\n`));
    expect(report).toMatchObject({ created: 2, twins: 1, updated: 0, failed: 1 });
    expect(report.errors).toMatchObject([{ row: 4, message: expect.stringMatching(/^2 records match this row/) }]);
    expect((await cities()).toSorted()).toEqual(['Nashik', 'Pune']);
  });

  it.each(places)(
    'a row with the code of an earlier one %s that says otherwise is told, and changes nothing',
    async (_, between) => {
      await shop.make(units, { symbol: 'pc' });
      const row = (code: string, name: string) => `${name},${code},7113,pc,10,10,10,3\n`;
      const middle = Array.from({ length: between }, (_each, n) => row(`B${n}`, `Ring ${n}`)).join('');
      const file = `Name,Code,HSN,Unit,MRP,Selling Price,Purchase Price,GST %\n${row('A1', 'Chain')}${middle}${row('A1', 'Bangle')}`;
      const report = await completed(
        shop,
        await shop.send('POST', products, 'import', { form: { file: new File([file], 'codes.csv') } }),
      );
      expect(report).toMatchObject({ created: between + 1, updated: 0, failed: 1 });
      expect(report.errors).toMatchObject([
        {
          row: between + 3,
          field: 'name',
          message: 'Row 2 is the same record and says otherwise. Keep one of these rows.',
        },
      ]);
      const { items } = (await shop.call('GET', 'admin/products?query=A1')).data as { items: { name: string }[] };
      expect(items.map(({ name }) => name)).toEqual(['Chain']);
    },
  );

  it('two rows with one record ID that contradict each other are told', async () => {
    const { id } = await shop.make(contacts, { ...twin, city: 'Nashik' });
    const report = await bring(
      `Record ID,Name,Mobile,City\n${id},Same Person,9886000001,Surat\n${id},New Name,9886000001,\n`,
    );
    expect(report).toMatchObject({ updated: 1, failed: 1, errors: [{ row: 3, field: 'name' }] });
    expect(await cities()).toEqual(['Surat']);
  });

  it('a trial tells the same as the import', async () => {
    const file = new File([`Name,Mobile,City\n${person},Nashik\n${others(150)}${person},Pune\n`], 'twins.csv');
    const trial = await completed(shop, await shop.send('POST', contacts, 'import', { form: { file, dryRun: true } }));
    expect(trial).toMatchObject({ created: 152, twins: 1, failed: 0 });
  });
});
