import { beforeAll, describe, expect, it } from 'vitest';
import { tellPending } from '../../api/notifications/pending/tellPending.ts';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';
import type { Answer, Person, Sent } from '../support/testApi.ts';

const { contacts } = entities;
type Told = { kind: string; subject: string | null };

describe('remarks', () => {
  onPostgres(world => {
    let shop: Shop;
    let sunita: Person;
    let contact: string;
    beforeAll(async () => {
      shop = await openShop(world);
      sunita = await world.person({ shopId: shop.shopId, permissions: [can.ContactList] });
      contact = (await shop.make(contacts)).id as string;
    });
    const remarks = (method: string, rest = '', sent: Sent = {}): Promise<Answer> =>
      shop.call(method, `contacts/${contact}/remarks${rest}`, sent);
    const by = ({ token }: Person) => ({ token });
    const say = async (text: string, more: object = {}, who: Sent = {}) => {
      const answer = await remarks('POST', '', { ...who, body: { text, ...more } });
      expect(answer.status, answer.text).toBe(201);
      return answer.data as { id: string; text: string };
    };
    const texts = async () => (await remarks('GET')).data.items.map(({ text }: { text: string }) => text) as string[];
    const toldTo = async (person: Person) => {
      await tellPending(world.ports, shop.shopId);
      const answer = await shop.call('GET', 'notifications', by(person));
      return (answer.data.items as Told[]).filter(({ kind }) => kind === 'mentioned').map(({ subject }) => subject);
    };

    it('are read by whoever may see the record, the newest first, with who said them', async () => {
      await say('Wants it by Diwali');
      await say('Line one\nline two', {}, by(sunita));
      const answer = await remarks('GET', '', by(sunita));
      expect(answer.data).toMatchObject({
        totalCount: 2,
        items: [
          { text: 'Line one\nline two', userId: sunita.userId, isMine: true, mendedAt: null, mentions: [] },
          { text: 'Wants it by Diwali', userId: shop.userId, isMine: false },
        ],
      });
      expect((await remarks('GET', '?pageSize=1&pageNumber=2')).data).toMatchObject({
        items: [{ text: 'Wants it by Diwali' }],
        totalCount: 2,
      });
    });

    it('are mended and taken back by their writer alone', async () => {
      const { id } = await say('Ring is losse');
      expect((await remarks('PUT', `/${id}`, { ...by(sunita), body: { text: 'No' } })).status).toBe(404);
      expect((await remarks('DELETE', `/${id}`, by(sunita))).status).toBe(404);
      const mended = await remarks('PUT', `/${id}`, { body: { text: 'Ring is loose' } });
      expect(mended.data).toMatchObject({ id, text: 'Ring is loose', mendedAt: expect.any(String) });
      expect((await remarks('DELETE', `/${id}`)).status).toBe(200);
      expect((await remarks('DELETE', `/${id}`)).status).toBe(404);
      expect(await texts()).not.toContain('Ring is loose');
    });

    it('call upon people, who are told once and led to the record; nobody calls upon themselves', async () => {
      const before = (await toldTo(sunita)).length;
      await say('Please ring her', { mentions: [sunita.userId, sunita.userId, shop.userId] });
      await say('And again', { mentions: [sunita.userId] });
      expect((await toldTo(sunita)).slice(0, (await toldTo(sunita)).length - before)).toEqual([contact]);
      expect(await toldTo(shop)).toEqual([]);
    });

    it.each([
      ['no text', { text: ' ' }, { text: 'Write something' }],
      ['too much of it', { text: 'x'.repeat(2_001) }, { text: expect.any(String) }],
      ['people of elsewhere', { text: 'Hello', mentions: [crypto.randomUUID()] }, { mentions: expect.any(String) }],
      [
        'too many people',
        { text: 'Hello', mentions: Array.from({ length: 21 }, () => crypto.randomUUID()) },
        { mentions: 'At most 20 people' },
      ],
    ])('with %s are refused, and nothing is kept', async (_, body, errors) => {
      const before = await texts();
      const answer = await remarks('POST', '', { body });
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
      expect(await texts()).toEqual(before);
    });

    it('are of their record and their shop', async () => {
      const { id } = await say('Ours');
      const other = (await shop.make(contacts)).id as string;
      expect((await shop.call('GET', `contacts/${other}/remarks`)).data.items).toEqual([]);
      expect((await shop.call('PUT', `contacts/${other}/remarks/${id}`, { body: { text: 'Moved' } })).status).toBe(404);
      const rival = await openShop(world);
      const theirs = (await rival.make(contacts)).id as string;
      expect((await rival.call('GET', `contacts/${contact}/remarks`)).status).toBe(404);
      expect((await rival.call('DELETE', `contacts/${theirs}/remarks/${id}`)).status).toBe(404);
      const mentions = [rival.userId];
      expect((await remarks('POST', '', { body: { text: 'Hello', mentions } })).status).toBe(400);
    });

    it('of a record that was merged away are said about the one that stays, and are still their writer’s', async () => {
      const [into, other] = [await shop.make(contacts), await shop.make(contacts)].map(({ id }) => id as string);
      const { id } = (await shop.call('POST', `contacts/${other}/remarks`, { body: { text: 'Ring is lose' } })).data;
      expect((await shop.call('POST', 'contacts/merge', { body: { into, others: [other] } })).status).toBe(200);
      const mended = await shop.call('PUT', `contacts/${into}/remarks/${id}`, { body: { text: 'Ring is loose' } });
      expect(mended.data).toMatchObject({ text: 'Ring is loose', isMine: true });
      expect((await shop.call('DELETE', `contacts/${into}/remarks/${id}`)).status).toBe(200);
      expect((await shop.call('GET', `contacts/${into}/remarks`)).data.items).toEqual([]);
    });

    it('go with a record that is erased for good', async () => {
      const { id } = await shop.make(contacts, { selectedGroups: [] });
      const address = `contacts/${id as string}`;
      expect((await shop.call('POST', `${address}/remarks`, { body: { text: 'Secret' } })).status).toBe(201);
      expect((await shop.call('DELETE', `${address}?permanent=true`)).status).toBe(200);
      expect(await world.sql(`select id from remarks where record_id = '${id as string}'`)).toEqual([]);
    });
  });
});
