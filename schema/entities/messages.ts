import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, file, integer, json, mobile, money, text, timestamp } from '../kit/kinds.ts';
import { anything, byName, either, listOf, object, string, uuid } from '../kit/shape.ts';
import { paging } from '../kit/paging.ts';
import { can } from '../permissions.ts';
import { headerFormats, isOver, messageStatus, messageStatuses, nextName, unreadOf } from '../rules/messageStates.ts';

const count = (label: string) => integer().label(label).min(0).required().default(0);

/** What a message says, as its sender writes it. */
const wording = {
  templateName: text().label('Template').required('Choose a template'),
  templateLanguage: text().label('Language').max(16).required('Choose a language'),
};
/** In the order of the placeholders: words, or `{ field, fallback }` of the contact, or of the meeting. */
const templateVariables = json(listOf(either(string, object({ field: string }, { fallback: string })))).label(
  'Variables',
);
/** About which it is: everybody whom it goes to is invited, and has a link of their own. */
const meetingId = text().label('Meeting').max(36);
const scheduledAt = timestamp().label('Send at');
/** Together, each person once. `filter` holds parameters of the list of contacts; `{}` matches all of them. */
const chosen = {
  contacts: json(listOf(uuid)).label('Contacts'),
  groups: json(listOf(uuid)).label('Groups'),
  filter: json(byName(anything)).label('Filter'),
};
const header = {
  headerFormat: text().label('Header').max(16),
  headerText: text().label('Header text').max(60, 'At most 60 characters'),
};
const headerMedia = file().label('Header file');

/** A WhatsApp message to many. Those it goes to are its recipients. */
export const messages = defineEntity({
  name: 'messages',
  label: { one: 'Message', many: 'Messages' },
  path: 'shops/:shopId/whatsapp/messages',
  page: { route: 'contacts/messenger', menu: 'messages', madeBy: 'send', files: true },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(128),
    status: choice(messageStatuses).label('Status').required().default(0),
    ...wording,
    templateVariables: json(listOf(string)).label('Variables'),
    headerFormat: choice(headerFormats).label('Header'),
    headerText: header.headerText,
    /** The id of the header's file, which is kept for as long as the message may be sent again. */
    headerMedia: text().label('Header file').max(36),
    /** By which the chat service knows that file. */
    mediaId: text().label('Media'),
    /** The template as it was when this was written. */
    components: json(listOf(anything)).label('Template as it was'),
    category: text().label('Category').max(32).required(),
    scheduledAt,
    /** No reference: a meeting may be removed. */
    meetingId,
    total: count('Recipients'),
    /** How many of them have been put on the list. Nothing is sent before all have. */
    prepared: count('Prepared'),
    queued: count('Queued'),
    sending: count('Sending'),
    unknown: count('Unknown'),
    /** Who got it is counted here as well, and who read it in both. */
    sent: count('Sent'),
    delivered: count('Delivered'),
    read: count('Read'),
    failed: count('Failed'),
    canceled: count('Canceled'),
    skipped: count('Left out'),
    /** What is put aside and paid, less what came back. */
    cost: money().label('Cost').min(0).required().default(0),
    charged: money().label('Charged').min(0).required().default(0),
    /** Of the job that works on it: an older one has nothing to do any more. */
    turn: count('Turn'),
  },
  search: ['name', 'templateName'],
  permissions: { list: can.MessageList },
  list: {
    columns: [
      'name',
      'status',
      'templateName',
      'total',
      'sent',
      'delivered',
      'read',
      'failed',
      'skipped',
      'cost',
      'createdAt',
    ],
    filters: ['status', 'templateName'],
    plainUnlessPaged: true,
    collects: { contacts: { from: 'recipients', by: 'messageId', field: 'contactId' } },
    calendar: { start: 'scheduledAt' },
    period: 'createdAt',
  },
  identity: { unique: [['name']] },
  figures: {
    cost: { label: 'Cost of messages by month', sum: 'cost', by: 'createdAt', onHome: true },
    byStatus: { label: 'Messages by status', by: 'status' },
  },
  actions: {
    send: {
      method: 'POST',
      path: '',
      permission: can.MessageSend,
      proved: true,
      summary:
        'Send a template to contacts, to groups and to whoever a filter of the list of contacts finds, now or later',
      multipart: true,
      input: {
        name: text().label('Name').required('Name is required').max(128),
        ...wording,
        templateVariables,
        ...chosen,
        ...header,
        headerMedia,
        scheduledAt,
        meetingId,
      },
    },
    estimate: {
      method: 'POST',
      path: 'estimate',
      permission: can.MessageSend,
      summary: 'What a message would cost, and who would be left out',
      multipart: true,
      input: { ...wording, templateVariables, ...chosen, meetingId },
    },
    test: {
      method: 'POST',
      path: 'test',
      permission: can.MessageSend,
      proved: true,
      summary:
        'Send a template to my own mobile number, or to another one, to see how it looks; costs what a message costs',
      multipart: true,
      input: {
        name: text().label('Name').max(128),
        ...wording,
        templateVariables,
        ...header,
        headerMedia,
        meetingId,
        number: mobile('Please enter a 10 digit mobile number').label('Mobile Number'),
      },
    },
    cancel: {
      method: 'PUT',
      path: ':id/cancel',
      permission: can.MessageCancel,
      summary: 'Begin no further sending; true once all that had begun is known, false before',
    },
    retry: {
      method: 'POST',
      path: ':id/retry',
      permission: can.MessageSend,
      proved: true,
      summary: 'The same as a new message, to those whom this one did not reach or who did not read it',
      input: {
        name: text().label('Name').required('Name is required').max(128),
        to: choice([
          { id: 'failed', name: 'Those it did not reach' },
          { id: 'unread', name: 'Those who did not read it' },
        ] as const)
          .label('To')
          .required('Choose whom'),
        scheduledAt,
      },
    },
    templates: {
      method: 'GET',
      path: 'templates',
      at: 'shops/:shopId/whatsapp/templates',
      permission: can.MessageList,
      summary: 'The templates, as the chat service describes them: JSON text whose `data` is the list',
    },
    terms: {
      method: 'GET',
      path: 'terms',
      at: 'shops/:shopId/whatsapp/terms',
      permission: can.MessageList,
      summary: 'Whether this shop can send, what one message costs and when messages rest',
    },
    balance: {
      method: 'GET',
      path: 'balance',
      at: 'shops/:shopId/whatsapp/balance',
      permission: can.MessageBalance,
      summary: 'What is left for messages, in rupees',
    },
    ledger: {
      method: 'GET',
      path: 'ledger',
      at: 'shops/:shopId/whatsapp/ledger',
      permission: can.MessageBalance,
      summary: 'A page of what came into the balance and went out of it, newest first, with what was left each time',
      parameters: paging,
    },
  },
  buttons: {
    cancel: {
      on: 'record',
      when: ({ status }) => status < messageStatus.completed,
      label: 'Stop sending',
      title: 'Stop “%{name}”?',
      text: 'Not begun yet, so nobody gets it and it is paid back: %{queued} of %{total}. What has begun cannot be called back.',
      done: 'Nothing more begins. What had begun comes to its end.',
      danger: true,
      changes: ['recipients'],
    },
    retry: {
      on: 'record',
      when: message => isOver(message) && (message.failed > 0 || unreadOf(message) > 0),
      initial: ({ name, failed }) => ({ name: nextName(name), to: failed > 0 ? 'failed' : 'unread' }),
      label: 'Send again',
      title: 'Send it again',
      text: 'A new message with the same words, to some of those who were on the list of this one.',
      done: '“%{name}” is on its way',
    },
    test: {
      on: 'page',
      label: 'Test to myself',
      text: 'One message, as it stands, to one phone. It costs as much as any other.',
      done: 'The test is on its way',
    },
  },
  storage: { softReferences: { meetingId: 'meetings' } },
});
export type Message = RecordOf<typeof messages>;
