import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { bytesOf, onRealInput, rowsOf, textOf } from './input.ts';

const { contacts } = entities;
const start = (shop: Shop, file: BlobPart, more: object = {}) =>
  shop.send('POST', contacts, 'import', { form: { file: new File([file], 'contacts.csv'), ...more } });
const people = async (shop: Shop) =>
  (await shop.call('GET', 'contacts?pageSize=1000&sort=name')).data.items as Record<string, any>[];

onRealInput('500 people with untidy phone numbers', world => {
  const rows = rowsOf('contacts/people-500.csv');
  /** The first of a person's numbers that is ten digits without its extension and country code. */
  const mobile = (row: Record<string, string>) =>
    ['phone_work', 'phone_home', 'phone_other']
      .map(name => row[name]!.replace(/ x\d+$/, '').replace(/\D/g, ''))
      .find(digits => digits.length === 10);

  it('come in with what is right, and each of the others with its reason', async () => {
    const shop = await openShop(world);
    const report = await completed(shop, await start(shop, bytesOf('contacts/people-500.csv')));
    const right = rows.filter(mobile);
    expect(right.length).toBeGreaterThan(400);
    expect(report).toMatchObject({
      state: 'completed',
      created: right.length,
      updated: 0,
      failed: rows.length - right.length,
      total: 500,
    });
    const wrong = rows.flatMap((row, n) => (mobile(row) ? [] : [n + 2]));
    expect(report.errors.filter(({ field }) => field === 'mobileNo')).toMatchObject(
      wrong.map(row => ({
        row,
        field: 'mobileNo',
        message: expect.stringMatching(/^(Please enter a 10 digit mobile number|Mobile number is required)$/),
      })),
    );

    const made = new Map((await people(shop)).map(person => [`${person['name']} ${person['mobileNo']}`, person]));
    for (const row of right) {
      const person = made.get(`${row['first_name']} ${row['last_name']} ${mobile(row)}`);
      expect(person, JSON.stringify(row)).toMatchObject({
        gender: { female: 0, male: 1 }[row['gender']!] ?? 2,
        email: row['email_home'] || row['email_work'] || row['email_other'] || null,
      });
    }
  });
});

onRealInput('exports of address books', world => {
  const headers = [...textOf('contacts/header-rows.txt').matchAll(/^\[(.+)\]\n(.+)$/gm)].map(
    ([, name, header]) => [name!, header!.split(',')] as const,
  );
  const notes = 'Likes temple work.\nCalls after six, says "no calls" on Tuesdays; birthday 12/11';

  /** Made-up people in the columns that this export has. */
  const person = (header: readonly string[], values: Record<string, string>) => header.map(name => values[name] ?? '');
  const asha = {
    'First Name': 'Asha',
    'Given Name': 'Asha',
    'Middle Name': 'R',
    'Additional Name': 'R',
    'Last Name': 'Kulkarni',
    'Family Name': 'Kulkarni',
    Name: 'Asha R Kulkarni',
    Gender: 'Female',
    Notes: notes,
  };
  const numbers = {
    'Phone 1 - Value': '2600 0001 ::: +91 98200 11111',
    'Mobile Phone': '+91 98200 11111',
    'Home Phone': '2600 0001',
    'Primary Phone': '',
  };
  const mails = {
    'E-mail 1 - Value': 'not an address ::: asha@example.test',
    'E-mail Address': 'asha@example.test',
    'E-mail 2 Address': 'other@example.test',
  };
  const ravi = {
    'First Name': 'रवि',
    'Given Name': 'रवि',
    Name: 'रवि',
    'Phone 1 - Value': '09820022222',
    'Primary Phone': '09820022222',
    'E-mail 1 - Value': 'nonsense',
    'E-mail Address': '',
  };
  const nameless = {
    'Phone 1 - Value': '98200 33333',
    'Mobile Phone': '98200 33333',
    Labels: '* myContacts',
    'Group Membership': '* myContacts',
  };
  const file = (header: readonly string[], ...rows: Record<string, string>[]) =>
    `\ufeff${stringify([[...header], ...rows.map(values => person(header, values))])}`;

  it('has the headers of four programs', () => {
    expect(headers.map(([name]) => name)).toEqual([
      'google-contacts 2024+',
      'google-contacts legacy',
      'outlook.live.com',
      'google "outlook csv" export',
    ]);
  });

  describe.each(headers)('%s', (_, header) => {
    it('is read without being told how', async () => {
      const shop = await openShop(world);
      const report = await completed(
        shop,
        await start(shop, file(header, { ...asha, ...numbers, ...mails }, ravi, nameless)),
      );
      const badMail = header.includes('E-mail 1 - Value');
      expect(report).toMatchObject({ created: 2, failed: 1, total: 3 });
      expect(report.errors).toMatchObject([{ row: 4, field: 'name', message: 'Name is required' }]);
      const wrongMail = { row: 3, field: 'email', title: 'रवि', value: 'nonsense', message: 'Invalid email' };
      expect(report.leftOut.filter(({ field }) => field === 'email')).toEqual(badMail ? [wrongMail] : []);
      const [first, second] = await people(shop);
      expect(first).toMatchObject({
        name: 'Asha R Kulkarni',
        mobileNo: '9820011111',
        email: 'asha@example.test',
        gender: header.includes('Gender') ? 0 : 2,
      });
      expect(second).toMatchObject({ name: 'रवि', mobileNo: '9820022222', email: null, gender: 2 });
    });

    it('puts people into the groups of a column that a person names', async () => {
      const shop = await openShop(world);
      const column = header.find(name => /^(Labels|Group Membership|Categories|Department)$/.test(name))!;
      const text = file(header, { ...asha, ...numbers, ...mails, [column]: '* myContacts ::: VIP ::: Diwali 2026' });
      expect(await completed(shop, await start(shop, text, { mapping: { selectedGroups: { column } } }))).toMatchObject(
        { created: 1, errors: [] },
      );
      expect((await people(shop))[0]!['groupName']).toBe('myContacts, VIP, Diwali 2026');
    });
  });
});

onRealInput('address books of phones', world => {
  const people = async (shop: Shop) =>
    (await shop.call('GET', 'contacts?pageSize=1000&sort=id')).data.items as Record<string, any>[];
  const brought = async (name: string, more: object = {}) => {
    const shop = await openShop(world);
    const file = new File([bytesOf(`vcards/${name}.vcf`)], `${name}.vcf`);
    return {
      shop,
      report: await completed(shop, await shop.send('POST', contacts, 'import', { form: { file, ...more } })),
    };
  };

  it('of Android 2.1 come card by card, each that lacks something with its reason', async () => {
    const { shop, report } = await brought('John_Doe_ANDROID');
    expect(report).toMatchObject({ state: 'completed', created: 0, failed: 6, total: 6 });
    expect(report.errors.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '1 mobileNo',
      '1 name',
      '2 mobileNo',
      '2 name',
      '3 mobileNo',
      '4 mobileNo',
      '5 mobileNo',
      '5 otherEmail',
      '6 mobileNo',
    ]);
    expect(await people(shop)).toEqual([]);
  });

  it('of Android 2.1 come with their names once their numbers are whole', async () => {
    const shop = await openShop(world);
    const text = textOf('vcards/John_Doe_ANDROID.vcf').replace('CELL;PREF:123456789', 'CELL;PREF:+91 98200 11002');
    const file = new File([text], 'phone.vcf');
    const report = await completed(shop, await shop.send('POST', contacts, 'import', { form: { file } }));
    expect(report).toMatchObject({ created: 1, failed: 5 });
    expect(await people(shop)).toMatchObject([{ name: 'Ñ Ñ Ñ Ñ Ñ', mobileNo: '9820011002', phoneNo: null, gender: 2 }]);
  });

  it('3.0 bring the numbers of abroad that have ten digits; a person gives what they lack', async () => {
    const { shop } = await brought('gmail-list', { mapping: { mobileNo: { value: '9820011002' } } });
    expect((await people(shop)).map(({ name, email, mobileNo }) => [name, email, mobileNo])).toEqual([
      ['Arnold Smith', 'asmithk@gmail.com', '9820011002'],
      ['Chris Beatle', 'chrisy55d@yahoo.com', '9820011002'],
      ['Doug White', 'dwhite@gmail.com', '9820011002'],
    ]);
    expect((await brought('rfc2426-example')).report).toMatchObject({ failed: 2, total: 2 });
  });
});
