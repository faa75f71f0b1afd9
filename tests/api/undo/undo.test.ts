import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { changeOf } from '../../support/changeOf.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { pngFile } from '../../support/pictures.ts';
import { undoing, type Made } from '../../support/undoing.ts';

const { products, contacts, groups, productCategories, units, commodityRates } = entities;
onPostgres(world => {
  const { shop, everything, undo, report, get } = undoing(world);
  const change = async (ids: Made[], changes: object) =>
    changeOf(await shop.send('PUT', products, 'update', { body: { ids: ids.map(({ id }) => id as string), changes } }));

  describe('of many records', () => {
    let [ring, chain, bangle]: Made[] = [];
    beforeEach(async () => {
      [ring, chain, bangle] = [
        await shop.make(products, { name: 'Ring', sellingPrice: 100, mrp: 500 }),
        await shop.make(products, { name: 'Chain', sellingPrice: 200, mrp: 500 }),
        await shop.make(products, { name: 'Bangle', sellingPrice: 300, mrp: 500 }),
      ];
    });
    const prices = async () =>
      Promise.all([ring!, chain!, bangle!].map(async one => (await get(products, one))['sellingPrice'] as number));

    it('each has its own value again', async () => {
      const done = await change([ring!, chain!, bangle!], { sellingPrice: 99.5 });
      expect(await prices()).toEqual([99.5, 99.5, 99.5]);
      expect((await undo(done)).data).toMatchObject({ undone: 3, left: [] });
      expect(await prices()).toEqual([100, 200, 300]);
    });

    it('what somebody else changed since is left alone and named', async () => {
      const done = await change([ring!, chain!, bangle!], { sellingPrice: 99, mrp: 400 });
      const other = await everything();
      await other.send('PUT', products, chain!['id'], { body: { sellingPrice: 250 } });
      await other.send('DELETE', products, bangle!['id']);
      const { data } = await undo(done);
      expect(data.undone).toBe(2);
      expect(data.left).toEqual([
        { entity: 'products', id: bangle!['id'], title: 'Bangle', why: 'deleted', by: 'Person' },
        {
          entity: 'products',
          id: chain!['id'],
          title: 'Chain',
          why: 'changed',
          fields: ['sellingPrice'],
          by: 'Person',
        },
      ]);
      expect(await get(products, ring!)).toMatchObject({ sellingPrice: 100, mrp: 500 });
      expect(await get(products, chain!)).toMatchObject({ sellingPrice: 250, mrp: 500 });
    });

    it('of some of them alone, and then of the rest', async () => {
      const done = await change([ring!, chain!, bangle!], { sellingPrice: 99 });
      expect((await undo(done, shop, { ids: [chain!['id']] })).data).toMatchObject({ undone: 1 });
      expect(await prices()).toEqual([99, 200, 99]);
      expect(await report(done)).toMatchObject({ isUndone: false, canUndo: true });
      expect((await undo(done)).data).toMatchObject({ undone: 2, left: [] });
      expect(await prices()).toEqual([100, 200, 300]);
      expect(await report(done)).toMatchObject({ isUndone: true });
    });

    it('is done once by whoever sends it twice, and by two at once', async () => {
      const done = await change([ring!, chain!], { sellingPrice: 99 });
      const send = (key: string) =>
        shop.call('POST', `changes/${done}/undo`, { body: {}, headers: { 'idempotency-key': key } });
      const answers = await Promise.all([send('a'), send('a'), send('b')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers[0]!.data).toEqual(answers[1]!.data);
      expect(answers[0]!.data.undone + answers[2]!.data.undone).toBe(2);
      const { items } = (await shop.send('GET', products, `${ring!['id']}/history`)).data;
      expect(items).toHaveLength(3);
    });
  });

  describe('of references', () => {
    it('leaves what would refer to something that is gone, and says so', async () => {
      const [old, rings] = [await shop.make(productCategories), await shop.make(productCategories)];
      const made = await shop.make(products, { categoryId: old['id'] });
      const done = await change([made], { categoryId: rings['id'] });
      await shop.send('DELETE', productCategories, old['id']);
      expect((await undo(done)).data).toMatchObject({
        undone: 0,
        left: [{ id: made['id'], why: 'gone', fields: ['categoryId'] }],
      });
      expect(await get(products, made)).toMatchObject({ categoryId: rings['id'] });
    });

    it('takes nothing out of the trash whose category is gone', async () => {
      const category = await shop.make(productCategories);
      const made = await shop.make(products, { name: 'Ring', categoryId: category['id'] });
      const gone = changeOf(await shop.send('DELETE', products, made['id']));
      await shop.send('DELETE', productCategories, category['id']);
      const left = [{ entity: 'products', id: made['id'], title: 'Ring', why: 'gone', fields: ['categoryId'] }];
      expect((await undo(gone)).data).toMatchObject({ undone: 0, left });
      await shop.send('POST', productCategories, 'restore', { body: { ids: [category['id']] } });
      expect((await undo(gone)).data).toMatchObject({ undone: 1, left: [] });
    });

    it('leaves what others refer to, and goes once they do not', async () => {
      const made = await shop.send('POST', units, '', { body: await shop.body(units) });
      const ring = await shop.make(products, { unitId: made.data.id });
      expect((await undo(changeOf(made))).data).toMatchObject({ undone: 0, left: [{ id: made.data.id, why: 'used' }] });
      await shop.send('DELETE', products, ring['id']);
      expect((await undo(changeOf(made))).data).toMatchObject({ undone: 1, left: [] });
    });

    it('leaves a group in which somebody is', async () => {
      const made = await shop.send('POST', groups, '', { body: await shop.body(groups) });
      const contact = await shop.make(contacts, { selectedGroups: [made.data.id] });
      expect((await undo(changeOf(made))).data).toMatchObject({ undone: 0, left: [{ why: 'used' }] });
      await shop.send('DELETE', contacts, contact['id']);
      expect((await undo(changeOf(made))).data).toMatchObject({ undone: 1, left: [] });
    });

    it('leaves what would have what another has', async () => {
      const [ring, other] = [await shop.make(products, { productCode: 'R-1' }), await shop.make(products)];
      const done = changeOf(await shop.send('PUT', products, ring['id'], { body: { productCode: 'R-2', mrp: 7 } }));
      await shop.send('PUT', products, other['id'], { body: { productCode: 'R-1' } });
      const left = [{ id: ring['id'], why: 'taken', fields: ['productCode'] }];
      expect((await undo(done)).data).toMatchObject({ undone: 0, left });
      const gone = changeOf(await shop.send('DELETE', products, ring['id']));
      await shop.send('PUT', products, other['id'], { body: { productCode: 'R-2' } });
      expect((await undo(gone)).data).toMatchObject({ undone: 0, left });
      await shop.send('PUT', products, other['id'], { body: { productCode: 'R-3' } });
      expect((await undo(gone)).data).toMatchObject({ undone: 1, left: [] });
    });
  });

  it('of groups only what came goes, and what went comes', async () => {
    const [vip, old, gold] = [await shop.make(groups), await shop.make(groups), await shop.make(groups)];
    const made = await Promise.all([1, 2].map(() => shop.make(contacts, { selectedGroups: [old['id']] })));
    const ids = made.map(({ id }) => id as string);
    const inGroups = async (n: number) => (await get(contacts, made[n]!))['selectedGroups'].toSorted() as string[];
    const path = `contacts/groups/${vip['id']}/members`;
    const joined = changeOf(await shop.call('POST', `${path}/add`, { body: { contactIds: ids } }));
    await shop.call('POST', `contacts/groups/${gold['id']}/members/add`, { body: { contactIds: ids } });
    expect((await undo(joined)).data).toMatchObject({ undone: 2, left: [] });
    expect(await inGroups(0)).toEqual([old['id'], gold['id']].toSorted());
    const left = changeOf(
      await shop.call('POST', `contacts/groups/${gold['id']}/members/remove`, { body: { contactIds: ids } }),
    );
    const one = changeOf(await shop.call('DELETE', `contacts/${ids[1]}/groups/${old['id']}/members`));
    expect((await undo(left)).data).toMatchObject({ undone: 2, left: [] });
    expect(await inGroups(1)).toEqual([gold['id']]);
    expect((await undo(one)).data).toMatchObject({ undone: 1, left: [] });
    expect(await inGroups(1)).toEqual([old['id'], gold['id']].toSorted());
  });

  it('of pictures: what was added since stays, and what was removed comes', async () => {
    const { id } = await shop.make(products);
    const path = `admin/products/${id}/images`;
    const add = async () => shop.call('POST', path, { form: { image: await pngFile() } });
    const [first, second] = [await add(), await add()];
    const images = async () => (await get(products, { id }))['images'].map((image: Made) => image['id'] as string);
    const [one, two] = await images();
    const removed = changeOf(await shop.call('PUT', `${path}/${two}`));
    expect((await undo(removed)).data).toMatchObject({ undone: 1 });
    expect(await images()).toEqual([one, two]);
    expect((await undo(changeOf(first))).data).toMatchObject({ undone: 1 });
    expect(await images()).toEqual([two]);
    expect((await undo(changeOf(second))).data).toMatchObject({ undone: 1 });
    expect(await images()).toEqual([]);
  });

  it('of a price: it goes, and its product is sold as before', async () => {
    const product = await shop.make(products, { subscriptionOnly: false, productPrice: null });
    const price = await shop.call('POST', `admin/products/${product['id']}/prices`, {
      body: { name: 'Care', price: 500, duration: 30 },
    });
    expect(await get(products, product)).toMatchObject({ subscriptionOnly: true });
    expect((await undo(changeOf(price))).data).toMatchObject({ undone: 2, left: [] });
    expect(await get(products, product)).toMatchObject({ subscriptionOnly: false, productPrice: null });
  });

  it('of a rate, which nobody may delete otherwise', async () => {
    const made = await shop.send('POST', commodityRates, '', { body: await shop.body(commodityRates) });
    const other = await everything();
    expect((await undo(changeOf(made), other)).status).toBe(409);
    expect((await undo(changeOf(made))).data).toMatchObject({ undone: 1 });
    expect((await shop.send('GET', commodityRates, made.data.id)).status).toBe(404);
  });

  it('of a merge', async () => {
    const same = { gender: 0, mobileNo: '9820011001' };
    const [one, other] = [
      await shop.make(contacts, { ...same, name: 'Asha' }),
      await shop.make(contacts, { ...same, name: 'Asha R', email: 'a@b.test' }),
    ];
    const merged = await shop.call('POST', 'contacts/merge', {
      body: { into: one['id'], others: [other['id']], values: { name: 'Asha Rao', email: 'a@b.test' } },
    });
    const done = changeOf(merged);
    expect(merged.data.id).toBe(done);
    expect(await report(done)).toMatchObject({ merge: { into: 'Asha Rao', merged: ['Asha R'] }, canUndo: true });
    const { id } = await everything()
      .then(by => by.send('PUT', contacts, one['id'], { body: { name: 'Asha K' } }))
      .then(({ data }) => data);
    expect((await undo(done)).data).toMatchObject({
      undone: 1,
      left: [{ entity: 'contacts', id, title: 'Asha K', why: 'changed', fields: ['name'] }],
    });
    expect(await get(contacts, one)).toMatchObject({ name: 'Asha K', email: one['email'] });
    expect(await get(contacts, other)).toMatchObject({ name: 'Asha R' });
    expect(await report(done)).toMatchObject({ isUndone: true, canUndo: false });
    const { items } = (await shop.send('GET', contacts, `${one['id']}/history`)).data;
    expect(items.filter(({ changeId }: Made) => changeId === done).map(({ isUndone }: Made) => isUndone)).toEqual([
      true,
    ]);
  });
});
