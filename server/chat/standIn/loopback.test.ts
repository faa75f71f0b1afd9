import { expect, it, onTestFinished } from 'vitest';
import type { ChatEvent } from '../../../api/chat/port.ts';
import { chatAccount as account, chatMessage, openChat } from '../../../tests/support/chat.ts';
import type { FaultName } from './faults.ts';
import { eventually } from '../../../tests/support/eventually.ts';

type Options = Parameters<typeof openChat>[0];

const opened = async (options?: Options) => {
  const world = await openChat(options);
  onTestFinished(world.close);
  return world;
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error,
  );
/** Only who is never answered must not wait long: a busy machine answers late. */
const timeoutFor = (error: object) => ('code' in error ? 30_000 : 300);
const statuses = (told: ChatEvent[]) => told.map(event => event.kind === 'status' && event.status);

it('takes a message, and tells what becomes of it under our reference', async () => {
  const { chat, standIn, told } = await opened();
  const { id } = await chat.send(account, chatMessage('919820011001', 'row-5'));
  expect([...standIn.messages.keys()]).toEqual([id]);
  await eventually(() => expect(told.length === 3).toBe(true));
  expect(statuses(told)).toEqual(['sent', 'delivered', 'read']);
  expect(told[0]).toMatchObject({
    phoneNumberId: account.phoneNumberId,
    messageId: id,
    reference: 'row-5',
    billable: true,
    code: null,
  });
  expect(standIn.outbox()).toEqual([
    {
      id,
      at: expect.any(String),
      from: account.phoneNumberId,
      to: '919820011001',
      template: 'order_ready',
      language: 'en',
      media: null,
      header: 'Your order is ready',
      body: 'Dear Asha, your order RA/W-214 is ready and waiting for you at our Andheri shop, any day from 11 am to 8 pm.',
      footer: 'Please bring this message along',
      buttons: ['Call the shop'],
      status: 'read',
      reason: null,
    },
  ]);
});

it.each<[FaultName, number, object]>([
  ['timeoutBefore', 0, { name: 'ChatUnknown' }],
  ['timeoutAfter', 1, { name: 'ChatUnknown' }],
  ['brokenAfter', 1, { name: 'ChatUnknown' }],
  ['gatewayAfter', 1, { name: 'ChatUnknown' }],
  ['tooMany', 0, { code: 130429, retry: 'later' }],
  ['tooFast', 0, { code: 131056, retry: 'later' }],
  ['serverError', 0, { code: 131000, retry: 'later' }],
  ['outOfService', 0, { code: 131016, retry: 'later' }],
  ['blocked', 0, { code: 368, retry: 'never' }],
])('%s: %i accepted, and the sender learns the truth or that nobody knows', async (fault, accepted, error) => {
  const { chat, standIn } = await opened({ faults: { [fault]: 1 }, timeout: timeoutFor(error) });
  expect(await outcome(chat.send(account, chatMessage()))).toMatchObject(error);
  await eventually(() => expect(standIn.messages.size).toBe(accepted));
});

it.each<[FaultName, number]>([
  ['heldBack', 131049],
  ['stopped', 131050],
  ['windowClosed', 131047],
  ['unreachable', 131026],
])('%s: accepted, and told to have failed with %i', async (fault, code) => {
  const { chat, told } = await opened({ faults: { [fault]: 1 } });
  expect(await outcome(chat.send(account, chatMessage()))).toBe('accepted');
  await eventually(() => expect(told.length > 0).toBe(true));
  expect(told).toMatchObject([{ status: 'failed', code, billable: null, reference: 'row-1' }]);
});

it.each([
  ['5550000368', { code: 368 }],
  ['5550000429', { code: 130429 }],
  ['5550000500', { code: 131000 }],
  ['5550000503', { code: 131016 }],
  ['5550000502', { name: 'ChatUnknown' }],
  ['5550000504', { name: 'ChatUnknown' }],
  ['5550000408', { name: 'ChatUnknown' }],
  ['5550131056', { code: 131056 }],
])('a number may ask for its fault: %s', async (number, error) => {
  const { chat } = await opened({ timeout: timeoutFor(error) });
  expect(await outcome(chat.send(account, chatMessage(`91${number}`)))).toMatchObject(error);
});

it('settles what timed out by what it tells afterwards', async () => {
  const { chat, told } = await opened({ faults: { timeoutAfter: 1 }, timeout: 300 });
  await outcome(chat.send(account, chatMessage('919820011001', 'row-8')));
  await eventually(() => expect(told.length === 3).toBe(true));
  expect(told.map(event => event.kind === 'status' && event.reference)).toEqual(['row-8', 'row-8', 'row-8']);
});

it('has templates in two languages, and not all of them approved', async () => {
  const { chat } = await opened();
  const templates = await chat.templates(account);
  expect(templates).toHaveLength(20);
  expect(new Set(templates.map(({ language }) => language))).toEqual(new Set(['en', 'hi']));
  expect(new Set(templates.map(({ status }) => status))).toEqual(new Set(['APPROVED', 'PAUSED']));
  expect(new Set(templates.map(({ id }) => id)).size).toBe(20);
});

it('takes a picture and sends it at the head of a message', async () => {
  const { chat, standIn } = await opened();
  const id = await chat.upload(account, { bytes: new Uint8Array(10), type: 'image/png', name: 'ring.png' });
  const body = { type: 'body', parameters: ['Asha', 'Rings'].map(text => ({ type: 'text', text })) };
  const header = { type: 'header', parameters: [{ type: 'image', image: { id } }] };
  const template = { name: 'new_collection', language: 'hi', components: [header, body] };
  await chat.send(account, { to: '919820011001', reference: 'row-1', template });
  expect(standIn.outbox()).toMatchObject([
    { media: 'image', header: null, body: 'प्रिय Asha, हमारा नया संग्रह आ गया है: Rings। सबसे पहले देखने आइए।' },
  ]);
});

it.each([
  ['of a wrong type', { type: 'image/svg+xml', size: 10 }],
  ['too large', { type: 'image/png', size: 5 * 1024 * 1024 + 1 }],
])('refuses a picture: %s', async (_, { type, size }) => {
  const { chat } = await opened();
  const file = { bytes: new Uint8Array(size), type, name: 'x' };
  expect(await outcome(chat.upload(account, file))).toMatchObject({ code: 131053, retry: 'never' });
});

it('knows nobody without the token', async () => {
  const { environment } = await opened();
  const response = await fetch(`${environment['WHATSAPP_BASE_URL']}/1/messages`, { method: 'POST' });
  expect(response.status).toBe(401);
});

it('tells what people answer and choose', async () => {
  const { chat, standIn, told } = await opened({ pace: { sent: [60_000, 60_000] } });
  const { id } = await chat.send(account, chatMessage());
  standIn.answer(id, 'STOP');
  await eventually(() => expect(told.length === 1).toBe(true));
  standIn.answer(id, 'What does it cost?');
  await eventually(() => expect(told.length === 2).toBe(true));
  standIn.prefer(id, 'resume');
  await eventually(() => expect(told.length === 3).toBe(true));
  expect(told).toMatchObject([
    { kind: 'optOut', from: '919820011001' },
    { kind: 'message', from: '919820011001', text: 'What does it cost?' },
    { kind: 'optIn', from: '919820011001' },
  ]);
});
