import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const notFigure = 'Enter a number like 1,25,050.50, with a point for decimals';

onBoth(world => {
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

    it.each(['10,5', '0,250', '1250,50', '0x10', '1e3', 'Infinity', ' '])('%j is refused in both', async written => {
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
});
