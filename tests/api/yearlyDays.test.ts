import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const birthdays = {
  Asha: '1990-11-26',
  Bina: '1985-12-02',
  Chand: '2000-12-31',
  Dev: '1972-01-03',
  Esha: '1996-02-29',
};

onPostgres(world => {
  describe('days that come again each year', () => {
    let shop: Shop;
    const names = async (part: string) => {
      const { data } = await shop.call('GET', `contacts?birthday_yearly=${part}&sort=name&order=asc`);
      return data.items.map(({ name }: { name: string }) => name);
    };

    beforeAll(async () => {
      shop = await openShop(world);
      for (const [name, birthday] of Object.entries(birthdays)) await shop.make(entities.contacts, { name, birthday });
      await shop.make(entities.contacts, { name: 'Unknown', birthday: null });
    });

    it.each([
      ['11-26..11-26', ['Asha']],
      ['11-26..12-02', ['Asha', 'Bina']],
      ['12-28..01-05', ['Chand', 'Dev']],
      ['02-28..02-29', ['Esha']],
      ['03-01..10-31', []],
      ['01-01..12-31', ['Asha', 'Bina', 'Chand', 'Dev', 'Esha']],
    ])('A-04 %s brings those whose birthday lies there, in whichever year', async (part, found) =>
      expect(await names(part)).toEqual(found),
    );

    it.each(['11-31..12-01', 'today', ''])('“%s” is refused in words', async part => {
      const answer = await shop.call('GET', `contacts?birthday_yearly=${part}`);
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { birthday_yearly: 'Write a part of the year, such as 11-26..12-02' },
      ]);
    });

    it('is asked of no day that does not come again', async () =>
      expect((await shop.call('GET', 'quotes?day_yearly=11-26..11-26')).status).toBe(400));
  });
});
