import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { contacts, groups, optOuts } = entities;
const asha = { name: 'Asha Rao', gender: 0, mobileNo: '9820011001', email: null, phoneNo: null, selectedGroups: [] };
type Contact = Record<string, any>;

onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const plant = (...rows: Contact[]) =>
    shop.plant(
      contacts,
      rows.map(row => ({ ...asha, ...row })),
    );
  const found = async (by: string, search = '') => {
    const answer = await shop.call('GET', `contacts/duplicates?by=${by}${search}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.data as { items: { value: string; count: number; records: Contact[] }[]; totalCount: number };
  };
  const names = async (by: string) =>
    (await found(by)).items.map(({ records }) => records.map(({ name }) => name as string).join(', '));
  const post = (path: string, body: object) => shop.call('POST', `contacts/${path}`, { body });
  const undo = (id: string) => shop.call('POST', `changes/${id}/undo`, { body: {} });
  const get = async (id: string) => (await shop.call('GET', `contacts/${id}`)).data as Contact;

  describe('likely the same are', () => {
    it('those with one mobile number', async () => {
      await plant({}, { name: 'Ravi' }, { name: 'Meera', mobileNo: '9820011002' });
      expect(await found('mobileNo')).toMatchObject({
        totalCount: 1,
        items: [{ value: '9820011001', count: 2, records: [{ name: 'Asha Rao', groupName: '-' }, { name: 'Ravi' }] }],
      });
    });

    it('those with one e-mail or one other number whose names begin alike, however written', async () => {
      await plant(
        { mobileNo: '9820011001', email: 'A@b.test' },
        { mobileNo: '9820011002', email: 'a@B.test', name: 'ASHA R' },
        { mobileNo: '9820011003', email: 'a@b.test', name: 'Ravi' },
        { mobileNo: '9820011004', phoneNo: '02226000001', name: 'Leela' },
        { mobileNo: '9820011005', phoneNo: '02226000001', name: 'Leela P' },
        { mobileNo: '9820011006', phoneNo: '02226000001', name: 'Om' },
      );
      expect(await names('mobileNo')).toEqual([]);
      expect(await names('email,name')).toEqual(['Asha Rao, ASHA R']);
      expect(await names('phoneNo,name')).toEqual(['Leela, Leela P']);
    });

    it.each(['9820011002', '09820011002', '919820011002', '00919820011002'])(
      'those whose other number %s is the mobile number of somebody whose name begins alike',
      async phoneNo => {
        const across = 'phoneNo,mobileNo,name';
        const [first] = await plant(
          { phoneNo },
          { mobileNo: '9820011002', name: 'ASHA R' },
          { mobileNo: '9820011003' },
        );
        expect(await found(across)).toMatchObject({
          totalCount: 1,
          items: [{ value: '9820011002', count: 2, records: [{ name: 'Asha Rao' }, { name: 'ASHA R' }] }],
        });
        for (const by of ['mobileNo', 'email,name', 'phoneNo,name']) expect(await names(by)).toEqual([]);
        await shop.call('DELETE', `contacts/${first}`);
        // The other way round: the one that came first has the mobile number.
        await plant({ mobileNo: '9820011009', phoneNo });
        expect(await names(across)).toEqual(['ASHA R, Asha Rao']);
      },
    );

    it('not those who only share a number with their family, nor whose own two numbers are one', async () => {
      const across = 'phoneNo,mobileNo,name';
      await plant(
        { phoneNo: '9820011002' },
        { mobileNo: '9820011002', name: 'Ravi Rao' },
        { mobileNo: '9820011005', phoneNo: '9820011005', name: 'Om' },
      );
      await world.rival.plant(contacts, [{ ...asha, mobileNo: '9820011002' }]);
      expect(await names(across)).toEqual([]);
    });

    it('asked and answered across numbers: not the same, and one with the other', async () => {
      const across = 'phoneNo,mobileNo,name';
      const [one, other] = await plant({ phoneNo: '9820011002' }, { mobileNo: '9820011002' });
      await post('distinct', { ids: [one, other] });
      expect(await names(across)).toEqual([]);
      await post('distinct', { ids: [one, other], distinct: false });
      expect((await post('merge', { into: one, others: [other] })).status).toBe(200);
      expect(await names(across)).toEqual([]);
      expect(await get(one!)).toMatchObject({ mobileNo: '9820011001', phoneNo: '9820011002' });
    });

    it('shown once, by the first of the rules that finds all of them', async () => {
      await plant({ email: 'a@b.test' }, { email: 'a@b.test' }, { name: 'Om', mobileNo: '9820011009' });
      expect(await names('mobileNo')).toEqual(['Asha Rao, Asha Rao']);
      expect(await names('email,name')).toEqual([]);
    });

    it('none in the trash, none of another shop, none whose fields are empty', async () => {
      const [first] = await plant({}, {}, { mobileNo: '9820011002' }, { mobileNo: '9820011003' });
      await world.rival.plant(contacts, [asha]);
      await shop.call('DELETE', `contacts/${first}`);
      for (const by of ['mobileNo', 'email,name', 'phoneNo,name']) expect(await names(by)).toEqual([]);
    });

    it('paged, and asked for by a rule there is', async () => {
      await plant(...Array.from({ length: 6 }, (_, n) => ({ mobileNo: `98200110${10 + Math.floor(n / 2)}` })));
      const second = await found('mobileNo', '&pageNumber=2&pageSize=2');
      expect([second.totalCount, second.items.map(({ value }) => value)]).toEqual([3, ['9820011012']]);
      expect((await shop.call('GET', 'contacts/duplicates?by=name')).status).toBe(400);
      expect((await shop.call('GET', 'contacts/duplicates?nonsense=1')).status).toBe(400);
      expect((await shop.call('GET', 'contacts/duplicates')).data.totalCount).toBe(3);
    });
  });

  it('not the same: remembered for these two, until it is taken back or a third comes', async () => {
    const [one, other] = await plant({ email: 'a@b.test' }, { email: 'a@b.test' });
    expect((await post('distinct', { ids: [one, other] })).status).toBe(200);
    expect([await names('mobileNo'), await names('email,name')]).toEqual([[], []]);
    await post('distinct', { ids: [one, other], distinct: false });
    expect(await names('mobileNo')).toHaveLength(1);
    await post('distinct', { ids: [other, one] });
    await plant({ name: 'Third' });
    expect(await names('mobileNo')).toEqual(['Asha Rao, Asha Rao, Third']);
    expect((await post('distinct', { ids: [one] })).body.errors).toEqual({ ids: 'Choose at least two' });
    expect((await post('distinct', { ids: [one, await world.rival.refer('contacts')] })).status).toBe(400);
  });

  describe('merging', () => {
    const three = async () => {
      const [vip, old, gold] = await Promise.all(
        ['VIP', 'Old', 'Gold'].map(async name => (await shop.make(groups, { name }))['id'] as string),
      );
      const made = [
        await shop.make(contacts, { ...asha, selectedGroups: [vip] }),
        await shop.make(contacts, {
          ...asha,
          name: 'Asha R',
          mobileNo: '9820011002',
          email: 'a@b.test',
          selectedGroups: [vip, old],
        }),
        await shop.make(contacts, { ...asha, name: 'A. Rao', phoneNo: '02226000001', selectedGroups: [gold] }),
      ];
      return { ids: made.map(({ id }) => id as string) as [string, string, string], vip, old, gold };
    };
    const recipientsOf = (ids: string[]) =>
      world.sql(
        `select id, contact_id as "contactId" from recipients where contact_id in (${ids.map(id => `'${id}'`).join()}) order by id`,
      );
    const messaged = async (contactId: string) => {
      const row = { ...(await shop.body(entities.recipients)), contactId, messageId: await shop.refer('messages') };
      return (await shop.plant(entities.recipients, [row]))[0]!;
    };

    it('takes the chosen values, every group, what pointed to the others, and their history; they go to the trash', async () => {
      const { ids, vip, old, gold } = await three();
      const [into, ...others] = ids;
      const recipient = await messaged(others[0]!);
      const values = { name: 'Asha R', email: 'a@b.test', phoneNo: '022 2600 0001' };
      const answer = await post('merge', { into, others, values });
      expect([answer.status, answer.data.merged], answer.text).toEqual([200, others]);
      const kept = await get(into);
      expect(kept).toMatchObject({ name: 'Asha R', mobileNo: '9820011001', email: 'a@b.test', phoneNo: '02226000001' });
      expect(kept['selectedGroups'].toSorted()).toEqual([vip, old, gold].toSorted());
      expect((await shop.call('GET', 'contacts')).data.totalCount).toBe(1);
      expect((await shop.call('GET', 'contacts?deleted=only')).data.totalCount).toBe(2);
      expect(await recipientsOf(ids)).toEqual([{ id: recipient, contactId: into }]);
      const { items, totalCount } = (await shop.call('GET', `contacts/${into}/history`)).data;
      expect(totalCount).toBe(6);
      expect(items.map(({ action, wasMerged }: Contact) => `${action} ${wasMerged}`).toSorted()).toEqual([
        'create false',
        'create true',
        'create true',
        'merge true',
        'merge true',
        'update false',
      ]);
      expect(items.find(({ action }: Contact) => action === 'update').changes).toMatchObject({
        name: ['Asha Rao', 'Asha R'],
        email: [null, 'a@b.test'],
      });
      const [newest] = (await shop.call('GET', `contacts/${others[0]}/history`)).data.items;
      expect(newest.action).toBe('merge');
    });

    it('is taken back whole, but for what somebody changed since', async () => {
      const { ids, vip } = await three();
      const [into, ...others] = ids;
      const recipient = await messaged(others[1]!);
      const { id } = (await post('merge', { into, others, values: { name: 'Asha R', email: 'a@b.test' } })).data;
      await shop.call('PUT', `contacts/${into}`, { body: { name: 'Asha Kulkarni' } });
      expect((await shop.call('GET', 'contacts/merges')).data).toMatchObject([
        { id, recordId: into, title: 'Asha Kulkarni', merged: ['Asha R', 'A. Rao'] },
      ]);
      const left = [{ id: into, title: 'Asha Kulkarni', why: 'changed', fields: ['name'] }];
      expect((await undo(id)).data).toMatchObject({ undone: 2, left });
      expect(await get(into)).toMatchObject({ name: 'Asha Kulkarni', email: null, selectedGroups: [vip] });
      expect(await get(others[0]!)).toMatchObject({ name: 'Asha R', groupName: 'VIP, Old' });
      expect(await recipientsOf(ids)).toEqual([{ id: recipient, contactId: others[1] }]);
      expect((await shop.call('GET', 'contacts/merges')).data).toEqual([]);
      expect((await undo(id)).status).toBe(404);
      expect(
        (await shop.call('GET', `contacts/${into}/history`)).data.items.every(({ wasMerged }: Contact) => !wasMerged),
      ).toBe(true);
    });

    it('keeps an opt-out for the number that stays, and takes it back too', async () => {
      const {
        ids: [into, other],
      } = await three();
      await shop.make(optOuts, { name: 'Asha', number: '9820011002' });
      const { id } = (await post('merge', { into, others: [other], values: {} })).data;
      const numbers = async () =>
        (await shop.call('GET', 'whatsapp/optouts?sort=number')).data.items.map(
          ({ number, source }: Contact) => `${number} ${source}`,
        );
      expect(await numbers()).toContain('9820011001 Merged');
      await undo(id);
      expect(await numbers()).not.toContain('9820011001 Merged');
    });

    it('of what was merged before brings all of its history; for good it erases all of them', async () => {
      const {
        ids: [first, second, third],
      } = await three();
      await post('merge', { into: second, others: [first], values: {} });
      await post('merge', { into: third, others: [second], values: {} });
      expect(
        (await shop.call('GET', `contacts/${third}/history`)).data.items.filter(
          ({ action }: Contact) => action === 'create',
        ),
      ).toHaveLength(3);
      await shop.call('PUT', `contacts/${third}`, { body: { selectedGroups: [] } });
      expect((await shop.call('DELETE', `contacts/${third}?permanent=true`)).status).toBe(200);
      expect(await shop.count(contacts)).toBe(0);
      expect(
        await world.sql(
          `select 1 from history where shop_id = '${shop.shopId}' and entity = 'contacts' and changes is not null`,
        ),
      ).toEqual([]);
      expect(
        await world.sql(`select 1 from merges where shop_id = '${shop.shopId}' and record_id = '${third}'`),
      ).toEqual([]);
    });

    it('changes nothing when it is refused', async () => {
      const {
        ids: [into, other, third],
      } = await three();
      await shop.call('DELETE', `contacts/${third}`);
      const cases: [object, number, object?][] = [
        [{ into, others: [into] }, 400, { others: 'Choose at least two' }],
        [{ into, others: [] }, 400, { others: 'Choose at least two' }],
        [{ others: [other] }, 400, { into: 'Choose the one that stays' }],
        [{ into: 'Asha', others: [other] }, 400, { into: 'Choose one of the list' }],
        [{ into, others: [other], values: { email: 'x' } }, 400, { email: 'Invalid email' }],
        [{ into, others: [other], values: { nonsense: 1 } }, 400],
        [{ into, others: [third] }, 400, { others: 'Choose one of the list' }],
        [{ into, others: [await world.rival.refer('contacts')] }, 400, { others: 'Choose one of the list' }],
        [{ into, others: [other], versions: { [other]: 7 } }, 409],
      ];
      for (const [body, status, errors] of cases) {
        const answer = await post('merge', body);
        expect([answer.status, errors ? answer.body.errors : undefined], answer.text).toEqual([status, errors]);
      }
      expect((await shop.call('GET', 'contacts')).data.totalCount).toBe(2);
    });

    it('takes the permission to edit and the one to delete', async () => {
      const {
        ids: [into, other],
      } = await three();
      for (const [held, status] of [
        [[can.ContactEdit], 403],
        [[can.ContactDelete], 403],
        [[can.ContactEdit, can.ContactDelete], 200],
      ] as const) {
        const { token } = await world.person({ shopId: shop.shopId, permissions: [...held] });
        const answer = await shop.call('POST', 'contacts/merge', { body: { into, others: [other] }, token });
        expect(answer.status, held.join()).toBe(status);
      }
    });

    it('is done once for one key', async () => {
      const {
        ids: [into, other],
      } = await three();
      const send = () =>
        shop.call('POST', 'contacts/merge', {
          body: { into, others: [other] },
          headers: { 'idempotency-key': 'once' },
        });
      expect((await send()).data).toEqual((await send()).data);
    });
  });
});
