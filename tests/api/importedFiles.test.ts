import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { cell, workbook } from '../support/workbooks.ts';

const { contacts, products } = entities;
type Person = Record<string, unknown>;

onBoth(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const file = (content: BlobPart) => new File([content], 'people');
  const look = (content: BlobPart, form: object = {}) =>
    shop.send('POST', contacts, 'import/look', { form: { file: file(content), ...form } });
  const begin = (content: BlobPart, form: object = {}) =>
    shop.send('POST', contacts, 'import', { form: { file: file(content), ...form } });
  const bring = async (content: BlobPart, form: object = {}) => completed(shop, await begin(content, form));
  const people = async () => (await shop.call('GET', 'contacts?sort=name&order=asc')).data.items as Person[];
  const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

  it('tells how a file would be read, and keeps nothing', async () => {
    const text = 'List of 1 April\n\nName,Mobile,Birthday,,Mobile\nAsha,9820000001,01/02/1990,x,9820000009\n';
    const { status, data } = await look(text);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      columns: [
        { name: 'Name', count: 1, marks: [] },
        { name: 'Mobile', count: 1, marks: [] },
        { name: 'Birthday', count: 1, marks: ['eitherOrder'] },
        { name: 'D', count: 1, marks: [] },
        { name: 'Mobile (2)', count: 1, marks: [] },
      ],
      rows: [['Asha', '9820000001', '01/02/1990', 'x', '9820000009']],
      total: 1,
      headerRow: 3,
      sheet: null,
      toConfirm: null,
      notes: ['The names of the columns are in row 3. The rows above it are not read: 2.'],
    });
    expect(await people()).toEqual([]);
    expect((await look('Asha,9820000001\n')).data).toMatchObject({
      headerRow: 0,
      columns: [{ name: 'A' }, { name: 'B' }],
    });
    expect((await look('Name\n')).status).toBe(400);
  });

  it('lists of cards the parts that some card has', async () => {
    const card = (more: string) => `BEGIN:VCARD\nVERSION:3.0\nFN:Asha\nTEL:9820000001\n${more}END:VCARD\n`;
    const { data } = await look(card('') + card('NOTE:Likes pearls\n'));
    const columns = data.columns as { name: string; count: number }[];
    expect(columns.filter(({ count }) => count === 0)).toEqual([]);
    expect(columns.map(({ count }) => count)).toContain(1);
    expect((data.rows as string[][]).map(row => row.length)).toEqual([columns.length, columns.length]);
  });

  it('finds the header below titles, and names what it does not read', async () => {
    const text = 'List of 1 April\n\nName,Mobile,,Mobile\nAsha,9820000001,x,9820000009\nTotal,,,\n';
    const report = await bring(text);
    expect(report).toMatchObject({
      created: 1,
      skipped: 1,
      unread: [
        { column: 'C', count: 1 },
        { column: 'Mobile (2)', count: 1 },
      ],
      leftOut: [{ row: 5, field: '', value: 'Total', message: 'This row is a total and not a record.' }],
      notes: ['The names of the columns are in row 3. The rows above it are not read: 2.'],
    });
    expect(await people()).toMatchObject([{ name: 'Asha', mobileNo: '9820000001' }]);
    await bring(text.replace('Asha', 'Ravi'), { mapping: { mobileNo: { column: 'Mobile (2)' } } });
    expect((await people())[1]).toMatchObject({ name: 'Ravi', mobileNo: '9820000009' });
  });

  describe('dates in both orders', () => {
    const text = 'Name,Mobile,Birthday\nAsha,9820000001,01/02/1990\nRavi,9820000002,02/13/1990\n';
    const birthdays = async () => (await people()).map(({ birthday }) => birthday);

    it('are read where only one order is a date, and named otherwise', async () => {
      expect(await bring(text)).toMatchObject({
        created: 2,
        leftOut: [{ row: 2, field: 'birthday', message: expect.stringContaining('can be two dates') }],
      });
      expect(await birthdays()).toEqual([null, '1990-02-13']);
    });

    it('are read as the person answers', async () => {
      const reading = { forms: { birthday: { dateOrder: 'monthFirst' } } };
      expect(await bring(text, { reading })).toMatchObject({
        leftOut: [],
        notes: ['Birthday: dates are month/day/year.'],
      });
      expect(await birthdays()).toEqual(['1990-01-02', '1990-02-13']);
    });
  });

  it('reads a column with decimal commas, and corrections with a point', async () => {
    const ring = 'Name;SKU;Price;Cost;MRP;Unit\nA;A1;1.250,50;1,5;12,5;gm\nB;B1;x;1,5;12,5;gm\n';
    await shop.make(entities.units, { symbol: 'gm' });
    const begun = await shop.send('POST', products, 'import', { form: { file: file(ring) } });
    const { id, notes } = (await completed(shop, begun)) as unknown as { id: string; notes: string[] };
    expect(notes).toContain('Selling Price: comma is the decimal sign.');
    await shop.call('POST', `imports/${id}/mend`, {
      body: { rows: [{ row: 3, values: { sellingPrice: '1,250.50' } }] },
    });
    const { items } = (await shop.call('GET', 'products?sort=name&order=asc')).data;
    expect(items).toMatchObject([
      { sellingPrice: 1250.5, purchasePrice: 1.5, mrp: 12.5 },
      { sellingPrice: 1250.5, purchasePrice: 1.5, mrp: 12.5 },
    ]);
  });

  it('keeps a birthday without its year, finds it in its month, and writes it out as such', async () => {
    await bring('Name,Mobile,Birthday\nAsha,9820000001,15/08\n');
    expect(await people()).toMatchObject([{ birthday: '1604-08-15' }]);
    expect((await shop.call('GET', 'contacts?birthday_yearly=08-10..08-20')).data.items).toHaveLength(1);
    const { text } = await shop.call('GET', 'contacts/export?format=csv');
    expect(text).toContain(`'--08-15`);
    expect(await bring(text)).toMatchObject({ unchanged: 1, leftOut: [] });
  });

  it('reads Windows-1252 when a person has confirmed it', async () => {
    const text = latin('Name,Mobile\nPeña,9820000001\n');
    expect((await look(text)).data).toMatchObject({ toConfirm: ['Peña'] });
    const refused = await begin(text);
    expect([refused.status, refused.text]).toEqual([415, expect.stringContaining('not in UTF-8')]);
    expect(await bring(text, { reading: { encoding: 'windows-1252' } })).toMatchObject({ created: 1 });
    expect(await people()).toMatchObject([{ name: 'Peña' }]);
    expect((await look(Uint8Array.from([0x8e, 0x52, 0x81, 0x5b, 0x0a]))).status).toBe(415);
  });

  describe('a workbook', () => {
    const person = (row: number, name: string, mobile: string, more = '') =>
      `<row r="${row}"${more}>${[name && cell(`A${row}`, name), cell(`B${row}`, mobile)].join('')}</row>`;

    it('gives the value of a merged cell to all its rows, and leaves hidden rows out on request', async () => {
      const rows = [
        person(1, 'Name', 'Mobile'),
        person(2, 'Asha', '9820000001'),
        person(3, '', '9820000002'),
        person(4, 'Ravi', '9820000003', ' hidden="1"'),
      ];
      const merged = '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>';
      const book = new Uint8Array(await workbook(rows.join('') + merged));
      const report = await bring(book, { reading: { leavesHidden: true } });
      expect(report).toMatchObject({
        created: 2,
        notes: ['Hidden rows are not read: 1.', 'Merged cells: 1. Their value counts for each of their rows.'],
      });
      expect((await people()).map(({ name }) => name)).toEqual(['Asha', 'Asha']);
    });

    it('is read on the sheet that has the columns, and its cells without references too', async () => {
      const relation = (n: number) =>
        `<Relationship Id="r${n}" Type="http://x/worksheet" Target="worksheets/sheet${n}.xml"/>`;
      const bare = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
      const data = [
        ['Name', 'Mobile'],
        ['Asha', '9820000001'],
      ].map(cells => `<row>${cells.map(bare).join('')}</row>`);
      const part = (name: string, text: string) => ({ name, content: [Buffer.from(text)] });
      const book = new Uint8Array(
        await workbook(`<row r="1">${cell('A1', 'How to fill in this file')}</row>`, [
          part(
            'xl/workbook.xml',
            '<workbook xmlns:r="r"><sheets><sheet name="Help" r:id="r1"/><sheet name="People" r:id="r2"/></sheets></workbook>',
          ),
          part('xl/_rels/workbook.xml.rels', `<Relationships>${relation(1)}${relation(2)}</Relationships>`),
          part('xl/worksheets/sheet2.xml', `<worksheet><sheetData>${data.join('')}</sheetData></worksheet>`),
        ]),
      );
      expect((await look(book)).data).toMatchObject({ sheet: 'People', sheets: ['Help', 'People'], total: 1 });
      expect(await bring(book)).toMatchObject({
        created: 1,
        notes: ['Only the sheet “People” is read. Other sheets: Help'],
      });
      expect((await begin(book, { reading: { sheet: 'Help' } })).status).toBe(400);
    });
  });

  it.each([
    [{ sheet: 1 }, 'reading.sheet'],
    [{ headerRow: -1 }, 'reading.headerRow'],
    [{ encoding: 'latin1' }, 'reading.encoding'],
    [{ forms: { nobody: {} } }, 'reading.forms'],
    [{ forms: { birthday: { dateOrder: 'yearFirst' } } }, 'reading.forms'],
    [{ toString: 1 }, 'reading.toString'],
  ])('refuses the answers %j', async (reading, field) => {
    const answer = await look('Name,Mobile\nAsha,9820000001\n', { reading });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)]);
  });
});
