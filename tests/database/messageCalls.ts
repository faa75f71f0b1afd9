import { expect } from 'vitest';
import { ChatUnknown } from '../../api/chat/port.ts';
import { entities } from '../../schema/entities/index.ts';
import type { World } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { noticeTemplates } from '../support/noticeTemplates.ts';
import { pngFile } from '../support/pictures.ts';
import { templates, type ScriptedChat } from '../support/scriptedChat.ts';
import { tell, testEvent } from '../support/telling.ts';
import { can } from '../../schema/permissions.ts';
import { eventually } from '../support/eventually.ts';

/** What is sent on WhatsApp, and what comes back. */
export const messageCalls = async (world: World, chat: ScriptedChat) => {
  chat.templates = async () => [...templates, ...noticeTemplates];
  const shop = await openMessenger(world);
  const contacts = await shop.people(2);
  const group = await shop.make(entities.groups);
  await shop.call('POST', `contacts/groups/${group['id']}/members`, { body: { contactId: contacts[0] } });
  chat.script = ({ to }) => {
    if (to.endsWith('1')) throw new ChatUnknown('No answer.');
  };
  const groups = JSON.stringify([group['id']]);
  const id = await shop.sent({ contacts, groups });
  await shop.ended(id);
  const [one, two] = await shop.recipients(id);
  const told = await shop.call('GET', `contacts/${contacts[0]}/messages`);
  expect(told.data).toHaveLength(1);
  await shop.call('POST', `whatsapp/messages/${id}/recipients/${two!['id']}/settle`, { body: { state: 'failed' } });
  await shop.tell([
    { reference: one!['id'], messageId: one!['providerId'], status: 'read', billable: true },
    { kind: 'optOut', from: '919820000001' },
    { kind: 'optIn', from: '919820000001' },
    ...['919820000001', '919820000001', '971501234567'].map((from, n) => {
      return { kind: 'message', messageId: `wamid.${n}`, from, name: 'Asha', text: 'Hello' };
    }),
  ]);
  await shop.sent({ contacts, templateName: 'picture', templateVariables: ['a'], headerMedia: await pngFile() });
  await shop.call('POST', `whatsapp/messages/${id}/retry`, { body: { name: 'Again', to: 'failed' } });
  const later = await shop.sent({ contacts, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await shop.call('PUT', `whatsapp/messages/${later}/cancel`)).data).toBe(true);
  const { id: meetingId } = await shop.make(entities.meetings, {
    groupId: group['id'],
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    state: 'planned',
  });
  const bound = ['name', 'meetingTitle', 'meetingLink'].map(field => ({ field, fallback: '' }));
  await shop.ended(await shop.sent({ groups, meetingId, templateVariables: bound }));
  const asked = { templateName: 'offer', templateLanguage: 'en', templateVariables: '["Asha","20%","Sunday"]' };
  for (const path of ['templates', 'terms', 'ledger?pageSize=5'])
    expect((await shop.call('GET', `whatsapp/${path}`)).status, path).toBe(200);
  const estimate = await shop.call('POST', 'whatsapp/messages/estimate', {
    form: { ...asked, contacts: JSON.stringify(contacts) },
  });
  expect(estimate.status, estimate.text).toBe(200);
  expect((await shop.test({ number: '9820011003' })).status).toBe(201);
  expect(await shop.balance()).toBeLessThan(100_000);
  await noticeCalls(world, shop);
};

/** Colleagues who are told by WhatsApp: one that it reaches, one that has written STOP. */
const noticeCalls = async (world: World, shop: Messenger) => {
  await world.sql(`update users set permissions = '{${can.ShopEdit}}' where id = '${shop.userId}'`);
  const chosen = { templateName: 'work', templateLanguage: 'en' };
  for (const purpose of ['notices', 'reminders'])
    expect((await shop.call('PUT', `whatsapp/${purpose}`, { body: chosen })).status).toBe(200);
  for (const [n, state] of ['sent', 'optedOut'].entries()) {
    const person = await world.person({ shopId: shop.shopId });
    const number = `982001200${n}`;
    await world.sql(`update users set mobile_no = '${number}', chat_topics = '{shop}' where id = '${person.userId}'`);
    if (state === 'optedOut') await shop.tell([{ kind: 'optOut', from: `91${number}` }]);
    await tell(world.ports, [person], testEvent(1));
    const reference = await eventually(async () => {
      const [row] = await world.sql(`select d.notification_id as id from push_deliveries d
        join notifications n on n.id = d.notification_id where n.user_id = '${person.userId}' and d.state = '${state}'`);
      expect(row).toBeDefined();
      return String(row!['id']);
    });
    await shop.tell([{ reference, messageId: `wamid.${reference}`, status: 'delivered', billable: true }]);
  }
  for (const purpose of ['notices', 'reminders'])
    expect((await shop.call('GET', `whatsapp/${purpose}`)).data.chosen).toEqual({ name: 'work', language: 'en' });
};
