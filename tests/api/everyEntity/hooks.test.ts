import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runUndo } from '../../../api/crud/import/undo.ts';
import type { Hooks } from '../../../api/hooks/hooks.ts';
import { hooks } from '../../../api/hooks/index.ts';
import type { Statement } from '../../../api/ports.ts';
import { entities } from '../../../schema/entities/index.ts';
import { eventually } from '../../support/eventually.ts';
import { changeOf } from '../../support/changeOf.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed, reportOf } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import type { Answer } from '../../support/testApi.ts';

const { contacts } = entities;
const refusing: Statement = { text: `select refuse_unless(false, 'TS400', 'name:notYourself')`, values: [] };

const both = (what: string) => [what, what];

/** Notes what it is told of, each record for itself, and refuses on request. */
const noting = (seen: string[], refused: () => boolean): Hooks => {
  const after = () => (refused() ? [refusing] : []);
  const note = (what: string, records: readonly unknown[]) => {
    seen.push(...records.map(() => what));
    return after();
  };
  return {
    create: rows => ({ after: note('create', rows) }),
    update: (changes, records) => ({ after: note(`update ${Object.keys(changes).join()}`, records) }),
    remove: records => note('remove', records),
    restore: records => note('restore', records),
  };
};

const whole = { ...hooks };
afterEach(() => {
  delete hooks.contacts;
  Object.assign(hooks, whole);
});

onPostgres(world => {
  let shop: Shop;
  let ids: string[];
  let seen: string[];
  let isRefused: boolean;
  beforeEach(async () => {
    shop = await openShop(world);
    const [one, other] = [await shop.make(contacts), await shop.make(contacts)];
    ids = [one['id'] as string, other['id'] as string];
    [seen, isRefused] = [[], false];
    hooks.contacts = noting(seen, () => isRefused);
  });
  const send = (method: string, rest: string, body?: unknown) => shop.send(method, contacts, rest, { body });
  const imported = async (text: string) =>
    completed(
      shop,
      await shop.send('POST', contacts, 'import', { form: { file: new File([text], 'a.csv', { type: 'text/csv' }) } }),
    );
  const trash = () => send('POST', 'delete', { ids });

  type Way = [way: string, run: () => Promise<{ status: number }>, told: string[]];
  const ways: Way[] = [
    ['made', async () => send('POST', '', await shop.body(contacts)), ['create']],
    ['changed', () => send('PUT', ids[0]!, { name: 'Asha' }), ['update name']],
    [
      'changed with others',
      () => send('PUT', 'update', { ids, changes: { gender: 1 } }),
      ['update gender', 'update gender'],
    ],
    ['deleted', () => send('DELETE', ids[0]!), ['remove']],
    ['deleted with others', trash, ['remove', 'remove']],
    [
      'merged',
      () => send('POST', 'merge', { into: ids[0], others: [ids[1]], values: { name: 'Asha' }, versions: {} }),
      ['update name,selectedGroups,isCustomer,isSupplier,isKarigar,tags'],
    ],
  ];

  it.each(ways)('a hook is told of a record that is %s', async (_way, run, told) => {
    expect((await run()).status).toBeLessThan(300);
    expect(seen).toEqual(told);
  });

  it.each(ways)('and may refuse one that is %s, of which nothing is then left', async (_way, run) => {
    const [before, number] = [(await send('GET', '?pageSize=100')).data, await shop.count(contacts)];
    isRefused = true;
    expect(await run()).toMatchObject({
      status: 400,
      body: { errors: { name: 'You cannot shut yourself out.' } },
    });
    expect((await send('GET', '?pageSize=100')).data).toEqual(before);
    expect(await shop.count(contacts)).toBe(number);
  });

  it('a hook is told of a record that comes back from the trash', async () => {
    await trash();
    expect((await send('POST', 'restore', { ids })).status).toBe(200);
    expect(seen).toEqual(['remove', 'remove', 'restore', 'restore']);
  });

  it.each<[way: string, run: () => Promise<Answer>, told: string[]]>([
    ['made', async () => send('POST', '', await shop.body(contacts)), ['remove']],
    ['changed', () => send('PUT', ids[0]!, { name: 'Asha' }), ['update name']],
    ['changed with others', () => send('PUT', 'update', { ids, changes: { name: 'Asha' } }), both('update name')],
    ['deleted with others', trash, both('restore')],
  ])('a hook is told when what %s a record is taken back, and may refuse it', async (_way, run, told) => {
    const change = changeOf(await run());
    seen.length = 0;
    isRefused = true;
    const before = (await send('GET', '?pageSize=100')).data;
    const undo = () => shop.call('POST', `changes/${change}/undo`, { body: {} });
    expect(await undo()).toMatchObject({ status: 400, body: { errors: { name: 'You cannot shut yourself out.' } } });
    expect((await send('GET', '?pageSize=100')).data).toEqual(before);
    isRefused = false;
    seen.length = 0;
    expect((await undo()).data).toMatchObject({ undone: told.length, left: [] });
    expect(seen).toEqual(told);
  });

  it('what a hook changes is of the same change, and goes back with it', async () => {
    hooks.contacts = {
      update: ({ name }, _records, { change }) => ({
        after: name ? change(contacts, [ids[1]!], { email: 'with@it.test' }) : [],
      }),
    };
    const was = (await send('GET', ids[1]!)).data;
    const change = changeOf(await send('PUT', ids[0]!, { name: 'Asha' }));
    expect((await send('GET', ids[1]!)).data.email).toBe('with@it.test');
    delete hooks.contacts;
    const { data } = await shop.call('POST', `changes/${change}/undo`, { body: {} });
    expect(data).toMatchObject({ undone: 2, left: [] });
    expect((await send('GET', ids[1]!)).data.email).toBe(was.email);
  });

  describe('an import', () => {
    const file = 'Name,Gender,Mobile Number\nAsha Rao,female,9820011001\nRavi,male,9820011002\n';

    it('tells of what it makes and changes, and of taking that back', async () => {
      await imported(file);
      expect(seen).toEqual(['create', 'create']);
      const { id } = await imported(file.replace('female', 'male'));
      // Ravi is as he was.
      expect(seen.slice(2)).toEqual(['update name,gender,mobileNo']);
      await shop.call('POST', `imports/${id}/undo`);
      await eventually(async () => expect((await reportOf(shop, id)).undoneAt).not.toBeNull());
      expect(seen.slice(3)).toEqual(['update gender']);
    });

    it('is taken back but for what a hook refuses', async () => {
      const { id } = await imported(file);
      const [ravi] = (await send('GET', '?query=Ravi')).data.items;
      hooks.contacts = { remove: records => (records.includes(ravi.id) ? [refusing] : []) };
      await shop.call('POST', `imports/${id}/undo`);
      await eventually(async () => expect((await reportOf(shop, id)).undoneAt).not.toBeNull());
      // Begun anew by a server that has started again.
      await runUndo(world.ports, shop.shopId, id, new AbortController().signal);
      expect((await shop.call('GET', `imports/${id}`)).data.left).toMatchObject([{ title: 'Ravi', why: 'refused' }]);
      expect((await send('GET', '?query=Asha Rao')).data.items).toEqual([]);
      expect((await send('GET', ravi.id)).status).toBe(200);
    });

    it('tells at its row why a hook refused it', async () => {
      isRefused = true;
      expect(await imported(file)).toMatchObject({
        created: 0,
        failed: 2,
        errors: [
          { row: 2, field: 'name', message: 'You cannot shut yourself out.' },
          { row: 3, field: 'name', message: 'You cannot shut yourself out.' },
        ],
      });
    });
  });
});
