import { describe, expect, it } from 'vitest';
import { runImport } from '../../api/crud/import/run.ts';
import { runUndo } from '../../api/crud/import/undo.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { publishChange } from '../../api/events/signals.ts';
import { DatabaseError, type Ports } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import type { Permission } from '../../schema/permissions.ts';
import { contents } from '../support/contents.ts';
import { onBoth } from '../support/everyEntity.ts';
import { reportOf } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { eventually } from '../support/eventually.ts';

const never = new AbortController().signal;
/** Fires when it has been looked at so often. */
const after = (looks: number) =>
  ({
    get aborted() {
      return looks-- <= 0;
    },
  }) as AbortSignal;

const people = (from: number, count: number, name = 'Person') =>
  `Name,Mobile\n${Array.from({ length: count }, (_, n) => `${name} ${from + n},${9_820_000_000 + from + n}\n`).join('')}`;

/** Jobs are queued and not run: the tests do that themselves. */
const asleep = (ports: Ports): Ports => ({ ...ports, jobs: { ...ports.jobs, work: () => Promise.resolve() } });

onBoth(world => {
  const { contacts, products, groups } = entities;
  const start = async (
    shop: Shop,
    text: string,
    entity = contacts as typeof contacts | typeof groups | typeof products,
    form: object = {},
  ) => {
    const answer = await shop.send('POST', entity, 'import', {
      form: { file: new File([text], 'people.csv'), ...form },
    });
    expect(answer.status, answer.text).toBe(202);
    return answer.data.id as string;
  };
  const run = (shop: Shop, id: string, signal = never, ports: Ports = world.ports) =>
    runImport(ports, shop.shopId, id, signal);
  const names = async (shop: Shop, search = '') =>
    ((await shop.call('GET', `contacts?pageSize=1000&sort=name${search}`)).data.items as { name: string }[]).map(
      ({ name }) => name,
    );

  describe('cut off', () => {
    it('goes on where it was', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 950));
      await run(shop, id, after(2));
      expect(await reportOf(shop, id)).toMatchObject({ state: 'running', created: 200, total: 950 });
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({ state: 'completed', created: 950, failed: 0, updated: 0 });
      expect(new Set(await names(shop)).size).toBe(950);
      await run(shop, id);
      expect(await shop.count(contacts)).toBe(950);
    });

    it('loses and doubles nothing when the database goes away', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 500));
      let left = 5;
      const failing: Ports = {
        ...world.ports,
        database: {
          ...world.ports.database,
          batch: statements =>
            left-- > 0 ? world.ports.database.batch(statements) : Promise.reject(new DatabaseError('gone', '08006')),
        },
      };
      await expect(run(shop, id, never, failing)).rejects.toThrow('gone');
      expect((await reportOf(shop, id)).state).toBe('running');
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({ state: 'completed', created: 500, total: 500 });
      expect(await shop.count(contacts)).toBe(500);
    });

    it('does each row once when two processes have it', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 700));
      await Promise.all([run(shop, id), run(shop, id), run(shop, id)]);
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({ state: 'completed', created: 700 });
      expect(await shop.count(contacts)).toBe(700);
    });
  });

  describe('cancelled', () => {
    it('stops at once, and keeps what is done until it is undone', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 500));
      await run(shop, id, after(1));
      const early = await shop.call('POST', `imports/${id}/undo`);
      expect([early.status, early.body.responseMessage]).toEqual([
        409,
        'The import is still running. Cancel it first.',
      ]);
      const canceled = await shop.call('POST', `imports/${id}/cancel`);
      expect(canceled.data, canceled.text).toMatchObject({ state: 'canceled', created: 100 });
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({ state: 'canceled', created: 100 });
      expect((await shop.call('POST', `imports/${id}/undo`)).status).toBe(202);
      await runUndo(world.ports, shop.shopId, id, never);
      expect(await names(shop)).toEqual([]);
    });

    it('stays what it was when it was over', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 3));
      await run(shop, id);
      expect((await shop.call('POST', `imports/${id}/cancel`)).data).toMatchObject({ state: 'completed', created: 3 });
    });
  });

  it('knows groups again whose names hold what separates them', async () => {
    const shop = await openShop(world);
    const made = [];
    for (const name of ['Gold, silver; "VIP"', '* Star', 'Plain']) made.push((await shop.make(groups, { name })).id);
    const { id } = await shop.make(contacts, { selectedGroups: made });
    const known = await shop.count(groups);
    const { text } = await shop.call('GET', 'contacts/export?format=csv');
    const again = await start(shop, text);
    await run(shop, again);
    expect(await reportOf(shop, again)).toMatchObject({ state: 'completed', updated: 0, unchanged: 1, failed: 0 });
    expect((await shop.call('GET', `contacts/${id}`)).data.selectedGroups.toSorted()).toEqual(made.toSorted());
    expect(await shop.count(groups)).toBe(known);
  });

  it('keeps the file no longer than it needs it', async () => {
    const shop = await openShop(world);
    const ids = [await start(shop, people(1, 3)), await start(shop, people(4, 3))] as const;
    const kept = (id: string) => world.ports.files.get(`shops/${shop.shopId}/imports/${id}`);
    expect(await kept(ids[0])).not.toBeNull();
    await run(shop, ids[0]);
    await shop.call('POST', `imports/${ids[1]}/cancel`);
    expect([await kept(ids[0]), await kept(ids[1])]).toEqual([null, null]);
  });

  describe('undone', () => {
    it('tells open pages that it is over', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 2));
      await run(shop, id);
      await shop.call('POST', `imports/${id}/undo`);
      const heard: string[] = [];
      const stop = world.ports.events.listen(signal => {
        if (typeof signal === 'object') heard.push(`${signal.resource} ${signal.id}`);
      });
      const marker = [enterJob(shop.shopId, null), publishChange(shop.shopId, 'units', id)];
      // From then on it hears, and whatever was said before has come.
      await eventually(async () => {
        await world.ports.database.batch(marker);
        expect(heard).toContain(`units ${id}`);
      });
      heard.length = 0;
      await runUndo(world.ports, shop.shopId, id, never);
      await eventually(() => expect(heard).toContain(`imports ${id}`));
      stop();
    });

    it('takes back what it made and changed, but not what was changed since', async () => {
      const shop = await openShop(world);
      await run(
        shop,
        await start(
          shop,
          'Name,Mobile,Email\nAsha,9820000001,a@old.test\nRavi,9820000002,r@old.test\nMeera,9820000003,m@old.test\n',
        ),
      );
      const before = await shop.call('GET', 'contacts?sort=name');
      const id = await start(
        shop,
        'Name,Mobile,Email,Telephone,Group\nAsha,9820000001,a@new.test,2226000001,VIP\nRavi,9820000002,r@new.test,2226000002,\nNew,9820000009,n@new.test,,VIP\n',
      );
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({ created: 1, updated: 2, failed: 0 });
      const ravi = before.data.items.find(({ name }: { name: string }) => name === 'Ravi');
      await shop.call('PUT', `contacts/${ravi.id}`, { body: { email: 'r@mine.test' } });
      const resume = after(1);
      await runUndo(world.ports, shop.shopId, id, resume);
      await runUndo(world.ports, shop.shopId, id, never);
      await runUndo(world.ports, shop.shopId, id, never);
      const now = (await shop.call('GET', 'contacts?sort=name')).data.items;
      expect(now.map(({ name, email, phoneNo, groupName }: any) => [name, email, phoneNo, groupName])).toEqual([
        ['Asha', 'a@old.test', null, '-'],
        ['Meera', 'm@old.test', null, '-'],
        ['Ravi', 'r@mine.test', null, '-'],
      ]);
      expect((await shop.call('GET', 'contacts?deleted=only')).data.items).toMatchObject([{ name: 'New' }]);
      expect((await reportOf(shop, id)).undoneAt).not.toBeNull();
      const { items } = (await shop.call('GET', `contacts/${now[0].id}/history`)).data;
      expect(items.map(({ action, undoesId, isUndone }: any) => [action, undoesId, isUndone])).toEqual([
        ['update', id, false],
        ['update', null, true],
        ['create', null, false],
      ]);
      expect((await shop.call('GET', `imports/${id}`)).data.left).toEqual([
        { entity: 'contacts', id: ravi.id, title: 'Ravi', why: 'changed', fields: ['email'], by: 'Person' },
      ]);
    });

    it('leaves what is in use meanwhile', async () => {
      const shop = await openShop(world);
      const unit = (await shop.make(entities.units))['symbol'];
      const id = await start(shop, 'Name,SKU,Category,Price,Cost,MRP\nRing,R-1,Rings,10,8,12\n', products, {
        mapping: { unitId: { value: unit } },
      });
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({ created: 1, errors: [] });
      const [category] = (await shop.send('GET', entities.productCategories)).data.items;
      await shop.make(products, { categoryId: category.id });
      await runUndo(world.ports, shop.shopId, id, never);
      expect((await shop.call('GET', 'admin/products?query=R-1')).data.totalCount).toBe(0);
      expect((await shop.send('GET', entities.productCategories)).data.items).toContainEqual(category);
      expect((await reportOf(shop, id)).undoneAt).not.toBeNull();
    });
  });

  describe('by somebody', () => {
    const colleague = (shop: Shop, ...permissions: Permission[]) =>
      openShop(world, { permissions, shopId: shop.shopId });

    it('changes no record and makes no category without the permission to', async () => {
      const shop = await openShop(world);
      const unit = (await shop.make(entities.units))['symbol'];
      await shop.make(products, { productCode: 'OLD', name: 'Mine' });
      const adder = await colleague(shop, 'shop/product/add');
      const text = 'Name,SKU,Category,Price,Cost,MRP\nChanged,OLD,,1,1,1\nRing,NEW,Rings,1,1,1\nBand,PLAIN,,1,1,1\n';
      const id = await start(adder, text, products, { mapping: { unitId: { value: unit } } });
      await run(shop, id);
      expect(await reportOf(shop, id)).toMatchObject({
        created: 1,
        failed: 2,
        errors: [
          { row: 2, field: 'productCode', message: 'Product exists already', title: 'Changed', value: 'OLD' },
          {
            row: 3,
            field: 'categoryId',
            message: expect.stringMatching(/^“Rings” is not known/),
            title: 'Ring',
            value: 'Rings',
          },
        ],
      });
      expect(await shop.count(entities.productCategories)).toBe(1);
    });

    it('is seen and steered by who may make the same', async () => {
      const shop = await openShop(world);
      const id = await start(shop, people(1, 1));
      const stranger = await colleague(shop, 'shop/product/add');
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/cancel'],
        ['POST', '/undo'],
      ])
        expect((await stranger.call(method!, `imports/${id}${path}`)).status).toBe(403);
      expect((await stranger.call('GET', 'imports')).data).toEqual([]);
      const adder = await colleague(shop, 'shop/contacts/add');
      expect((await adder.call('GET', 'imports')).data).toMatchObject([
        { id, fileName: 'people.csv', state: 'running' },
      ]);
      expect((await adder.call('POST', `imports/${id}/cancel`)).data.state).toBe('canceled');
      expect((await world.rival.call('GET', `imports/${id}`)).status).toBe(404);
    });
  });

  it('adds to groups and never takes a contact out of one', async () => {
    const shop = await openShop(world);
    await run(shop, await start(shop, 'Name,Mobile,Group\nAsha,9820000001,"VIP, Old"\nAsha,9820000001,New\n'));
    await run(shop, await start(shop, 'Name,Mobile,Group\nAsha,9820000001,\nAsha,+91 98200 00001,vip;Third\n'));
    expect((await shop.call('GET', 'contacts')).data.items).toMatchObject([{ groupName: 'VIP, Old, New, Third' }]);
    expect(await shop.count(groups)).toBe(4);
  });

  it('keeps the rival out of it', async () => {
    const there = await contents(world, world.rival.shopId);
    const id = await start(world.rival, people(1, 2));
    const answer = await world.mine.call('POST', `imports/${id}/undo`);
    expect(answer.status).toBe(404);
    const now = await contents(world, world.rival.shopId);
    expect({ ...now, imports: there['imports'] }).toEqual(there);
  });
}, asleep);
