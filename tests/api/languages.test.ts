import { describe, expect, it } from 'vitest';
import { runExport } from '../../api/crud/export/run.ts';
import { runImport } from '../../api/crud/import/run.ts';
import { entities } from '../../schema/entities/index.ts';
import { hindi } from '../../schema/words/hi/index.ts';
import { wordings } from '../../schema/words/wordings.ts';
import { say } from '../../schema/words/said.ts';
import { account, accountPorts, lettersTo, me, newAddress, post } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { anOrder } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';

const devanagari = /[\u0900-\u097f]/;
const inHindi = { headers: { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' } };

onPostgres(world => {
  describe('a call is answered in the language that it accepts', () => {
    it.each([
      ['nothing', undefined, 'en'],
      ['any', '*', 'en'],
      ['what there is not', 'ta, fr;q=0.5', 'en'],
      ['Hindi', 'hi', 'hi'],
      ['Hindi before English', 'en;q=0.3, hi-IN', 'hi'],
      ['English before Hindi', 'en-IN, hi;q=0.9', 'en'],
      ['no Hindi', 'hi;q=0, en', 'en'],
    ] as const)('that accepts %s', async (_, accepted, language) => {
      const shop = await openShop(world);
      const headers: Record<string, string> = accepted ? { 'accept-language': accepted } : {};
      const refused = await shop.call('POST', 'admin/products', { body: { name: '' }, headers });
      const name = language === 'en' ? 'Name is required' : 'नाम ज़रूरी है';
      expect([refused.status, refused.body.errors.name]).toEqual([400, name]);
      const gone = await shop.call('GET', `admin/products/${world.ports.ids.next()}`, { headers });
      const said = wordings[language].say(say('notFound', { what: { one: 'products' } }));
      expect([gone.status, gone.body.responseMessage]).toEqual([404, said]);
    });

    it('whoever is refused by the database is told in Hindi too', async () => {
      const shop = await openShop(world);
      const group = { name: 'Bridal', description: 'All' };
      await shop.call('POST', 'groups', { body: group });
      const unit = { symbol: 'gm' };
      await shop.call('POST', 'units', { body: unit });
      const again = await shop.call('POST', 'units', { body: unit, ...inHindi });
      expect(again.status).toBe(400);
      expect(Object.values(again.body.errors).join()).toMatch(devanagari);
    });
  });

  it('a report is kept as keys and worded when it is read', async () => {
    const shop = await openShop(world);
    const file = new File(['Name,Mobile\nAsha,12\n'], 'people.csv');
    const begun = await shop.call('POST', 'contacts/import', { form: { file } });
    await runImport(world.ports, shop.shopId, begun.data.id, new AbortController().signal);
    const read = async (headers: Record<string, string>) =>
      (await shop.call('GET', `imports/${begun.data.id}`, { headers })).data.errors as { message: string }[];
    expect((await read({})).map(({ message }) => message)).toContain('Please enter a 10 digit mobile number');
    expect((await read(inHindi.headers)).every(({ message }) => devanagari.test(message))).toBe(true);
    const failed = await shop.call('GET', `imports/${begun.data.id}/failed`, inHindi);
    const problem = 'मोबाइल नंबर: 10 अंकों का मोबाइल नंबर डालें';
    expect(failed.text).toBe(`Name,Mobile,क्या गलत है\r\nAsha,12,${problem}\r\n`);
  });

  it('the rows that failed are fetched in one language and once more in another', async () => {
    const shop = await openShop(world);
    const file = new File(['Name,Mobile,क्या गलत है,What is wrong\nAsha,12,?,?\n'], 'people.csv');
    const { id } = (await shop.call('POST', 'contacts/import', { form: { file } })).data;
    await runImport(world.ports, shop.shopId, id, new AbortController().signal);
    const failed = await shop.call('GET', `imports/${id}/failed`);
    expect(failed.text.split('\r\n')[0]).toBe('Name,Mobile,What is wrong');
  });

  describe('a file is in the language of whoever asked for it', () => {
    const header =
      'नाम,लिंग,मोबाइल नंबर,पर्सनल ईमेल,फ़ोन नंबर,दूसरा ईमेल,कंपनी,पता,शहर,पिन,राज्य,GSTIN,PAN,अंगूठी का साइज़,चूड़ी का साइज़,संदेश की भाषा,टैग,उधार की सीमा,ग्राहक,सप्लायर,कारीगर,जन्मदिन,शादी की सालगिरह,नोट,Facebook,Instagram,समूह,रिकॉर्ड ID';
    const whole = (id: string) =>
      `\ufeff${header}\r\nआशा,महिला,9820012345,,,,,,,,,,,,,,,,false,false,false,,,,,,,${id}\r\n`;
    const asha = { name: 'आशा', gender: 0, mobileNo: '9820012345', email: null, phoneNo: null };
    const more = {
      otherEmail: null,
      organization: null,
      address: null,
      city: null,
      pin: null,
      stateCode: null,
      gstin: null,
      pan: null,
      ringSize: null,
      bangleSize: null,
      preferredLanguage: null,
      tags: null,
      creditLimit: null,
      birthday: null,
      anniversary: null,
      notes: null,
    };
    const others = { ...more, facebookId: null, instagramId: null, selectedGroups: [] };
    const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const shopWithAsha = async () => {
      const shop = await openShop(world);
      const { id } = await shop.make(entities.contacts, { ...asha, ...others });
      return { shop, id: id as string };
    };

    it('at once', async () => {
      const { shop, id } = await shopWithAsha();
      expect(textOf(await shop.call('GET', 'contacts/export?format=csv', inHindi))).toBe(whole(id));
      const chosen = { body: { format: 'csv', ids: [id] }, ...inHindi };
      expect(textOf(await shop.call('POST', 'contacts/export', chosen))).toBe(whole(id));
    });

    it('through a one-use address, which the browser asks in its own', async () => {
      const { shop, id } = await shopWithAsha();
      const address = `shops/${shop.shopId}/contacts/export?format=csv`;
      const issued = await world.call('POST', 'tickets', { token: shop.token, body: { address }, ...inHindi });
      const path = issued.data.url.replace('/api/', '');
      expect(textOf(await world.call('GET', path, { headers: { 'accept-language': 'en' } }))).toBe(whole(id));
    });

    it('in the background, whatever they choose until it is there', async () => {
      const { shop } = await shopWithAsha();
      for (const format of ['csv', 'xlsx']) {
        const { id } = (await shop.call('POST', `contacts/exports?format=${format}`, inHindi)).data;
        await runExport(world.ports, shop.shopId, id, new AbortController().signal);
        const file = await eventually(async () => {
          const answer = await shop.call('GET', `exports/${id}/file`);
          expect(answer.status).toBe(200);
          return answer;
        });
        const rows: string[][] = [];
        for await (const slice of world.ports.sheets.read(file.bytes, { shop: 'shop' })) rows.push(...slice);
        expect(rows.map(row => row.slice(0, 3).join())).toEqual(['नाम,लिंग,मोबाइल नंबर', 'आशा,महिला,9820012345']);
      }
    });

    it('but for cards, which programs read', async () => {
      const { shop } = await shopWithAsha();
      const { text } = await shop.call('GET', 'contacts/export?format=vcf', inHindi);
      expect(text).toContain('X-GENDER:Female');
    });
  });

  describe('a person', () => {
    const choose = (token: string, language: unknown) =>
      world.call('PUT', 'account/language', { token, body: { language } });

    it('chooses a language, which their letters have', async () => {
      const person = await account(world);
      expect((await me(world, person.token)).data.user.language).toBeNull();
      expect((await choose(person.token, 'hi')).status).toBe(200);
      expect((await me(world, person.token)).data.user.language).toBe('hi');
      await post(world, 'forgotpwd', { email: person.email });
      const [letter] = await eventually(async () => {
        const letters = await lettersTo(world, person.email);
        expect(letters).toHaveLength(1);
        return letters;
      });
      expect(letter!.subject).toBe(hindi.letters.reset.subject);
      expect(letter!.html).toContain('<html lang="hi">');
      expect(letter!.text).not.toMatch(/%\{/);
    });

    it.each([null, '', 'xx', 'HI', 5, {}])('cannot choose %j', async language => {
      const person = await account(world);
      const answer = await choose(person.token, language);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['language']]);
    });

    it('has the language of the page on which they registered', async () => {
      const body = {
        name: 'Asha Rao',
        email: `hindi.${world.ports.ids.next()}@example.test`,
        mobileNo: '9820011001',
        password: 'Secret@123',
        shopName: 'Asha Gold',
        pin: '400058',
      };
      const made = await post(world, 'register', body, inHindi);
      expect([made.status, made.data.user.language]).toEqual([200, 'hi']);
    });

    it('is invited in the language of whoever invites', async () => {
      const shop = await openShop(world);
      const email = `invited.${world.ports.ids.next()}@example.test`;
      const body = { name: 'Kiran', email, role: 'sales' };
      expect((await shop.call('POST', 'users', { body, ...inHindi })).status).toBe(201);
      const [letter] = await eventually(async () => {
        const letters = await lettersTo(world, email);
        expect(letters).toHaveLength(1);
        return letters;
      });
      expect(letter!.subject).toBe(hindi.letters.invitation.subject);
    });
  });

  it('an order from a page in Hindi has a letter in Hindi, which leads to its receipt in Hindi', async () => {
    const email = `order.${world.ports.ids.next()}@shop.example`;
    const body = { ...anOrder, email };
    const { data } = await world.call('POST', 'public/orders', { body, address: newAddress(), ...inHindi });
    const [letter] = await eventually(async () => {
      const letters = await lettersTo(world, email);
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter!.text).toContain('TS Invoice Masha, 1 साल, 2 दुकानें');
    expect(letter!.text).toContain(`https://shop.test/hi/checkout/order?id=${data.id}&receipt=${data.receipt}`);
  });
}, accountPorts);
