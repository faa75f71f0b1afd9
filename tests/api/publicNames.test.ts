import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { formOf, visitorOf } from '../support/publicForm.ts';
import { openShop, type Shop } from '../support/shop.ts';

/** A chosen name for what visitors see, unique over all shops. */
onPostgres(world => {
  let shop: Shop;
  let page: string;
  let number = 0;
  let free: string;
  beforeEach(async () => {
    shop = await openShop(world);
    const { id } = await shop.make(entities.products, { name: 'Ring', isActive: true });
    page = `admin/products/${id}/public_address`;
    await shop.call('POST', page);
    await formOf(shop);
    free = `asha-${++number}-jewellers`;
  });
  const name = (chosen: unknown, path = 'contacts/public_form', of = shop) =>
    of.call('PUT', path, { body: { name: chosen } });
  const seen = (chosen: string) => visitorOf(world, `names/${chosen}`);

  describe('a chosen name', () => {
    it('leads to the form, and takes what is filled in', async () => {
      expect((await name(free.toUpperCase())).data).toMatchObject({ name: free, isShown: true });
      const { data, text } = await seen(free).see();
      expect(data).toMatchObject({ record: null, form: { title: 'Join our list of customers' } });
      expect(text).not.toContain((await formOf(shop)).slice(22));
      expect((await seen(free.toUpperCase()).send()).status).toBe(201);
      expect(await shop.count(entities.contacts)).toBe(1);
    });

    it('leads to the page of a record, which takes nothing', async () => {
      expect((await name(free, page)).data).toMatchObject({ name: free });
      expect((await seen(free).see()).data).toMatchObject({ form: null, record: { title: 'Ring' } });
      expect((await seen(free).send()).status).toBe(404);
    });

    it('gives way to the next, and is free when it is given up or the address is withdrawn', async () => {
      await name(free);
      const next = `${free}-2`;
      expect((await name(next)).data.name).toBe(next);
      expect([(await seen(free).see()).status, (await seen(next).see()).status]).toEqual([404, 200]);
      expect((await name(null)).data.name).toBeNull();
      expect((await seen(next).see()).status).toBe(404);
      await name(free);
      await shop.call('DELETE', 'contacts/public_form');
      expect((await seen(free).see()).status).toBe(404);
      const rival = await openShop(world);
      await formOf(rival);
      expect((await name(free, 'contacts/public_form', rival)).status).toBe(200);
    });

    it('that another has is refused without a word of whose it is', async () => {
      await name(free);
      const rival = await openShop(world);
      await formOf(rival);
      const refused = await name(free, 'contacts/public_form', rival);
      expect([refused.status, refused.body.errors]).toEqual([400, { name: 'This name is taken. Choose another.' }]);
      expect((await name(free, page)).body).toEqual(refused.body);
      expect((await seen(free).see()).status).toBe(200);
      expect((await rival.call('GET', 'contacts/public_form')).data.name).toBeNull();
    });

    it('goes to one of those who ask for it at once', async () => {
      const shops = [shop, await openShop(world)];
      await formOf(shops[1]!);
      const answers = await Promise.all(shops.map(of => name(free, 'contacts/public_form', of)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });

    it.each([
      ['as', 'Minimum 3 characters required'],
      ['a'.repeat(61), 'Maximum 60 characters exceeded'],
      ['asha_jewellers', 'Only a to z and digits, with - between them'],
      ['-asha', 'Only a to z and digits, with - between them'],
      ['आशा-ज्वेलर्स', 'Only a to z and digits, with - between them'],
      ['Support', 'This name is kept for TolaShop itself'],
    ])('cannot be %s', async (chosen, problem) => {
      const answer = await name(chosen);
      expect([answer.status, answer.body.errors]).toEqual([400, { name: problem }]);
    });

    it('needs an address', async () => {
      await shop.call('DELETE', 'contacts/public_form');
      expect((await name(free)).status).toBe(404);
    });

    it('is nowhere while the shop is pending', async () => {
      await name(free);
      await world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`);
      const [there, nowhere] = [await seen(free).see(), await seen('never-was').see()];
      expect([there.status, there.body]).toEqual([404, nowhere.body]);
    });
  });
});
