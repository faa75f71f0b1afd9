import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const clock = fixedClock(new Date());

onPostgres(
  world => {
    let shop: Shop;
    let address: string;
    beforeEach(async () => {
      shop = await openShop(world);
      await shop.make(entities.contacts, { name: 'Asha' });
      address = `shops/${shop.shopId}/contacts/export?format=csv&query=asha`;
    });
    const issue = (to: unknown, token = shop.token) => world.call('POST', 'tickets', { token, body: { address: to } });
    /** As the browser downloads: without a bearer. */
    const redeem = (url: string) => world.call('GET', url.replace('/api/', ''));

    describe('a one-use address', () => {
      it('gives the export once', async () => {
        const issued = await issue(address);
        expect([issued.status, issued.data]).toEqual([
          201,
          { url: expect.stringMatching(/^\/api\/tickets\/[\w-]{43}$/) },
        ]);
        const file = await redeem(issued.data.url);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
        expect(file.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"');
        expect(file.text).toContain('Asha');
        expect((await redeem(issued.data.url)).status).toBe(404);
      });

      it('gives it once to many who come at the same time', async () => {
        const { url } = (await issue(address)).data;
        const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(url)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
      });

      it('is good for a minute', async () => {
        const [early, late] = [(await issue(address)).data.url, (await issue(address)).data.url];
        clock.advance(59_000);
        expect((await redeem(early)).status).toBe(200);
        clock.advance(2_000);
        expect((await redeem(late)).status).toBe(404);
      });

      it('is kept as a digest', async () => {
        const { url } = (await issue(address)).data;
        const rows = await world.sql('select t::text as row from tickets t');
        expect(rows.map(({ row }) => String(row)).join()).not.toContain(url.split('/').at(-1));
        expect(rows.map(({ row }) => String(row)).join()).not.toContain(shop.token);
      });

      it('works as its person does when it is used', async () => {
        const [foreign, nothing] = [
          `shops/${world.rival.shopId}/contacts/export?format=csv`,
          `shops/${shop.shopId}/contacts/export?format=pdf`,
        ];
        expect((await redeem((await issue(foreign)).data.url)).status).toBe(403);
        expect((await redeem((await issue(nothing)).data.url)).status).toBe(400);
        const { url } = (await issue(address)).data;
        await world.call('POST', 'account/signout', { token: shop.token });
        expect((await redeem(url)).status).toBe(401);
      });
    });

    it.each([
      '',
      'account/me',
      'shops/x/contacts',
      'https://example.test/shops/x/export?format=csv',
      '/api/shops/x/contacts/export?format=csv',
      'shops/x/contacts/export',
      'shops/../account/sessions#/export?',
      'shops/x/../../account/me/export?',
      'shops/x/./contacts/export?format=csv',
      'shops/x/%2e%2e/contacts/export?format=csv',
      'shops/x\\..\\contacts/export?format=csv',
      'shops/x/contacts/export?format=csv#x',
      'shops/x/contacts//export?format=csv',
      7,
      null,
    ])('is refused for %j', async to => {
      const answer = await issue(to);
      expect([answer.status, answer.body.errors]).toEqual([400, { address: expect.any(String) }]);
    });

    it.each(['nonsense', '%00', 'x'.repeat(43)])('is not %s', async token => {
      expect((await redeem(`/api/tickets/${token}`)).status).toBe(404);
    });
  },
  ports => ({ ...ports, clock }),
);
