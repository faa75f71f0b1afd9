import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { contacts, groups } = entities;
const asha = { name: 'Asha', gender: 0, mobileNo: '9820012345' };

onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const post = (body: object = {}) => shop.call('POST', 'contacts', { body: { ...asha, ...body } });
  const group = async (name: string) => (await shop.make(groups, { name }))['id'] as string;

  describe('C-18 the list', () => {
    it('is narrowed by group; empty and All mean everybody', async () => {
      const [vip, old] = [await group('VIP'), await group('Old')];
      await post({ name: 'Both', selectedGroups: [vip, old] });
      await post({ name: 'Vip', selectedGroups: [vip] });
      await post({ name: 'None' });
      const names = async (search: string) =>
        (await shop.call('GET', `contacts?sort=name&${search}`)).data.items.map(({ name }: any) => name);
      expect(await names(`group=${vip}`)).toEqual(['Both', 'Vip']);
      expect(await names(`group=${old}&query=&pageNumber=1&pageSize=20`)).toEqual(['Both']);
      expect(await names(`group=${vip}&query=IP`)).toEqual(['Vip']);
      for (const all of ['group=', 'group=All']) expect(await names(all)).toEqual(['Both', 'None', 'Vip']);
      expect(await names(`group=${await world.rival.refer('groups')}`)).toEqual([]);
      expect((await shop.call('GET', 'contacts?group=nonsense')).status).toBe(400);
    });

    it('finds a number however it is typed', async () => {
      await post({ phoneNo: '022 2600 0001' });
      await post({ name: 'Ravi', mobileNo: '9991234567', email: 'ravi98200@b.test' });
      const found = async (query: string) =>
        (await shop.call('GET', `contacts?sort=name&query=${encodeURIComponent(query)}`)).data.items.map(
          ({ name }: any) => name,
        );
      for (const typed of ['98200 12345', '+91 98200-12345', '+91 98200 12', '098200 12345', '(022) 2600', '9820 0123'])
        expect(await found(typed), typed).toEqual(['Asha']);
      expect(await found('98200')).toEqual(['Asha', 'Ravi']);
      expect(await found('i 98')).toEqual([]);
    });

    it('K-02 offers up to 1000 to choose from', async () => {
      await shop.plant(
        contacts,
        Array.from({ length: 1_005 }, (_, n) => ({ ...asha, name: `P ${n}` })),
      );
      const { items, totalCount } = (await shop.call('GET', 'contacts?pageNumber=1&pageSize=1000')).data;
      expect([items.length, totalCount]).toEqual([1_000, 1_005]);
      expect((await shop.call('GET', 'contacts?pageNumber=0&pageSize=0')).data.items).toHaveLength(1_000);
    });

    it('is exact up to 10,000 and a minute old above', async () => {
      const people = Array.from({ length: 5_000 }, (_, n) => ({ ...asha, name: `P ${n}` }));
      const total = async () => (await shop.call('GET', 'contacts?pageSize=1')).data.totalCount;
      await shop.plant(contacts, people);
      await shop.plant(contacts, people);
      expect(await total()).toBe(10_000);
      await post();
      expect(await total()).toBe(10_001);
      await post();
      expect([10_001, 10_002]).toContain(await total());
    });
  });

  it('C-19 E-08 carries every field, and its groups by name', async () => {
    const [vip, old] = [await group('VIP'), await group('Old')];
    const made = (
      await post({
        email: 'a@b.test',
        phoneNo: '022 2600 0001',
        facebookId: 'asha',
        instagramId: '@asha',
        selectedGroups: [old, vip],
      })
    ).data;
    expect((await shop.call('GET', `contacts/${made.id}`)).data).toEqual(made);
    expect(made).toMatchObject({
      ...asha,
      email: 'a@b.test',
      phoneNo: '02226000001',
      facebookId: 'asha',
      instagramId: '@asha',
      otherEmail: null,
      organization: null,
      address: null,
      city: null,
      pin: null,
      stateCode: null,
      gstin: null,
      pan: null,
      ringSize: null,
      bangleSize: null,
      preferredLanguage: null,
      tags: null,
      creditLimit: null,
      isCustomer: false,
      isSupplier: false,
      isKarigar: false,
      birthday: null,
      anniversary: null,
      notes: null,
      selectedGroups: [old, vip],
      id: expect.any(String),
      groupName: 'Old, VIP',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
    });
    expect((await post()).data.groupName).toBe('-');
  });

  describe('C-20 the form', () => {
    it.each([
      ['V-10', { name: ' ' }, { name: 'Name is required' }],
      ['V-10', { name: 'x'.repeat(129) }, { name: 'Name cannot exceed 128 characters' }],
      ['V-11', { gender: '' }, { gender: 'Gender is required' }],
      ['V-11', { gender: null }, { gender: 'Gender is required' }],
      ['E-09', { gender: 3 }, { gender: 'Choose one of the list' }],
      ['V-12', { mobileNo: '' }, { mobileNo: 'Mobile number is required' }],
      ['V-12', { mobileNo: '982001234' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
      ['V-12', { mobileNo: '98200123456' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
      ['V-12', { mobileNo: '98200l2345' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
      ['V-13', { email: 'a.b.test' }, { email: 'Invalid email' }],
      ['V-14', { phoneNo: '123456789' }, { phoneNo: 'Mobile number must be between 10 and 15 digits' }],
      ['V-14', { phoneNo: '1234567890123456' }, { phoneNo: 'Mobile number must be between 10 and 15 digits' }],
    ])('%s refuses %j', async (_, body, errors) => {
      expect((await post(body)).body).toEqual({ responseMessage: Object.values(errors)[0], errors });
      const { id } = await shop.make(contacts);
      const changed = await shop.call('PUT', `contacts/${id}`, { body });
      expect([changed.status, changed.body.errors]).toEqual([400, errors]);
    });

    it.each([
      ['9820012345', '9820012345'],
      ['+91 98200-12345', '9820012345'],
      ['09820012345', '9820012345'],
      ['0091 98200 12345', '9820012345'],
      ['(982) 001.2345 x12', '9820012345'],
      [9820012345, '9820012345'],
    ])('V-12 keeps %j as %s', async (mobileNo, kept) => {
      expect((await post({ mobileNo })).data.mobileNo).toBe(kept);
    });

    it.each([0, 1, 2])('E-09 V-11 knows gender %i, 0 as good as any', async gender => {
      expect((await post({ gender })).data.gender).toBe(gender);
      expect((await post({ gender: ` ${gender} `.trim() })).data.gender).toBe(gender);
    });

    it('V-15 trims name and email, V-13 V-14 lets email and phone be left out', async () => {
      expect((await post({ name: ' Asha ', email: ' a@b.test ' })).data).toMatchObject({
        name: 'Asha',
        email: 'a@b.test',
        phoneNo: null,
      });
      expect((await post({ email: '', phoneNo: '' })).data).toMatchObject({ email: null, phoneNo: null });
    });

    it('takes a contact out of groups and into others, and a list of none empties it', async () => {
      const [vip, old] = [await group('VIP'), await group('Old')];
      const { id } = (await post({ selectedGroups: [vip] })).data;
      const put = async (body: object) => (await shop.call('PUT', `contacts/${id}`, { body })).data.groupName;
      expect(await put({ selectedGroups: [old] })).toBe('Old');
      expect(await put({ name: 'Asha B' })).toBe('Old');
      expect(await put({ selectedGroups: [old, vip] })).toBe('Old, VIP');
      expect(await put({ selectedGroups: [] })).toBe('-');
    });
  });

  describe('C-21 deletion', () => {
    it('keeps the contact in the trash, and its groups for when it comes back', async () => {
      const vip = await group('VIP');
      const { id } = (await post({ selectedGroups: [vip] })).data;
      expect((await shop.call('DELETE', `contacts/${id}`)).status).toBe(200);
      expect((await shop.call('GET', `contacts/groups/${vip}`)).data.memberCount).toBe(0);
      expect((await shop.call('GET', `contacts/groups/${vip}/members`)).data.items).toEqual([]);
      await shop.call('POST', 'contacts/restore', { body: { ids: [id] } });
      expect((await shop.call('GET', `contacts/${id}`)).data.groupName).toBe('VIP');
      expect((await shop.call('GET', `contacts/groups/${vip}`)).data.memberCount).toBe(1);
    });

    it('D-04 for good takes a contact in no group, and leaves none of its values', async () => {
      const vip = await group('VIP');
      const { id } = (await post({ name: 'Secretive', email: 'secretive@b.test', selectedGroups: [vip] })).data;
      const forGood = () => shop.call('DELETE', `contacts/${id}?permanent=true`);
      const used = await forGood();
      expect([used.status, used.body.responseMessage]).toEqual([409, 'Still in use by groups.']);
      await shop.call('PUT', `contacts/${id}`, { body: { email: 'more.secretive@b.test', selectedGroups: [] } });
      expect((await forGood()).data).toEqual({ id });
      const left = await world.sql(
        `select 'c' from contacts where id = '${id}' union all select changes::text from history where record_id = '${id}' and changes is not null`,
      );
      expect(left).toEqual([]);
      const events = await world.sql(`select action from history where record_id = '${id}'`);
      expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'update']));
      expect((await shop.call('POST', 'contacts/restore', { body: { ids: [id] } })).status).toBe(404);
      expect((await forGood()).status).toBe(404);
    });

    it('D-04 for good is also for what is in the trash, and for nobody else’s', async () => {
      const { id } = (await post()).data;
      await shop.call('DELETE', `contacts/${id}`);
      expect((await world.rival.call('DELETE', `contacts/${id}?permanent=true`)).status).toBe(404);
      expect((await shop.call('DELETE', `contacts/${id}?permanent=true`)).status).toBe(200);
      expect((await shop.call('GET', 'contacts?deleted=only')).data.items).toEqual([]);
    });
  });

  describe('leaving groups', () => {
    const history = async (id: string) => (await shop.call('GET', `contacts/${id}/history`)).data.items[0];

    it('C-26 lists the groups of a contact', async () => {
      const [vip, old] = [await group('VIP'), await group('old')];
      const { id } = (await post({ selectedGroups: [vip, old] })).data;
      const answer = await shop.call('GET', `contacts/${id}/groups`);
      expect(answer.data).toMatchObject([
        { id: old, name: 'old', memberCount: 1 },
        { id: vip, name: 'VIP' },
      ]);
      expect((await shop.call('GET', `contacts/${(await post()).data.id}/groups`)).data).toEqual([]);
    });

    it('C-29 removes a contact from the groups named, and no other', async () => {
      const [vip, old, fresh] = [await group('VIP'), await group('Old'), await group('New')];
      const { id } = (await post({ selectedGroups: [vip, old, fresh] })).data;
      const answer = await shop.call('POST', `contacts/${id}/groups/members`, { body: { GroupIds: [vip, old] } });
      expect([answer.status, answer.data]).toEqual([200, true]);
      expect((await shop.call('GET', `contacts/${id}`)).data).toMatchObject({ selectedGroups: [fresh], version: 2 });
      expect(await history(id)).toMatchObject({
        action: 'update',
        userId: shop.userId,
        changes: { selectedGroups: [[vip, old, fresh].toSorted(), [fresh]] },
      });
    });

    it.each([
      ['no groups', {}],
      ['an empty list', { GroupIds: [] }],
      ['another name', { groupIds: [crypto.randomUUID()] }],
      ['an unknown group', { GroupIds: [crypto.randomUUID()] }],
      ['a malformed id', { GroupIds: ['x'] }],
    ])('C-29 refuses %s', async (_, body) => {
      const { id } = (await post({ selectedGroups: [await group('VIP')] })).data;
      const answer = await shop.call('POST', `contacts/${id}/groups/members`, { body });
      expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([
        400,
        expect.arrayContaining([Object.keys(body)[0] ?? 'GroupIds']),
      ]);
      expect((await shop.call('GET', `contacts/${id}`)).data.version).toBe(1);
    });

    it('C-30 removes a contact from one group', async () => {
      const [vip, old] = [await group('VIP'), await group('Old')];
      const { id } = (await post({ selectedGroups: [vip, old] })).data;
      expect((await shop.call('DELETE', `contacts/${id}/groups/${vip}/members`)).data).toBe(true);
      expect((await shop.call('GET', `contacts/${id}`)).data.selectedGroups).toEqual([old]);
      expect((await shop.call('GET', `contacts/groups/${vip}/members`)).data.totalCount).toBe(0);
      expect(
        (await shop.call('DELETE', `contacts/${id}/groups/${crypto.randomUUID()}/members`)).body.responseMessage,
      ).toBe('Group not found.');
    });
  });
});
