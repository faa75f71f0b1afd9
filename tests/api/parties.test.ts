import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { can, type Permission } from '../../schema/permissions.ts';
import { views } from '../../schema/views/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts } = entities;
const asha = { name: 'Asha Rao', gender: 0, mobileNo: '9820011001', selectedGroups: [] };

/** people who are customers, suppliers or karigars, seen by what each is. */
onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const as = (...permissions: Permission[]) => openShop(world, { permissions, shopId: shop.shopId });
  const names = async (person: Shop, path: string) =>
    ((await person.call('GET', path)).data.items as { name: string }[]).map(({ name }) => name);

  describe.each(views.map(view => [view.resource, view] as const))('R-33 A-04 %s', (path, entity) => {
    const { list, create, update } = entity.permissions;
    const { field } = entity.view!;

    it('are the contacts with that role alone, for whoever may see no other', async () => {
      const [other] = await shop.plant(contacts, [asha]);
      const made = await shop.call('POST', path, { body: { ...asha, name: 'Meera Jain' } });
      expect(made.data).toMatchObject({ name: 'Meera Jain', [field]: true });
      const lister = await as(list!);
      expect(await names(lister, path)).toEqual(['Meera Jain']);
      expect(await names(lister, `${path}?ids=${other}`)).toEqual([]);
      expect(await names(lister, `${path}?${field}=false`)).toEqual([]);
      expect((await lister.call('GET', `${path}/export?format=csv`)).text).not.toContain('Asha');
      const listed = await lister.call('POST', `${path}/export`, { body: { format: 'csv', ids: [other] } });
      expect(listed.text).not.toContain('Asha');
      expect((await lister.call('GET', `${path}/${other}`)).status).toBe(404);
      expect((await lister.call('GET', `${path}/${other}/history`)).status).toBe(404);
      expect((await lister.call('GET', 'contacts')).status).toBe(403);
      expect((await lister.call('GET', `contacts/${made.data.id}`)).status).toBe(403);
    });

    it('are changed and deleted among themselves', async () => {
      const [other] = await shop.plant(contacts, [asha]);
      const body = { city: 'Surat' };
      for (const [method, rest, sent] of [
        ['PUT', `/${other}`, body],
        ['PUT', '/update', { ids: [other], changes: body }],
        ['DELETE', `/${other}`, undefined],
        ['POST', '/delete', { ids: [other] }],
        ['DELETE', `/${other}/role`, undefined],
      ] as const)
        expect((await shop.call(method, path + rest, sent && { body: sent })).status, `${method} ${rest}`).toBe(404);
      expect((await shop.call('GET', `contacts/${other}`)).data).toMatchObject({ city: null });
    });

    it('a contact gets the role and loses it, by whoever may', async () => {
      const [id] = await shop.plant(contacts, [asha]);
      expect((await (await as(create!)).call('POST', `${path}/${id}/role`)).status).toBe(403);
      expect((await (await as(can.ContactList, can.ContactEdit)).call('POST', `${path}/${id}/role`)).status).toBe(403);
      const giver = await as(create!, can.ContactList);
      expect((await giver.call('POST', `${path}/${id}/role`)).data).toMatchObject({ [field]: true });
      expect(await names(shop, path)).toEqual(['Asha Rao']);
      expect((await giver.call('DELETE', `${path}/${id}/role`)).status).toBe(403);
      expect((await (await as(update!)).call('DELETE', `${path}/${id}/role`)).status).toBe(200);
      expect(await names(shop, path)).toEqual([]);
      expect(await names(shop, 'contacts')).toEqual(['Asha Rao']);
    });

    it('no form of contacts gives the role', async () => {
      const { data } = await shop.call('POST', 'contacts', { body: { ...asha, [field]: true } });
      expect(data[field]).toBe(false);
      expect((await shop.call('PUT', `contacts/${data.id}`, { body: { [field]: true } })).data[field]).toBe(false);
    });
  });

  describe('A-04 what is kept of them', () => {
    it.each([
      [{ gstin: '27AAPFU0939F1ZV', stateCode: '24' }, 'gstin', 'This GSTIN belongs to another state'],
      [{ gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0938F' }, 'gstin', 'This GSTIN belongs to another PAN'],
      [{ gstin: '27AAPFU0939F1ZW' }, 'gstin', 'This GSTIN is mistyped: its last character does not fit the others'],
      [{ pin: '400001', stateCode: '24' }, 'stateCode', 'The PIN lies in another state'],
      [{ pin: '999999' }, 'pin', 'No state has this PIN'],
    ])('%o is told at %s', async (more, field, message) => {
      const answer = await shop.call('POST', 'customers', { body: { ...asha, ...more } });
      expect([answer.status, answer.body.errors?.[field] ?? answer.text]).toEqual([400, message]);
    });

    it.each([
      [{ stateCode: '24' }, 'This GSTIN belongs to another state'],
      [{ pan: 'AAPFU0938F' }, 'This GSTIN belongs to another PAN'],
    ])('a change to %o alone is held against what was there', async (change, message) => {
      const { data } = await shop.call('POST', 'customers', { body: { ...asha, gstin: '27AAPFU0939F1ZV' } });
      const answer = await shop.call('PUT', `customers/${data.id}`, { body: change });
      expect([answer.status, answer.body.errors?.gstin ?? answer.text]).toEqual([400, message]);
    });

    it('tags are kept once', async () => {
      const { data } = await shop.call('POST', 'customers', { body: { ...asha, tags: ' Bridal,, bridal , Coins' } });
      expect(data.tags).toBe('Bridal, Coins');
    });
  });

  it('two that are merged have the roles and tags of both', async () => {
    const [one, other] = await shop.plant(contacts, [
      { ...asha, isCustomer: true, tags: 'Bridal' },
      { ...asha, isSupplier: true, tags: 'bridal, Wholesale' },
    ]);
    expect((await shop.call('POST', 'contacts/merge', { body: { into: one, others: [other] } })).status).toBe(200);
    expect((await shop.call('GET', `contacts/${one}`)).data).toMatchObject({
      isCustomer: true,
      isSupplier: true,
      isKarigar: false,
      tags: 'Bridal, Wholesale',
    });
  });

  describe('a file', () => {
    const imported = async (text: string) => {
      const form = { file: new File([text], 'parties.csv') };
      return completed(shop, await shop.call('POST', 'contacts/import', { form }));
    };
    const all = async () => (await shop.call('GET', 'contacts?sort=name&order=ASC')).data.items as object[];

    it('as Tally writes its ledgers makes customers and suppliers', async () => {
      const report = await imported(
        [
          'Name,Under,Mailing Name,Address,State,Pincode,PAN/IT No.,GSTIN/UIN,Mobile No.,Opening Balance',
          'Meera Jain,Sundry Debtors,Meera Jain,"12, MG Road",Maharashtra,400001,,,9820011002,1500.00 Dr',
          'Navkar Bullion,Sundry Creditors,Navkar Bullion,"4, Zaveri Bazaar",Maharashtra,400002,AAPFU0939F,27AAPFU0939F1ZV,9820011003,20000.00 Cr',
        ].join('\n'),
      );
      expect(report).toMatchObject({ created: 2, failed: 0 });
      expect(await all()).toMatchObject([
        { name: 'Meera Jain', isCustomer: true, isSupplier: false, pin: '400001', stateCode: '27', groupName: '-' },
        {
          name: 'Navkar Bullion',
          isCustomer: false,
          isSupplier: true,
          gstin: '27AAPFU0939F1ZV',
          pan: 'AAPFU0939F',
          address: '4, Zaveri Bazaar',
        },
      ]);
    });

    it('as Marg writes its parties is read, and takes no role away', async () => {
      await shop.plant(contacts, [{ ...asha, name: 'NAVKAR BULLION', mobileNo: '9820011003', isKarigar: true }]);
      const report = await imported(
        [
          'PARTY NAME,ADDRESS1,ADDRESS2,STATION,PIN CODE,MOBILE,GSTIN,PARTY TYPE',
          'NAVKAR BULLION,4 Zaveri Bazaar,Kalbadevi,Mumbai,400002,9820011003,27AAPFU0939F1ZV,SUNDRY CREDITORS',
        ].join('\n'),
      );
      expect(report).toMatchObject({ updated: 1, failed: 0 });
      expect(await all()).toMatchObject([
        {
          isSupplier: true,
          isKarigar: true,
          isCustomer: false,
          city: 'Mumbai',
          address: '4 Zaveri Bazaar, Kalbadevi',
          gstin: '27AAPFU0939F1ZV',
        },
      ]);
    });
  });
});
