import { expect } from 'vitest';
import { ChatUnknown } from '../../api/chat/port.ts';
import { entities } from '../../schema/entities/index.ts';
import type { World } from '../support/everyEntity.ts';
import { openMessenger } from '../support/messenger.ts';
import { pngFile } from '../support/pictures.ts';
import type { ScriptedChat } from '../support/scriptedChat.ts';

/** What is sent on WhatsApp, and what comes back. */
export const messageCalls = async (world: World, chat: ScriptedChat) => {
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
};
