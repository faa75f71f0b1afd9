import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { contacts, groups } = entities;

onPostgres(world => {
  let shop: Shop;
  let vip: string;
  beforeEach(async () => {
    shop = await openShop(world);
    vip = (await shop.make(groups, { name: 'VIP' }))['id'];
  });
  const members = async (search = '') => (await shop.call('GET', `contacts/groups/${vip}/members${search}`)).data;

  it('C-24 E-10 K-02 lists groups with their member counts, and reads one', async () => {
    for (let n = 0; n < 24; n++) await shop.make(groups, { name: `Group ${n}` });
    await shop.plant(
      contacts,
      ['A', 'B'].map(name => ({ name, gender: 0, mobileNo: '9820012345', selectedGroups: [vip] })),
    );
    const first = (await shop.call('GET', 'contacts/groups?query=&pageNumber=1&pageSize=20')).data;
    expect([first.items.length, first.totalCount]).toEqual([20, 25]);
    expect((await shop.call('GET', 'contacts/groups?query=vip')).data.items).toMatchObject([
      { id: vip, name: 'VIP', memberCount: 2 },
    ]);
    expect((await shop.call('GET', 'contacts/groups?pageNumber=1&pageSize=1000')).data.items).toHaveLength(25);
    expect((await shop.call('GET', 'contacts/groups?pageNumber=0&pageSize=0')).data.items).toHaveLength(25);
    expect((await shop.call('GET', `contacts/groups/${vip}`)).data).toMatchObject({
      id: vip,
      name: 'VIP',
      memberCount: 2,
    });
  });

  it('C-25 V-17 makes a group, its name trimmed and once in a shop', async () => {
    const made = await shop.call('POST', 'contacts/groups', { body: { name: '  Diwali 2026 ' } });
    expect([made.status, made.data]).toEqual([201, expect.objectContaining({ name: 'Diwali 2026', memberCount: 0 })]);
    expect((await shop.call('POST', 'contacts/groups', { body: { name: 'Diwali 2026' } })).body).toEqual({
      responseMessage: 'Name exists already',
      errors: { name: 'Name exists already' },
    });
    expect((await shop.call('POST', 'contacts/groups', { body: { name: '   ' } })).body.errors).toEqual({
      name: 'Name is required',
    });
    expect(
      (await shop.call('POST', 'contacts/groups', { body: { ...made.data, name: 'A whole record' } })).status,
    ).toBe(201);
  });

  describe('C-27 members', () => {
    it('K-02 come 50 to a page, as contacts, and can be searched', async () => {
      await shop.plant(
        contacts,
        Array.from({ length: 60 }, (_, n) => ({
          name: `P ${n}`,
          gender: 1,
          mobileNo: '9820012345',
          selectedGroups: [vip],
        })),
      );
      await shop.make(contacts, { name: 'P outside', selectedGroups: [] });
      const first = await members();
      expect([first.items.length, first.totalCount, first.pageSize, first.pageIndex]).toEqual([50, 60, 50, 1]);
      expect((await members('?pageNumber=2')).items).toHaveLength(10);
      const found = await members('?query=p%205&pageNumber=1&pageSize=20&sort=name&order=ASC');
      expect(found.items.map(({ name }: any) => name)).toEqual([
        'P 5',
        ...Array.from({ length: 10 }, (_, n) => `P 5${n}`),
      ]);
      expect(found.items[0]).toMatchObject({ id: expect.any(String), email: null, groupName: 'VIP' });
      expect((await shop.call('GET', `contacts/groups/${vip}/members?nonsense=1`)).status).toBe(400);
    });
  });

  describe('C-28 adding a member', () => {
    const add = (body: object) => shop.call('POST', `contacts/groups/${vip}/members`, { body });

    it('puts a contact into the group, once', async () => {
      const { id } = await shop.make(contacts, { selectedGroups: [] });
      for (let times = 0; times < 2; times++) expect((await add({ contactId: id })).status).toBe(201);
      expect(await members()).toMatchObject({ totalCount: 1, items: [{ id }] });
      const { items, totalCount } = (await shop.call('GET', `contacts/${id}/history`)).data;
      expect([totalCount, items[0].changes]).toEqual([2, { selectedGroups: [[], [vip]] }]);
    });

    it('keeps both of two that come at the same time', async () => {
      const { id } = await shop.make(contacts, { selectedGroups: [] });
      const others = await Promise.all(['A', 'B', 'C', 'D'].map(name => shop.make(groups, { name })));
      await Promise.all(
        others.map(other => shop.call('POST', `contacts/groups/${other['id']}/members`, { body: { contactId: id } })),
      );
      expect((await shop.call('GET', `contacts/${id}`)).data.selectedGroups.toSorted()).toEqual(
        others.map(other => other['id']).toSorted(),
      );
    });

    it('refuses a contact that is unknown, foreign, deleted or no id', async () => {
      const { id } = await shop.make(contacts, { selectedGroups: [] });
      await shop.call('DELETE', `contacts/${id}`);
      for (const contactId of [crypto.randomUUID(), await world.rival.refer('contacts'), id, 'Asha']) {
        const answer = await add({ contactId });
        expect([answer.status, answer.body.errors], answer.text).toEqual([
          400,
          { contactId: 'Choose one of the list' },
        ]);
      }
      expect((await add({})).body.errors).toEqual({ contactId: 'Choose a contact' });
      expect((await add({ contactId: null, groupId: vip })).status).toBe(400);
      expect(await shop.count(entities.groupMembers)).toBe(0);
    });
  });

  describe('K-02 many members at once', () => {
    const change = (how: string, contactIds: unknown) =>
      shop.call('POST', `contacts/groups/${vip}/members/${how}`, { body: { contactIds } });

    it('join and leave, each with its version and its line in the history', async () => {
      const old = (await shop.make(groups, { name: 'Old' }))['id'] as string;
      const [one, two, three] = await Promise.all(
        [[], [vip], [old]].map(async selectedGroups => (await shop.make(contacts, { selectedGroups }))['id'] as string),
      );
      const state = async (id = '') => {
        const { items } = (await shop.call('GET', `contacts/${id}/history`)).data;
        return [(await shop.call('GET', `contacts/${id}`)).data.version, items[0].changes];
      };
      expect((await change('add', [one, two, three])).data).toEqual({ changed: 2 });
      expect((await members()).totalCount).toBe(3);
      expect(await state(one)).toEqual([2, { selectedGroups: [[], [vip]] }]);
      expect(await state(two)).toEqual([1, null]);
      expect(await state(three)).toEqual([2, { selectedGroups: [[old], [vip, old].toSorted()] }]);
      expect((await change('remove', [one, three])).data).toEqual({ changed: 2 });
      expect(await members()).toMatchObject({ totalCount: 1, items: [{ id: two }] });
      expect(await state(three)).toEqual([3, { selectedGroups: [[vip, old].toSorted(), [old]] }]);
      expect((await change('remove', [one])).data).toEqual({ changed: 0 });
    });

    it('a thousand of them in one call', async () => {
      const row = { name: 'A', gender: 0, mobileNo: '9820012345' };
      const ids = await shop.plant(
        contacts,
        Array.from({ length: 1_001 }, () => row),
      );
      expect((await change('add', ids)).status).toBe(400);
      expect((await change('add', ids.slice(1))).data).toEqual({ changed: 1_000 });
      expect((await members()).totalCount).toBe(1_000);
    });

    it('all or none', async () => {
      const { id } = await shop.make(contacts, { selectedGroups: [] });
      for (const wrong of [crypto.randomUUID(), await world.rival.refer('contacts')]) {
        const answer = await change('add', [id, wrong]);
        expect([answer.status, answer.body.errors]).toEqual([400, { contactIds: 'Choose one of the list' }]);
      }
      expect((await change('add', [])).body.errors).toEqual({ contactIds: 'Choose a contact' });
      expect(
        (await shop.call('POST', `contacts/groups/${crypto.randomUUID()}/members/add`, { body: { contactIds: [id] } }))
          .status,
      ).toBe(404);
      expect((await members()).totalCount).toBe(0);
    });
  });

  describe('imports into groups', () => {
    const file = new File(['Name,Mobile,Gender\nRavi,98200 11111,male\nMeera,12,f\nLeela,9820011112,\n'], 'people.csv');

    it('C-22 E-11 takes contacts into several groups', async () => {
      const old = (await shop.make(groups, { name: 'Old' }))['id'];
      const report = await completed(
        shop,
        await shop.call('POST', 'contacts/list', { form: { contacts: file, groupIds: [vip, old] } }),
      );
      expect(report).toMatchObject({
        state: 'completed',
        created: 2,
        failed: 1,
        total: 3,
        errors: [{ row: 3, field: 'mobileNo', message: 'Please enter a 10 digit mobile number' }],
      });
      const { items } = (await shop.call('GET', 'contacts?sort=name')).data;
      expect(items.map(({ name, gender, groupName }: any) => [name, gender, groupName])).toEqual([
        ['Leela', 2, 'VIP, Old'],
        ['Ravi', 1, 'VIP, Old'],
      ]);
    });

    it('C-22 takes them into no group too, and into one sent as a single part', async () => {
      expect(
        await completed(shop, await shop.call('POST', 'contacts/list', { form: { contacts: file } })),
      ).toMatchObject({ created: 2 });
      expect((await members()).totalCount).toBe(0);
      expect(
        await completed(shop, await shop.call('POST', 'contacts/list', { form: { contacts: file, groupIds: vip } })),
      ).toMatchObject({ updated: 2 });
      expect((await members()).totalCount).toBe(2);
    });

    it('C-23 takes contacts into the group of the path', async () => {
      const report = await completed(
        shop,
        await shop.call('POST', `contacts/groups/${vip}/members/list`, { form: { contacts: file } }),
      );
      expect(report).toMatchObject({ created: 2, failed: 1 });
      expect((await members()).items.map(({ name }: any) => name).toSorted()).toEqual(['Leela', 'Ravi']);
    });

    it.each([
      ['no file', {}, 'contacts'],
      ['a text instead of a file', { contacts: 'people.csv' }, 'contacts'],
      ['an unknown group', { contacts: file, groupIds: [crypto.randomUUID()] }, 'groupIds'],
      ['a malformed group', { contacts: file, groupIds: ['x'] }, 'groupIds'],
      ['another part', { contacts: file, groups: 'x' }, 'groups'],
    ])('C-22 refuses %s', async (_, form, field) => {
      const answer = await shop.call('POST', 'contacts/list', { form });
      expect([answer.status, answer.body.errors]).toEqual([400, { [field]: expect.any(String) }]);
      expect((await shop.call('GET', 'imports')).data).toEqual([]);
    });

    it('C-23 begins one import for one key', async () => {
      const headers = { 'idempotency-key': 'once' };
      const send = () =>
        shop.call('POST', `contacts/groups/${vip}/members/list`, { form: { contacts: file }, headers });
      const [first, second] = [await send(), await send()];
      expect(second.data).toEqual(first.data);
      expect((await shop.call('GET', 'imports')).data).toHaveLength(1);
    });
  });
});
