import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const notFigure = 'Enter a number like 1,25,050.50, with a point for decimals';

onPostgres(world => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(world)));

  describe('a figure', () => {
    const filtered = (query: string) => shop.call('GET', `contacts?creditLimit_gte=${encodeURIComponent(query)}`);

    it.each([
      ['1,25,050.50', 125_050.5],
      ['125,050', 125_050],
      ['₹ 1,200/-', 1_200],
      ['१२५०', 1_250],
    ])('%s is read as it was meant, in a record and in a filter', async (written, figure) => {
      const { id } = await shop.make(entities.contacts, { creditLimit: written });
      expect((await shop.call('GET', `contacts/${id}`)).data.creditLimit).toBe(figure);
      const found = (await filtered(written)).data.items as { id: string; creditLimit: number }[];
      expect(found.map(each => each.id)).toContain(id);
      expect(found.every(({ creditLimit }) => creditLimit >= figure)).toBe(true);
    });

    it.each(['10,5', '0,250', '1250,50', '0x10', '1e3', 'Infinity', 'NaN'])('%j is refused in both', async written => {
      const made = await shop.send('POST', entities.contacts, '', {
        body: { ...(await shop.body(entities.contacts)), creditLimit: written },
      });
      expect([made.status, made.body.errors]).toEqual([400, { creditLimit: notFigure }]);
      const list = await filtered(written);
      expect([list.status, list.body.errors]).toEqual([400, { creditLimit_gte: notFigure }]);
    });

    it('is refused in the language of the reader', async () => {
      const body = { ...(await shop.body(entities.contacts)), creditLimit: '10,5' };
      const made = await shop.send('POST', entities.contacts, '', { body, headers: { 'accept-language': 'hi' } });
      expect(made.body.errors).toEqual({ creditLimit: 'संख्या डालें, जैसे 1,25,050.50; दशमलव के लिए बिंदु' });
    });
  });

  describe('a text', () => {
    const { contacts } = entities;

    it('is kept without what nobody sees', async () => {
      const made = await shop.make(contacts, {
        name: '\u200bZw\u200b  A',
        mobileNo: '\u202a+91 98712 00001\u202c',
        gstin: '\u202a२७AAPFU0939F1ZV\u202c',
        stateCode: '27',
        pin: '४०००५३',
        notes: 'one\u00a0 two \r\nthree',
      });
      expect(made).toMatchObject({
        name: 'Zw A',
        mobileNo: '9871200001',
        gstin: '27AAPFU0939F1ZV',
        pin: '400053',
        notes: 'one two\nthree',
      });
    });

    it.each([
      ['name', '\u200b', 'Name is required'],
      ['name', '\u3164', 'Name is required'],
      ['email', 'mailto:x@y.in', 'Invalid email'],
    ])('%s of %j is refused', async (field, value, problem) => {
      const body = { ...(await shop.body(contacts)), [field]: value };
      const made = await shop.send('POST', contacts, '', { body });
      expect([made.status, made.body.errors]).toEqual([400, { [field]: problem }]);
    });

    it.each([
      ['the list', 'contacts?query='],
      ['the search of all', 'search?query='],
    ])('is found in %s by what was pasted', async (_, path) => {
      const { id } = await shop.make(contacts, { name: 'Rukmini Devi', mobileNo: '9871200777' });
      for (const pasted of ['Rukmini\u00a0\u200bDevi', '\u202a+91 98712 00777\u202c', '९८७१२ ००७७७'])
        expect((await shop.call('GET', path + encodeURIComponent(pasted))).text, pasted).toContain(id);
    });
  });
});
