import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { can, shopPermissions } from '../../schema/permissions.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts, enquiries, tasks, meetings, meetingInvitations, recipients, optOuts, bizCards, groups } = entities;
const mobileNo = '9845012377';
const email = 'Kamala.Devi@Example.in';
/** Each stands in one place, and none of them in what is not the person's. */
const marks = [
  'KamalaDevi',
  mobileNo,
  'kamala.devi@',
  'LotusPendant',
  'CallsOnFridays',
  'AllergicToNickel',
  'ringsize.pdf',
];

describe('a person’s data', () => {
  onPostgres(world => {
    let shop: Shop;
    beforeEach(async () => {
      shop = await openShop(world);
    });
    const find = (person: object, token = shop.token) => shop.call('POST', 'erasures/find', { token, body: person });
    const erase = (person: object, token = shop.token) => shop.call('POST', 'erasures/erase', { token, body: person });
    const found = async (person: object) => {
      const { status, text, data } = await find(person);
      expect(status, text).toBe(200);
      return Object.fromEntries(
        (data as { entity: string; onErasure: string; records: unknown[] }[]).map(({ entity, onErasure, records }) => [
          entity,
          [records.length, onErasure],
        ]),
      );
    };
    /** All that a shop may keep about somebody. */
    const keep = async () => {
      const group = await shop.make(groups);
      const contact = await shop.make(contacts, {
        name: 'KamalaDevi',
        mobileNo,
        email,
        notes: 'CallsOnFridays',
        selectedGroups: [group['id']],
      });
      const twin = await shop.make(contacts, {
        name: 'KamalaDevi B',
        mobileNo: '9000000001',
        phoneNo: `91${mobileNo}`,
      });
      const merged = await shop.make(contacts, { name: 'KamalaDevi C', mobileNo: '9000000002' });
      const answer = await shop.send('POST', contacts, 'merge', {
        body: { into: contact['id'], others: [merged['id']] },
      });
      expect(answer.status, answer.text).toBe(200);
      await shop.send('DELETE', contacts, twin['id'] as string);
      const enquiry = await shop.make(enquiries, {
        name: 'KamalaDevi',
        mobileNo: '9000000003',
        contactId: contact['id'],
        wish: 'LotusPendant',
        budget: 50_000,
      });
      await shop.send('PUT', enquiries, enquiry['id'] as string, { body: { wish: 'LotusPendant, small' } });
      await shop.send('POST', enquiries, `${enquiry['id']}/remarks`, { body: { text: 'AllergicToNickel' } });
      const form = { file: new File(['%PDF-1.7\n%âãÏÓ\n'], 'ringsize.pdf', { type: 'application/pdf' }) };
      const filed = await shop.send('POST', enquiries, `${enquiry['id']}/files`, { form });
      expect(filed.status, filed.text).toBeLessThan(300);
      await shop.make(tasks, { name: 'Call KamalaDevi', contactId: contact['id'] });
      const meeting = await shop.make(meetings);
      const [invitation] = await shop.plant(meetingInvitations, [
        {
          meetingId: meeting['id'],
          contactId: contact['id'],
          answer: 'none',
          invitedAt: '2026-01-01T00:00:00Z',
          letter: 'waiting',
        },
      ]);
      await shop.make(optOuts, { name: 'Opted', number: mobileNo });
      await shop.make(bizCards, { name: 'Card', whatsapp: `91${mobileNo}` });
      const [sent] = await shop.plant(recipients, [
        {
          ...(await shop.body(recipients)),
          contactId: contact['id'],
          name: 'KamalaDevi',
          number: mobileNo,
          state: 'sent',
        },
      ]);
      return { contact, enquiry, invitation, sent };
    };
    const person = { mobileNo, email };

    it('is found wherever it is, also in the trash and merged', async () => {
      await keep();
      expect(await found({ mobileNo })).toEqual({
        contacts: [3, 'goes'],
        enquiries: [1, 'clears'],
        tasks: [1, 'goes'],
        meetingInvitations: [1, 'goes'],
        recipients: [1, 'clears'],
        optOuts: [1, 'stays'],
        bizCards: [1, 'stays'],
      });
      const { data } = await find({ email: email.toUpperCase() });
      const told = JSON.stringify(data);
      for (const mark of marks) expect(told.toLowerCase(), mark).toContain(mark.toLowerCase());
      expect(await found({ mobileNo: '9845012378' })).toEqual({});
    });

    it('is gone for good, from every table, but for what stays', async () => {
      const { enquiry, sent } = await keep();
      const other = await shop.make(contacts, { name: 'Other', mobileNo: '9845012300' });
      const { status, text, data } = await erase(person);
      expect(status, text).toBe(200);
      expect(data).toEqual({ gone: 5, cleared: 2, stayed: 2, isWhole: true });
      expect(await found(person)).toEqual({ optOuts: [1, 'stays'], bizCards: [1, 'stays'] });
      const kept = (await shop.send('GET', enquiries, enquiry['id'] as string)).data;
      expect(kept).toMatchObject({ name: '—', mobileNo: null, contactId: null, wish: null, budget: 50_000 });
      expect(await world.sql(`select name, number, contact_id, state from recipients where id = '${sent}'`)).toEqual([
        { name: '—', number: '', contact_id: '', state: 'sent' },
      ]);
      expect((await shop.send('GET', contacts, other['id'] as string)).status).toBe(200);
      expect(await placesOf(marks)).toEqual(['biz_cards', 'opt_outs']);
      const { items } = (await shop.call('GET', 'erasures')).data;
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ about: '98••••••77, K•••@Example.in', gone: 5, cleared: 2, stayed: 2 });
      expect(items[0].doneBy).toBeTruthy();
      expect((await erase(person)).status).toBe(409);
    });

    /** The tables of the shop in which one of these words stands. */
    const placesOf = async (words: readonly string[]): Promise<string[]> => {
      const tables = (await world.sql(
        `select table_name as name from information_schema.columns where column_name = 'shop_id' and table_schema = 'public'
          and table_name in (select tablename from pg_tables where schemaname = 'public') order by 1`,
      )) as { name: string }[];
      const places: string[] = [];
      for (const { name } of tables) {
        const holds = words.map(word => `to_json(t)::text ilike '%${word}%'`).join(' or ');
        const [row] = await world.sql(
          `select count(*) as n from ${name} t where t.shop_id = '${shop.shopId}' and (${holds})`,
        );
        if (Number(row!['n']) > 0) places.push(name);
      }
      return places;
    };

    it('stays while a message to the person is on its way', async () => {
      const { contact } = await keep();
      await shop.plant(recipients, [
        { ...(await shop.body(recipients)), contactId: contact['id'], number: mobileNo, state: 'queued' },
      ]);
      const { status, body } = await erase(person);
      expect([status, body.responseMessage]).toEqual([409, expect.stringContaining('Recipients of this person')]);
      expect((await shop.send('GET', contacts, contact['id'] as string)).status).toBe(200);
    });

    it('of more than a thousand messages nothing is lost sight of between the rounds', async () => {
      const { contact } = await keep();
      const row = { ...(await shop.body(recipients)), contactId: contact['id'], state: 'read' };
      await shop.plant(
        recipients,
        Array.from({ length: 1_001 }, (_, n) => ({ ...row, number: String(9_100_000_000 + n) })),
      );
      expect((await erase(person)).data).toMatchObject({ isWhole: false, gone: 2 });
      expect((await shop.send('GET', contacts, contact['id'] as string)).status).toBe(200);
      expect((await erase(person)).data).toMatchObject({ isWhole: true, gone: 3 });
      expect(
        await world.sql(
          `select 1 from recipients where shop_id = '${shop.shopId}' and contact_id = '${contact['id']}'`,
        ),
      ).toEqual([]);
    });

    it('of more than a thousand contacts all go, in rounds', async () => {
      const row = { name: 'Twice imported', gender: 1, mobileNo };
      await shop.plant(
        contacts,
        Array.from({ length: 1_001 }, () => row),
      );
      expect((await erase(person)).data).toMatchObject({ isWhole: false, gone: 1_000 });
      expect((await erase(person)).data).toMatchObject({ isWhole: true, gone: 1 });
      expect(await shop.count(contacts)).toBe(0);
    });

    it('of another shop is neither found nor erased', async () => {
      await keep();
      const { token, shopId } = await openShop(world);
      const there = (rest: string) => world.call('POST', `shops/${shopId}/erasures/${rest}`, { token, body: person });
      expect((await there('find')).data).toEqual([]);
      expect((await there('erase')).status).toBe(409);
      expect((await find(person, token)).status).toBe(403);
      expect(Object.keys(await found(person))).toHaveLength(7);
    });

    it('takes a permission of its own', async () => {
      const permissions = shopPermissions.filter(it => it !== can.PersonalDataAdmin);
      const { token } = await world.person({ shopId: shop.shopId, permissions });
      expect((await find(person, token)).status).toBe(403);
      expect((await erase(person, token)).status).toBe(403);
    });

    it('is asked for by a number or an address', async () => {
      const { status, body } = await find({});
      expect([status, body.errors]).toEqual([400, { mobileNo: 'Type a mobile number or an e-mail address' }]);
      expect((await find({ mobileNo: '12' })).body.errors).toEqual({ mobileNo: expect.any(String) });
    });
  });
});
