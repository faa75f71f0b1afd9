import { expect, it } from 'vitest';
import { readWebhook, signatureOf } from './webhook.ts';
import { say } from '../../schema/words/said.ts';

const secret = 'the-secret';
const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const read = (value: unknown) => readWebhook(bytes(value), signatureOf(bytes(value), secret), secret);

const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' };
const payload = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }] }],
});
const status = (more: object) => ({ id: 'wamid.1', timestamp: '1750000000', recipient_id: '919820011001', ...more });
const at = new Date('2025-06-15T15:06:40Z');
const phoneNumberId = '106540352242922';
const known = { kind: 'status', phoneNumberId, messageId: 'wamid.1', at };

const signed = bytes(payload({ statuses: [status({ status: 'sent' })] }));
const right = signatureOf(signed, secret);

it.each([
  ['none', null],
  ['empty', ''],
  ['of another secret', signatureOf(signed, 'another')],
  ['of another body', signatureOf(bytes('{}'), secret)],
  ['cut short', right.slice(0, -1)],
  ['cut to its name', 'sha256='],
  ['without its name', right.slice(7)],
  ['made longer', `${right}0`],
  ['in capitals', right.toUpperCase()],
  ['of another length in bytes', right.replace(/.$/, 'é')],
])('refuses a signature: %s', (_, signature) =>
  expect(() => readWebhook(signed, signature, secret)).toThrow(expect.objectContaining({ status: 401 })),
);

it('takes the right signature, as often as it comes, over the bytes as they were sent', () => {
  const [once, again] = [readWebhook(signed, right, secret), readWebhook(signed, right, secret)];
  expect(once).toEqual(again);
  expect(once).toHaveLength(1);
  const spaced = bytes(` ${new TextDecoder().decode(signed)}`);
  expect(() => readWebhook(spaced, right, secret)).toThrow(expect.objectContaining({ status: 401 }));
});

it('agrees with what Meta would sign', () =>
  expect(signatureOf(bytes('Hello'), 'key')).toBe(
    'sha256=c70b9f4d665bd62974afc83582de810e72a41a58db82c538a9d734c9266d321e',
  ));

it.each(['', 'x', '[]', 'null', '"text"', '{'])('answers 400 to a signed body that is no payload: %j', text =>
  expect(() => read(text)).toThrow(expect.objectContaining({ status: 400 })),
);

it.each([
  ['sent, billable', { status: 'sent', pricing: { billable: true } }, { status: 'sent', billable: true }],
  ['delivered, free', { status: 'delivered', pricing: { billable: false } }, { status: 'delivered', billable: false }],
  ['read, nothing said of money', { status: 'read' }, { status: 'read', billable: null }],
  [
    'with our reference',
    { status: 'read', biz_opaque_callback_data: 'row-7' },
    { status: 'read', billable: null, reference: 'row-7' },
  ],
  [
    'failed',
    { status: 'failed', errors: [{ code: 131049, title: 'x' }] },
    {
      status: 'failed',
      billable: null,
      code: 131049,
      reason: say('whatsApp131049'),
    },
  ],
  ['failed without a code', { status: 'failed' }, { status: 'failed', billable: null, reason: say('whyNotSaid') }],
])('reads a status: %s', (_, told, event) =>
  expect(read(payload({ statuses: [status(told)] }))).toEqual([
    { ...known, reference: null, code: null, reason: null, ...event },
  ]),
);

it.each([
  ['stop', 'optOut'],
  ['resume', 'optIn'],
])('reads what people choose in the settings of WhatsApp: %s', (value, kind) => {
  const preference = { wa_id: '919820011001', category: 'marketing_messages', value, timestamp: 1750000000 };
  expect(read(payload({ user_preferences: [preference] }, 'user_preferences'))).toEqual([
    { kind, phoneNumberId, from: '919820011001', at },
  ]);
});

it.each([
  ['a text', { type: 'text', text: { body: ' Stop. ' } }, 'optOut'],
  ['a text in Hindi', { type: 'text', text: { body: 'बंद करें' } }, 'optOut'],
  ['a button', { type: 'button', button: { text: 'Stop promotions', payload: 'x' } }, 'optOut'],
  ['the payload of a button', { type: 'button', button: { text: 'Enough', payload: 'STOP' } }, 'optOut'],
  [
    'a reply',
    { type: 'interactive', interactive: { type: 'button_reply', button_reply: { title: 'Unsubscribe' } } },
    'optOut',
  ],
  ['a new beginning', { type: 'text', text: { body: 'START' } }, 'optIn'],
])('reads what people answer: %s', (_, message, kind) => {
  const messages = [{ from: '919820011001', id: 'wamid.2', timestamp: '1750000000', ...message }];
  expect(read(payload({ messages }))).toEqual([{ kind, phoneNumberId, from: '919820011001', at }]);
});

it.each([
  ['a text', { type: 'text', text: { body: ' Do you have jhumkas? ' } }, 'Do you have jhumkas?'],
  ['a button', { type: 'button', button: { text: 'I am interested', payload: 'x' } }, 'I am interested'],
  ['a choice of a list', { type: 'interactive', interactive: { list_reply: { title: 'Bangles' } } }, 'Bangles'],
  ['the words below a picture', { type: 'image', image: { caption: 'Like this one' } }, 'Like this one'],
  ['a picture without words', { type: 'image', image: {} }, '(image)'],
  ['a voice message', { type: 'audio', audio: { id: '1' } }, '(audio)'],
])('reads what people write: %s', (_, message, said) => {
  const messages = [{ from: '919820011001', id: 'wamid.3', timestamp: '1750000000', ...message }];
  const contacts = [
    { wa_id: '919820011002', profile: { name: 'Bela' } },
    { wa_id: '919820011001', profile: { name: ' Asha ' } },
  ];
  const told = { kind: 'message', phoneNumberId, messageId: 'wamid.3', from: '919820011001', text: said, at };
  expect(read(payload({ messages, contacts }))).toEqual([{ ...told, name: 'Asha' }]);
  expect(read(payload({ messages }))).toEqual([{ ...told, name: '' }]);
});

it('reads all entries, changes and statuses, each for its number', () => {
  const other = { metadata: { ...metadata, phone_number_id: '2' }, statuses: [status({ status: 'read' })] };
  const { entry } = payload({ statuses: [status({ status: 'sent' }), status({ status: 'delivered' })] });
  const events = read({ object: 'x', entry: [...entry, ...payload(other).entry] });
  expect(events.map(event => [event.phoneNumberId, event.kind === 'status' && event.status])).toEqual([
    [phoneNumberId, 'sent'],
    [phoneNumberId, 'delivered'],
    ['2', 'read'],
  ]);
});

it.each([
  ['nothing', {}],
  ['entries that are none', { entry: 'x' }],
  ['an entry that is none', { entry: [null, 1, { changes: [null, { value: 1 }] }] }],
  ['no number', { entry: [{ changes: [{ value: { statuses: [status({ status: 'sent' })] } }] }] }],
  ['a status that does not exist', payload({ statuses: [status({ status: 'warning' })] })],
  ['a status of no message', payload({ statuses: [{ status: 'sent', timestamp: '1' }] })],
  ['a moment that is none', payload({ statuses: [status({ status: 'sent', timestamp: 'soon' })] })],
  ['another preference', payload({ user_preferences: [{ wa_id: '9', category: 'x', value: 'stop', timestamp: 1 }] })],
  ['a message without an id', payload({ messages: [{ from: '9', timestamp: '1', text: { body: 'Do not stop!' } }] })],
  [
    'a reaction',
    payload({ messages: [{ from: '9', id: 'm', timestamp: '1', type: 'reaction', reaction: { emoji: '👍' } }] }),
  ],
  [
    'words of nothing but spaces',
    payload({ messages: [{ from: '9', id: 'm', timestamp: '1', text: { body: '  ' } }] }),
  ],
])('passes over what says nothing to us: %s', (_, told) => expect(read(told)).toEqual([]));
