import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts } = entities;
const twin = { name: 'Same Person', gender: 0, mobileNo: '9886000001' };

onBoth(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const bring = async (text: string) =>
    completed(shop, await shop.send('POST', contacts, 'import', { form: { file: new File([text], 'twins.csv') } }));
  const cities = async () =>
    ((await shop.call('GET', 'contacts?sort=id')).data.items as Record<string, any>[]).map(({ city }) => city);

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
});
