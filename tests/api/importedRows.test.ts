import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { eventually } from '../support/eventually.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts, products, productCategories, groups } = entities;

onBoth(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const bring = async (text: string, form: object = {}, entity: typeof contacts | typeof products = contacts) =>
    completed(
      shop,
      await shop.send('POST', entity, 'import', { form: { file: new File([text], 'file.csv'), ...form } }),
    );
  const people = async () => (await shop.call('GET', 'contacts?sort=name')).data.items as Record<string, any>[];
  const ring = 'Name,SKU,Category,Price,Cost,MRP,Unit\n';

  it('the first row is a person where the file has no header', async () => {
    const mapping = { name: { column: 'A' }, mobileNo: { column: 'C' } };
    const file = 'Asha,Pune,9820000001\nRavi,Jaipur,12\n';
    expect(await bring(file, { mapping, header: 'false' })).toMatchObject({
      created: 1,
      total: 2,
      errors: [{ row: 2, field: 'mobileNo', title: 'Ravi', value: '12' }],
    });
    expect(await people()).toMatchObject([{ name: 'Asha', mobileNo: '9820000001' }]);
  });

  it('a wrong value that nobody needs is left out and told of, and the person comes in', async () => {
    const report = await bring('Name,Mobile,Email,Home Phone\nAsha,9820000001,nonsense,12\n');
    expect(report).toMatchObject({
      created: 1,
      failed: 0,
      errors: [],
      leftOut: [
        { row: 2, field: 'email', value: 'nonsense', title: 'Asha', message: 'Invalid email' },
        { row: 2, field: 'phoneNo', value: '12', title: 'Asha' },
      ],
      filled: [{ field: 'gender', value: 'Others', count: 1 }],
    });
    expect(await people()).toMatchObject([{ name: 'Asha', email: null, phoneNo: null, gender: 2 }]);
  });

  it('groups that a person may not make are left out, each named, and those that are there are kept', async () => {
    await shop.make(groups, { name: 'VIP' });
    const adder = await openShop(world, { permissions: ['shop/contacts/add'], shopId: shop.shopId });
    const file = new File(['Name,Mobile,Group\nAsha,9820000001,VIP;New\n'], 'file.csv');
    const report = await completed(shop, await adder.send('POST', contacts, 'import', { form: { file } }));
    expect(report).toMatchObject({ created: 1, failed: 0, leftOut: [{ field: 'selectedGroups', value: 'New' }] });
    expect(await people()).toMatchObject([{ groupName: 'VIP' }]);
  });

  it('rows that fail make no categories', async () => {
    const report = await bring(`${ring}Ring,R-1,Rings,wrong,8,12,gm\nChain,C-1,Chains,10,8,12,none\n`, {}, products);
    expect(report).toMatchObject({ created: 0, failed: 2 });
    expect(await shop.count(productCategories)).toBe(0);
    await shop.make(entities.units, { symbol: 'gm' });
    await bring(
      `${ring}Ring,R-1,Rings,wrong,8,12,gm\nChain,C-1,Chains,10,8,12,gm\nLink,C-2,chains,1,1,1,gm\n`,
      {},
      products,
    );
    const { items } = (await shop.send('GET', productCategories)).data;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Chains']);
  });

  it.each([
    ['en', '“tola” is not known. There are: ct and gm'],
    ['hi', '“tola” सूची में नहीं है। ये हैं: ct और gm'],
  ])('an unknown unit is named with what there is, in %s', async (language, message) => {
    for (const symbol of ['ct', 'gm']) await shop.make(entities.units, { symbol });
    const { id } = await bring(`${ring}Ring,R-1,,10,8,12,tola\n`, {}, products);
    const { data } = await shop.call('GET', `imports/${id}`, { headers: { 'accept-language': language } });
    expect(data.errors).toEqual([{ row: 2, field: 'unitId', message, title: 'Ring', value: 'tola' }]);
  });

  it.each([
    ['en', 'Nothing is given. There are: ct and gm'],
    ['hi', 'कुछ नहीं दिया है। ये हैं: ct और gm'],
  ])('where a unit is missing it is told what there is, in %s', async (language, message) => {
    for (const symbol of ['ct', 'gm']) await shop.make(entities.units, { symbol });
    const { id } = await bring(`${ring}Ring,R-1,,10,8,12,\n`, {}, products);
    const { data } = await shop.call('GET', `imports/${id}`, { headers: { 'accept-language': language } });
    expect(data.errors).toMatchObject([{ row: 2, field: 'unitId', message }]);
  });

  it('what says what is there already changes neither version nor history', async () => {
    const file = 'Name,Mobile,Email,Group\nAsha,9820000001,a@b.test,VIP\nRavi,9820000002,r@b.test,\n';
    await bring(file);
    const before = await people();
    expect(await bring(file.replace('r@b', 'x@b'), { dryRun: true })).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await bring(file.replace('r@b', 'x@b'))).toMatchObject({ created: 0, updated: 1, unchanged: 1, failed: 0 });
    const [asha, ravi] = await people();
    expect(asha).toEqual(before[0]);
    expect(ravi).toMatchObject({ email: 'x@b.test', version: before[1]!['version'] + 1 });
    expect((await shop.call('GET', `contacts/${asha!['id']}/history`)).data.items).toHaveLength(1);
  });

  it('a row that says otherwise is another person, also when the first says what is there', async () => {
    await bring('Name,Mobile,Email\nAsha,9820000001,a@b.test\n');
    const report = await bring('Name,Mobile,Email\nAsha,9820000001,a@b.test\nAsha,9820000001,c@d.test\n');
    expect(report).toMatchObject({ unchanged: 1, created: 1, twins: 1, failed: 0 });
    expect((await people()).map(({ email }) => email).toSorted()).toEqual(['a@b.test', 'c@d.test']);
  });

  it('an empty cell keeps what is there, or empties it when a person wants that', async () => {
    await bring('Name,Mobile,Email,Group\nAsha,9820000001,a@b.test,VIP\n');
    const emptied = 'Name,Mobile,Email,Group\nAsha,9820000001,,\n';
    expect(await bring(emptied)).toMatchObject({ unchanged: 1 });
    expect(await people()).toMatchObject([{ email: 'a@b.test' }]);
    expect(await bring(emptied, { clears: true })).toMatchObject({ updated: 1, failed: 0 });
    expect(await people()).toMatchObject([{ email: null, groupName: 'VIP', gender: 2 }]);
  });

  it('a person comes in with all that address books say of them', async () => {
    const header =
      'Name,Mobile Phone,E-mail Address,E-mail 2 Address,Company,Home Street,Home City,Birthday,Anniversary,Notes';
    const row = 'Asha,9820000001,a@b.test,c@d.test,Rao & Sons,12 MG Road,Pune,12/05/1990,2015-02-01,Calls after six';
    expect(await bring(`${header}\n${row}\n`)).toMatchObject({ created: 1, leftOut: [], unread: [] });
    expect(await people()).toMatchObject([
      {
        email: 'a@b.test',
        otherEmail: 'c@d.test',
        organization: 'Rao & Sons',
        address: '12 MG Road, Pune',
        birthday: '1990-05-12',
        anniversary: '2015-02-01',
        notes: 'Calls after six',
      },
    ]);
  });

  it('what no field is read from is told before anything is saved', async () => {
    const file = `${ring.replace('\n', ',Vendor,Tags,Empty\n')}Ring,R-1,,10,8,12,gm,Titan,"a, b",\n`;
    const vendor = { column: 'Vendor', count: 1 };
    expect(await bring(file, { dryRun: true }, products)).toMatchObject({
      unread: [vendor, { column: 'Tags', count: 1 }],
    });
    const mapping = { description: { column: 'Tags' } };
    expect(await bring(file, { dryRun: true, mapping }, products)).toMatchObject({ unread: [vendor] });
    const card = 'BEGIN:VCARD\nFN:Asha\nTEL:9820000001\nPHOTO:AAAA\nURL:x\nEND:VCARD\n';
    expect(await bring(card, { dryRun: true })).toMatchObject({
      unread: [
        { column: 'PHOTO', count: 1 },
        { column: 'URL', count: 1 },
      ],
    });
  });

  it('failed rows are corrected in place, come in as part of the import, and go back with it', async () => {
    const report = await bring('Name,Mobile,Email\nAsha,12,\nRavi,34,nonsense\nMeera,9820000003,\n');
    expect(report).toMatchObject({ created: 1, failed: 2 });
    const mend = (rows: unknown, by = shop) => by.call('POST', `imports/${report.id}/mend`, { body: { rows } });
    const answer = await mend([
      { row: 2, values: { mobileNo: '98200 00001' } },
      { row: 3, values: { mobileNo: '56', email: 'r@b.test' } },
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({
      created: 2,
      failed: 1,
      hasFailedRows: true,
      errors: [{ row: 3, field: 'mobileNo', title: 'Ravi', value: '56' }],
    });
    const [again] = (
      await mend([
        { row: 3, values: { mobileNo: '9820000002' } },
        { row: 2, values: {} },
      ])
    ).data.errors;
    expect(again).toBeUndefined();
    expect((await people()).map(({ name, mobileNo }) => [name, mobileNo])).toEqual([
      ['Asha', '9820000001'],
      ['Meera', '9820000003'],
      ['Ravi', '9820000002'],
    ]);
    const stranger = await openShop(world, { permissions: ['shop/product/add'], shopId: shop.shopId });
    expect((await mend([{ row: 3, values: {} }], stranger)).status).toBe(403);
    expect((await mend([{ row: 3, values: {} }], world.rival)).status).toBe(404);
    for (const wrong of [undefined, [], [{ row: 'x', values: {} }], [{ row: 3, values: { id: 'x' } }]])
      expect((await mend(wrong)).status).toBe(400);
    await shop.call('POST', `imports/${report.id}/undo`);
    await eventually(async () => expect(await people()).toEqual([]));
    expect((await mend([{ row: 3, values: {} }])).status).toBe(409);
  });
});
