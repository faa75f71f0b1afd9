import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, integer, json, mobile, money, ref, said, text, timestamp } from '../kit/kinds.ts';
import { listOf, string } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { billings, recipientStates } from '../rules/messageStates.ts';

/** One person whom a message goes to, as they were when it was queued. */
export const recipients = defineEntity({
  name: 'recipients',
  label: { one: 'Recipient', many: 'Recipients' },
  path: 'shops/:shopId/whatsapp/messages/:messageId/recipients',
  title: 'number',
  fields: {
    messageId: ref('messages').label('Message').required(),
    /** No reference: a contact may be removed for good. */
    contactId: text().label('Contact').max(36).required(),
    name: text().label('Name').required(),
    number: mobile('Must be 10 digits').label('Mobile Number').required(),
    /** What takes the place of the template's placeholders; empty when it is the same for all. */
    variables: json(listOf(string)).label('Variables'),
    state: choice(recipientStates).label('State').required().default('queued'),
    reason: said().label('Reason'),
    providerId: text().label('Id at WhatsApp'),
    attempts: integer().label('Attempts').min(0).required().default(0),
    nextAt: timestamp().label('Not before').required(),
    startedAt: timestamp().label('Sent at'),
    price: money().label('Price').min(0).required().default(0),
    billed: choice(billings).label('Billed').required().default('none'),
  },
  search: ['name', 'number'],
  permissions: { list: can.MessageList },
  list: { columns: ['name', 'number', 'state', 'reason', 'startedAt'], filters: ['state'] },
  actions: {
    settle: {
      method: 'POST',
      path: ':id/settle',
      permission: can.MessageSend,
      summary: 'Say what became of a message of which nobody knows',
      input: {
        state: choice([
          { id: 'sent', name: 'It arrived' },
          { id: 'failed', name: 'It did not arrive' },
        ] as const)
          .label('What became of it')
          .required('Choose what became of it'),
      },
    },
  },
  buttons: {
    settle: {
      on: 'page',
      when: ({ state }) => state === 'unknown',
      label: 'Say what became of it',
      title: 'Did it reach %{name}?',
      text: 'Ask, or look at the chat. It is never sent again by itself. If it did not arrive, its money comes back and you can send it again.',
      done: 'Noted',
      changes: ['messages'],
    },
  },
  storage: {
    searchByReading: true,
    indexes: [['messageId', 'state', 'nextAt'], ['number', 'startedAt'], ['providerId'], ['contactId']],
    softReferences: { contactId: 'contacts' },
    dataSubject: {
      by: ['number'],
      through: 'contactId',
      waits: { field: 'state', in: ['queued', 'sending'] },
      onErasure: { clears: { name: '—', number: '', variables: null, contactId: '' } },
    },
  },
});
export type Recipient = RecordOf<typeof recipients>;
