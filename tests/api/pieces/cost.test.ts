import { beforeAll, expect, it, test } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { can, roles, shopPermissions } from '../../../schema/permissions.ts';
import { operations } from '../../support/operations.ts';
import { changeOf } from '../../support/changeOf.ts';
import { eventually } from '../../support/eventually.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { aPiece, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import type { Sent } from '../../support/testApi.ts';

/** Figures that stand nowhere else. */
const canary = 48_151.62;
const later = 34_219.87;
const canaries = ['48151', '48,151', '34219', '34,219', '82371'];

/** What a piece cost: a field with a permission of its own. */
onPostgres(world => {
  let shop: Shop;
  /** Holds everything but that. */
  let token: string;
  let piece: Record<string, any>;
  /** By which the cost was changed. */
  let change: string;
  beforeAll(async () => {
    shop = await openShop(world);
    const permissions = shopPermissions.filter(name => name !== can.PieceCost);
    ({ token } = await world.person({ permissions, shopId: shop.shopId }));
    piece = await takeIn(shop, { cost: canary, tray: 'Safe' });
    change = changeOf(await shop.call('PUT', `pieces/${piece['id']}`, { body: { cost: later, tray: 'Front' } }));
  });
  const ask = (method: string, path: string, sent: Sent = {}) => shop.call(method, path, { token, ...sent });
  const says = (text: string) => canaries.filter(figure => text.includes(figure));

  it('is in the bundles of owner, manager and accountant, and of nobody else', () => {
    const held = Object.entries(roles).filter(([, list]) => (list as readonly string[]).includes(can.PieceCost));
    expect(held.map(([role]) => role)).toEqual(['owner', 'manager', 'accountant']);
  });

  it('is told to whoever holds it', async () => {
    expect((await shop.call('GET', `pieces/${piece['id']}`)).data.cost).toBe(later);
    expect((await shop.call('GET', 'pieces/export?format=csv')).text).toContain(String(later));
    const { data } = await shop.call('GET', 'pieces/figures/costByMetal');
    expect(data.find(({ key }: { key: string }) => key === 'gold').value).toBe(later);
  });

  /** Every call of pieces that reads, and those that reply with a record, from the table of calls itself. */
  const own = operations.filter(({ entity }) => entity?.name === entities.pieces.name);
  const bodies: Record<string, () => unknown> = {
    'pieces.create': () => aPiece(shop),
    'pieces.update': () => ({ tray: 'Back' }),
    'pieces.updateMany': () => ({ ids: [piece['id']], changes: { tray: 'Side' } }),
    'pieces.exportListed': () => ({ format: 'csv', ids: [piece['id']] }),
  };
  const queries: Record<string, string> = { 'pieces.export': '?format=csv', 'pieces.exportLater': '?format=csv' };

  test.each(own.filter(({ method }) => method !== 'DELETE').map(operation => [operation.id, operation] as const))(
    'is not in what %s replies',
    async (id, { method, path }) => {
      const address = path.replace('shops/:shopId/', '').replace(':id', piece['id']).replace(/:\w+/g, piece['id']);
      const body = bodies[id] ? await bodies[id]() : { ids: [piece['id']] };
      for (const query of [queries[id] ?? '', id.endsWith('File') ? '?format=csv' : '']) {
        const sent: Sent = method === 'GET' ? {} : { body };
        const answer = await ask(method, address + query, sent);
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(says(answer.text), `${id}: ${answer.text}`).toEqual([]);
      }
    },
  );

  it('is no key of a record for whoever lacks it, in lists, in the trash and in a refusal either', async () => {
    const one = await ask('GET', `pieces/${piece['id']}`);
    expect([one.status, Object.hasOwn(one.data, 'cost')]).toEqual([200, false]);
    const { items } = (await ask('GET', 'pieces')).data;
    expect(items.map((item: object) => Object.hasOwn(item, 'cost'))).not.toContain(true);
    const stale = await ask('PUT', `pieces/${piece['id']}`, { body: { tray: 'Old', version: 1 } });
    expect([stale.status, Object.hasOwn(stale.body.data, 'cost'), says(stale.text)]).toEqual([409, false, []]);
    const gone = await takeIn(shop, { cost: canary });
    await shop.call('DELETE', `pieces/${gone['id']}`);
    const trash = await ask('GET', 'pieces?deleted=only');
    expect([trash.data.totalCount > 0, says(trash.text)]).toEqual([true, []]);
  });

  test.each(['cost=34219.87', 'cost_gte=1', 'cost_lte=99999', 'sort=cost'])('asks for nothing by %s', async query => {
    for (const path of ['pieces', 'pieces/export', 'pieces/sums', 'pieces/states', 'pieces/figures/byMetal'])
      expect(
        (await ask('GET', `${path}?format=csv&${query}`.replace(path === 'pieces/export' ? '' : 'format=csv&', '')))
          .status,
        path,
      ).toBe(400);
  });

  it('has no figures for them', async () => {
    expect((await ask('GET', 'pieces/figures/costByMetal')).status).toBe(403);
    expect((await ask('GET', 'pieces/figures/costByMetal/file?format=csv')).status).toBe(403);
  });

  it('is refused at the field to whoever sends it without', async () => {
    const unknown = { cost: 'Unknown field' };
    const made = await ask('POST', 'pieces', { body: await aPiece(shop, { cost: 5 }) });
    expect([made.status, made.body.errors]).toEqual([400, unknown]);
    const put = await ask('PUT', `pieces/${piece['id']}`, { body: { cost: 5 } });
    expect([put.status, put.body.errors]).toEqual([400, unknown]);
    const many = await ask('PUT', 'pieces/update', { body: { ids: [piece['id']], changes: { cost: 5 } } });
    expect([many.status, says(many.text)]).toEqual([400, []]);
    expect((await shop.call('GET', `pieces/${piece['id']}`)).data.cost).toBe(later);
  });

  it('stays as it is when they change the rest', async () => {
    const { data } = await ask('GET', `pieces/${piece['id']}`);
    expect((await ask('PUT', `pieces/${piece['id']}`, { body: { ...data, tray: 'Counter 2' } })).status).toBe(200);
    expect((await shop.call('GET', `pieces/${piece['id']}`)).data).toMatchObject({ cost: later, tray: 'Counter 2' });
  });

  it('is not in the history, nor in what a change was, and nobody without it takes such a change back', async () => {
    const history = await ask('GET', `pieces/${piece['id']}/history`);
    expect(says(history.text)).toEqual([]);
    const told = history.data.items.find(({ changeId }: { changeId: string }) => changeId === change);
    expect(Object.keys(told.changes)).toEqual(['tray']);
    const report = await ask('GET', `changes/${change}`);
    expect([report.status, says(report.text), report.data.canUndo]).toEqual([200, [], false]);
    expect(report.data.parts[0].fields.map(({ name }: { name: string }) => name)).toEqual(['tray']);
    const undo = await ask('POST', `changes/${change}/undo`, { body: {} });
    expect([undo.status, says(undo.text)]).toEqual([403, []]);
    expect(says((await shop.call('GET', `changes/${change}`)).text)).not.toEqual([]);
  });

  it('is in no file that they have made, and no file of others is theirs', async () => {
    const begun = await ask('POST', 'pieces/exports?format=csv');
    const made = await eventually(async () => {
      const file = await ask('GET', `exports/${begun.data.id}/file`);
      expect(file.status, file.text).toBe(200);
      return file;
    });
    expect([made.text.includes('Front') || made.text.includes('Counter'), says(made.text)]).toEqual([true, []]);
  });

  it('is not brought by a file of theirs, and rows of an owner’s file are not shown to them', async () => {
    const { name } = (await shop.call('GET', `admin/products/${await shop.refer('products')}`)).data;
    const head = 'Tag No,Product,Metal,Fineness,Gross Wt,Making charge by,Wastage by,Cost';
    const file = (tag: string, fineness: number) =>
      new File([`${head}\n${tag},"${name}",gold,${fineness},8,perGram,weight,${canary}\n`], 'pieces.csv');
    const begun = await ask('POST', 'pieces/import', { form: { file: file('MINE-1', 916) } });
    const report = await eventually(async () => {
      const { data } = await ask('GET', `imports/${begun.data.id}`);
      expect(data.state).toBe('completed');
      return data;
    });
    expect(report).toMatchObject({ created: 1, unread: [{ column: 'Cost', count: 1 }] });
    const [mine] = (await shop.call('GET', 'pieces?query=MINE-1')).data.items;
    expect(mine.cost).toBeNull();
    const mapped = { file: file('MINE-2', 916), mapping: JSON.stringify({ cost: { column: 'Cost' } }) };
    expect((await ask('POST', 'pieces/import', { form: mapped })).body.errors).toEqual({
      'mapping.cost': 'Unknown field',
    });
    const owners = await completed(
      shop,
      await shop.call('POST', 'pieces/import', { form: { file: file('HERS-1', 925) } }),
    );
    expect(owners.failed).toBe(1);
    for (const path of [`imports/${owners.id}`, `imports/${owners.id}/failed`]) {
      const answer = await ask('GET', path);
      expect([answer.status, says(answer.text)], path).toEqual([403, []]);
    }
  });

  it('is not found by the search over everything', async () => {
    const answer = await ask('GET', `search?query=${later}`);
    expect([answer.status, says(JSON.stringify(answer.data))]).toEqual([200, []]);
  });
});
