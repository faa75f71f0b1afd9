import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, longText, ref } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { reminderKinds, reminderStates } from '../rules/chitReminders.ts';
import { preferredLanguages } from '../rules/parties.ts';

/** What the holder of a passbook is to be told of a day, once: by WhatsApp, or by somebody of the shop. */
export const chitReminders = defineEntity({
  name: 'chitReminders',
  label: { one: 'Reminder', many: 'Reminders' },
  path: 'shops/:shopId/chit_reminders',
  title: 'memberId',
  fields: {
    memberId: ref('chitMembers', { embed: 'member' }).label('Passbook').required(),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').required(),
    kind: choice(reminderKinds).label('Of what').required(),
    day: date().label('Day').required(),
    language: choice(preferredLanguages).label('Language').required(),
    text: longText().label('Words').required().max(500),
    messageId: ref('messages', { embed: 'message' }).label('Message'),
    state: choice(reminderStates).label('State').required(),
  },
  search: [],
  permissions: { list: can.ChitMemberList },
  list: {
    columns: ['day', 'memberId', 'contactId', 'kind', 'text', 'state'],
    filters: ['memberId', 'contactId', 'kind', 'day'],
  },
  states: {
    field: 'state',
    initial: 'open',
    transitions: {
      send: {
        from: ['open'],
        to: 'sent',
        label: 'Send',
        summary: 'A message by WhatsApp tells it',
        permission: can.MessageSend,
        by: 'messages',
      },
      tell: {
        from: ['open'],
        to: 'told',
        label: 'Told',
        summary: 'Somebody of the shop has told it',
        permission: can.ChitMemberAdd,
      },
      lapse: {
        from: ['open'],
        to: 'over',
        label: 'No longer needed',
        summary: 'It was paid, or the passbook is over',
        permission: can.ChitMemberAdd,
        by: 'chitMembers',
      },
    },
  },
  actions: {
    open: {
      method: 'GET',
      path: 'open',
      permission: can.ChitMemberList,
      summary:
        'Who is to be told now, with the words and the number for it, and whether the shop has a template that tells them',
    },
  },
  identity: { unique: [['memberId', 'kind', 'day']] },
  storage: { dataSubject: { through: 'contactId', onErasure: 'goes' } },
});
export type ChitReminder = RecordOf<typeof chitReminders>;
