import { beforeEach, describe, expect, it } from 'vitest';
import { noteStatement } from '../../../api/db/history.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { entities } from '../../../schema/entities/index.ts';
import { can, type Permission } from '../../../schema/permissions.ts';
import { changeOf } from '../../support/changeOf.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { products } = entities;
type Made = Record<string, any>;

onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const colleague = (...permissions: Permission[]) => openShop(world, { permissions, shopId: shop.shopId });
  const everything = () => openShop(world, { shopId: shop.shopId });
  const undo = (change: string, by = shop, body: object = {}) => by.call('POST', `changes/${change}/undo`, { body });
  const report = async (change: string, by = shop) => (await by.call('GET', `changes/${change}`)).data;
  const change = async (ids: Made[], changes: object) =>
    changeOf(await shop.send('PUT', products, 'update', { body: { ids: ids.map(({ id }) => id as string), changes } }));

  describe('is refused', () => {
    it('without the permission that the change took, and of another shop as if it were not there', async () => {
      const ring = await shop.make(products);
      const done = await change([ring], { mrp: 77 });
      const reader = await colleague(can.ProductRead, can.ProductAdd, can.ProductDelete);
      expect((await undo(done, reader)).status).toBe(403);
      expect(await report(done, reader)).toMatchObject({ canUndo: false, parts: [{ count: 1 }] });
      const stranger = await colleague(can.ContactList, can.ProductEdit);
      expect(await report(done, stranger)).toMatchObject({ parts: [] });
      expect((await undo(done, world.rival)).status).toBe(404);
      for (const unknown of [done, crypto.randomUUID()])
        expect((await world.rival.call('GET', `changes/${unknown}`)).status).toBe(404);
      expect((await undo(done, await colleague(can.ProductEdit))).data).toMatchObject({ undone: 1 });
    });

    it('of what somebody else made, unless one may delete', async () => {
      const made = changeOf(await shop.send('POST', products, '', { body: await shop.body(products) }));
      expect((await undo(made, await colleague(can.ProductAdd))).status).toBe(403);
      expect((await undo(made, await colleague(can.ProductDelete))).data).toMatchObject({ undone: 1 });
    });

    it('to nobody who takes back what they made themselves', async () => {
      const adder = await colleague(can.ProductAdd, can.UnitAdd);
      const body = { ...(await shop.body(products)), categoryId: null, groupId: null, gstId: null };
      const made = changeOf(await adder.send('POST', products, '', { body }));
      expect((await undo(made, adder)).data).toMatchObject({ undone: 1 });
    });

    it('of what was made here and changed by somebody else since', async () => {
      const made = await shop.send('POST', products, '', { body: await shop.body(products) });
      await (await everything()).send('PUT', products, made.data.id, { body: { mrp: 77 } });
      expect((await undo(changeOf(made))).data).toMatchObject({ undone: 0, left: [{ why: 'changed', by: 'Person' }] });
    });

    it('where it cannot be: people, a shop’s own settings', async () => {
      const { token } = await colleague(can.ShopEdit);
      const put = await world.call('PUT', `shops/${shop.shopId}`, { token, body: { name: 'Other' } });
      const done = changeOf(put);
      expect(await report(done)).toMatchObject({ canUndo: false });
      expect((await undo(done)).status).toBe(409);
    });

    it('of a transition, which only another one takes further', async () => {
      const ring = await shop.make(products);
      const { ids, database, clock } = world.ports;
      const occasion = { ids, at: clock.now(), change: ids.next() };
      const moved = noteStatement(products, 'transition', shop.shopId, ring['id'], { mrp: [1, ring['mrp']] }, occasion);
      await database.batch([enterJob(shop.shopId, null), moved]);
      expect(await report(occasion.change)).toMatchObject({ canUndo: false, parts: [{ action: 'transition' }] });
      expect((await undo(occasion.change)).status).toBe(409);
      expect((await shop.send('GET', products, ring['id'])).data.mrp).toBe(ring['mrp']);
    });

    it.each([
      ['nonsense', {}, 404],
      [crypto.randomUUID(), {}, 404],
      [crypto.randomUUID(), { ids: 'x' }, 400],
      [crypto.randomUUID(), { ids: [] }, 400],
      [crypto.randomUUID(), { ids: ['x'] }, 400],
      [crypto.randomUUID(), { all: true }, 400],
    ])('%s with %j', async (id, body, status) => {
      expect((await undo(id, shop, body)).status).toBe(status);
    });
  });
});
