import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { changeOf } from '../../support/changeOf.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { readEvents, type EventReader } from '../../support/eventReader.ts';
import { completed } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import type { Answer, Person } from '../../support/testApi.ts';

const { contacts, products } = entities;

describe('what a call has changed', () => {
  onPostgres(world => {
    let open: EventReader[] = [];
    beforeAll(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = world.ports.events.listen(signal => signal === 'lost' && resolve());
      await promise;
      stop();
    });
    afterEach(async () => {
      for (const reader of open) await reader.close();
      open = [];
    });

    const listen = async ({ shopId, token }: Pick<Person, 'shopId' | 'token'>) => {
      const headers = { authorization: `Bearer ${token}` };
      const reader = readEvents(
        await world.api.fetch(new Request(`http://shop.test/api/shops/${shopId}/events`, { headers })),
      );
      open.push(reader);
      await reader.until('ready');
      return reader;
    };
    /** How they were made may still be told. */
    const heardOf = async (reader: EventReader, change: string) => {
      for (;;) {
        const { data } = await reader.until('changed');
        if (data.change === change) return data as { resource: string; ids: string[] };
      }
    };
    type Call = [what: string, call: (shop: Shop, ids: string[]) => Promise<Answer>];

    it.each<Call>([
      ['a change', (shop, [id]) => shop.call('PUT', `contacts/${id}`, { body: { name: 'Kamla' } })],
      [
        'a change of many',
        (shop, ids) => shop.call('PUT', 'contacts/update', { body: { ids, changes: { gender: 1 } } }),
      ],
      ['a deletion of many', (shop, ids) => shop.call('POST', 'contacts/delete', { body: { ids } })],
      ['a merge', (shop, [into, ...others]) => shop.call('POST', 'contacts/merge', { body: { into, others } })],
    ])('is heard by those who look on, with its ids: %s', async (_, call) => {
      const shop = await openShop(world);
      const ids = [(await shop.make(contacts)).id, (await shop.make(contacts)).id];
      const reader = await listen(await world.person({ shopId: shop.shopId, permissions: [can.ContactList] }));
      const answer = await call(shop, ids);
      expect(answer.status).toBe(200);
      const { resource, ids: told } = await heardOf(reader, changeOf(answer));
      expect(resource).toBe('contacts');
      expect(told.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(told));
    });

    it('is heard of an import, and of taking it back', async () => {
      const shop = await openShop(world);
      const reader = await listen(await world.person({ shopId: shop.shopId, permissions: [can.ContactList] }));
      const file = new File(['Name,Mobile\nAsha,9820000001\nRavi,9820000002\n'], 'people.csv');
      const begun = await shop.call('POST', 'contacts/import', { form: { file } });
      const brought = await heardOf(reader, changeOf(begun));
      expect(brought).toMatchObject({ resource: 'contacts', ids: [expect.any(String), expect.any(String)] });
      await completed(shop, begun);
      expect((await shop.call('POST', `imports/${begun.data.id}/undo`)).status).toBe(202);
      const takenBack = await heardOf(reader, changeOf(begun));
      expect(takenBack.ids.toSorted()).toEqual(brought.ids.toSorted());
    });

    it('is heard of no other shop, by nobody who may not list it, and not where it was refused', async () => {
      const shop = await openShop(world);
      const rival = await openShop(world);
      const readers = [
        await listen(await world.person({ shopId: rival.shopId, permissions: [can.ContactList, can.ProductRead] })),
        await listen(await world.person({ shopId: shop.shopId, permissions: [can.ProductRead] })),
      ];
      const { id } = await shop.make(contacts);
      expect((await shop.call('PUT', `contacts/${id}`, { body: { name: '' } })).status).toBe(400);
      const product = await shop.make(products);
      await rival.make(products);
      const heard = await Promise.all(readers.map(async reader => (await reader.until('changed')).data));
      expect(heard).toMatchObject([{ resource: 'products' }, { resource: 'products', ids: [product.id] }]);
      expect(readers.map(reader => reader.text()).join()).not.toContain(id);
    });
  });
});
