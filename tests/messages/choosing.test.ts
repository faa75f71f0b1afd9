import { beforeAll, expect, it } from 'vitest';
import { contacts } from '../../schema/entities/contacts.ts';
import { groups } from '../../schema/entities/groups.ts';
import { can } from '../../schema/permissions.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { scriptedChat } from '../support/scriptedChat.ts';

const chat = scriptedChat();

onPostgres(
  world => {
    let shop: Messenger;
    let group: string;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      shop = await openMessenger(world);
      [group] = (await shop.plant(groups, [{ name: 'VIP' }])) as [string];
      const people = [
        { name: 'Asha Rao', gender: 0, mobileNo: '9820000001', selectedGroups: [group] },
        { name: 'Asha Shah', gender: 0, mobileNo: '9820000002' },
        { name: 'Binod Rao', gender: 1, mobileNo: '9820000003', email: 'binod@example.test' },
        { name: 'Chitra Rao', gender: 0, mobileNo: '9820000004' },
      ];
      const planted = await shop.plant(contacts, people);
      people.forEach(({ name }, n) => (ids[name] = planted[n]!));
      const [gone] = await shop.plant(contacts, [{ name: 'Gone Rao', gender: 0, mobileNo: '9820000005' }]);
      await shop.call('DELETE', `contacts/${gone}`);
    });
    const everybody = ['Asha Rao', 'Asha Shah', 'Binod Rao', 'Chitra Rao'];

    it.each<[string, () => Record<string, unknown>, string[]]>([
      ['an empty filter', () => ({ filter: {} }), everybody],
      ['a search', () => ({ filter: { query: 'rao' } }), ['Asha Rao', 'Binod Rao', 'Chitra Rao']],
      ['a field', () => ({ filter: { gender: 1 } }), ['Binod Rao']],
      ['a group as a filter', () => ({ filter: { group } }), ['Asha Rao']],
      ['what the filter leaves empty', () => ({ filter: { query: '', gender: null, group: 'All' } }), everybody],
      [
        'a page of the list',
        () => ({ filter: { query: 'asha', pageNumber: 2, pageSize: 1, sort: 'name' } }),
        ['Asha Rao', 'Asha Shah'],
      ],
      ['several ids', () => ({ filter: { ids: [ids['Asha Rao'], ids['Binod Rao']] } }), ['Asha Rao', 'Binod Rao']],
      [
        'a group, a filter and a contact, each person once',
        () => ({ groups: [group], filter: { query: 'asha' }, contacts: [ids['Asha Rao'], ids['Chitra Rao']] }),
        ['Asha Rao', 'Asha Shah', 'Chitra Rao'],
      ],
    ])('%s finds whom the list of contacts shows', async (_, chosen, names) => {
      const given = Object.fromEntries(Object.entries(chosen()).map(([name, value]) => [name, JSON.stringify(value)]));
      const words = { templateName: 'offer', templateLanguage: 'en', templateVariables: '["a","b","c"]' };
      const estimate = await shop.call('POST', 'whatsapp/messages/estimate', { form: { ...words, ...given } });
      expect(estimate.data, estimate.text).toMatchObject({ total: names.length, skipped: 0 });
      // Nobody waits here for those who got a message just before.
      const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
      const id = await shop.sent({ ...given, scheduledAt });
      const listed = async () => (await shop.message(id))['prepared'];
      await expect.poll(listed).toBe(names.length);
      expect(await shop.message(id)).toMatchObject({ total: names.length });
      expect((await shop.recipients(id)).map(({ name }) => name)).toEqual(names);
    });

    it('a filter asks for what the list itself asks for', async () => {
      const { token } = await world.person({ shopId: shop.shopId, permissions: [can.MessageSend] });
      const estimate = (chosen: object) =>
        world.call('POST', `shops/${shop.shopId}/whatsapp/messages/estimate`, {
          token,
          body: { templateName: 'offer', templateLanguage: 'en', templateVariables: ['a', 'b', 'c'], ...chosen },
        });
      expect((await estimate({ filter: {} })).status).toBe(403);
      expect((await estimate({ contacts: [ids['Asha Rao']] })).status).toBe(200);
    });

    it('a test goes to one number, as a message of its own, as often as one likes', async () => {
      const variables = JSON.stringify([{ field: 'name' }, { field: 'facebookId', fallback: 'you' }, 'Sunday']);
      const balance = await shop.balance();
      const answer = await shop.test({ name: 'Diwali', number: '+91 98765 43210', templateVariables: variables });
      expect(answer.status, answer.text).toBe(201);
      expect(answer.data).toMatchObject({ name: 'Test: Diwali', total: 1, queued: 1, cost: 0.88, contacts: [] });
      expect(await shop.ended(answer.data.id)).toMatchObject({ sent: 1 });
      const { to, template } = chat.sent.at(-1)!;
      const values = (template.components as any[])[0].parameters.map(({ text }: { text: string }) => text);
      expect([to, ...values.slice(1)]).toEqual(['919876543210', 'you', 'Sunday']);
      expect(values[0]).toMatch(/\w/);
      expect(await shop.balance()).toBe(Number((balance - 0.88).toFixed(2)));
      const names = [];
      for (const name of ['Diwali', 'Diwali', undefined])
        names.push((await shop.test({ number: '9876543211', ...(name && { name }) })).data.name);
      expect(names).toEqual(['Test: Diwali 2', 'Test: Diwali 3', 'Test: offer']);
    });

    it('a test without a number goes to mine', async () => {
      const mine = await world.person({ shopId: shop.shopId });
      await world.sql(`update users set mobile_no = '9811111111' where id = '${mine.userId}'`);
      const form = {
        templateName: 'offer',
        templateLanguage: 'en',
        templateVariables: '["a",{"field":"mobileNo"},"c"]',
      };
      const path = `shops/${shop.shopId}/whatsapp/messages/test`;
      const { data, text } = await world.call('POST', path, { token: mine.token, form });
      expect(data, text).toMatchObject({ templateVariables: ['a', '9811111111', 'c'] });
      await shop.ended(data.id);
      expect(chat.sent.at(-1)!.to).toBe('919811111111');
    });
  },
  ports => ({ ...ports, chat }),
);
