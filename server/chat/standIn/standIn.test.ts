import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatAccount, chatMessage, chatSecrets, testStandIn } from '../../../tests/support/chat.ts';
import { Random } from '../../demo/random.ts';
import { readWebhook } from '../webhook.ts';
import type { StandIn, StandInOptions } from './standIn.ts';

const start = new Date('2026-11-20T08:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const body = (to: string, template: object = {}) => ({
  messaging_product: 'whatsapp',
  to,
  type: 'template',
  biz_opaque_callback_data: `row of ${to}`,
  template: { ...chatMessage().template, language: { code: 'en' }, ...template },
});
const post = (standIn: StandIn, sent: unknown, phone = chatAccount.phoneNumberId) =>
  standIn.fetch(
    new Request(`http://stand-in.test/v23.0/${phone}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chatSecrets.token}` },
      body: JSON.stringify(sent),
    }),
  );
/** 0 for a message that was accepted, else the code. */
const send = async (standIn: StandIn, to: string, phone?: string) => codeOf(await post(standIn, body(to), phone));
const codeOf = async (response: Response) =>
  response.ok ? 0 : ((await response.json()) as { error: { code: number } }).error.code;
const people = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `9198${20_000_000 + from + n}`);
const sendAll = (standIn: StandIn, to: string[], phone?: string) =>
  Promise.all(to.map(each => send(standIn, each, phone)));
const taken = (codes: number[]) => codes.filter(code => code === 0).length;

it('takes 80 messages a second from a number, and another 80 when the second is over', async () => {
  const standIn = testStandIn();
  const codes = await sendAll(standIn, people(100));
  expect(taken(codes)).toBe(80);
  expect(codes.filter(code => code === 130429)).toHaveLength(20);
  vi.advanceTimersByTime(999);
  expect(await send(standIn, '919830000001')).toBe(130429);
  expect(await send(standIn, '919830000001', 'another number')).toBe(0);
  vi.advanceTimersByTime(1);
  expect(taken(await sendAll(standIn, people(100, 100)))).toBe(80);
});

it('takes one message in 6 seconds for the same person', async () => {
  const standIn = testStandIn();
  expect(await send(standIn, '919820011001')).toBe(0);
  vi.advanceTimersByTime(5_999);
  expect(await send(standIn, '919820011001')).toBe(131056);
  expect(await send(standIn, '919820011002')).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await send(standIn, '919820011001')).toBe(0);
});

it('takes messages to so many people in 24 hours, and says how long that lasts', async () => {
  const standIn = testStandIn({ limits: { peoplePerDay: 50 } });
  expect(taken(await sendAll(standIn, people(60)))).toBe(50);
  vi.advanceTimersByTime(60 * 60_000);
  expect(await send(standIn, people(1)[0]!)).toBe(0);
  const over = await post(standIn, body('919830000001'));
  expect(over.status).toBe(429);
  expect(JSON.parse(over.headers.get('x-business-use-case-usage')!)).toEqual({
    stand_in: [{ type: 'whatsapp', estimated_time_to_regain_access: 23 * 60 }],
  });
  expect(await codeOf(over)).toBe(80007);
  vi.advanceTimersByTime(23 * 60 * 60_000);
  expect(taken(await sendAll(standIn, people(60, 1_000)))).toBe(49);
});

it('has no limit where none is wanted', async () => {
  const standIn = testStandIn({ limits: { perSecond: null, peoplePerDay: null, betweenSame: 0 } });
  expect(taken(await sendAll(standIn, [...people(3_000), ...people(3_000)]))).toBe(6_000);
});

it('does not count what it refuses', async () => {
  const standIn = testStandIn({ faults: { serverError: 1 } });
  expect(taken(await sendAll(standIn, people(100)))).toBe(0);
  standIn.faults.serverError = 0;
  expect(taken(await sendAll(standIn, people(80)))).toBe(80);
});

/** The statuses told of one message, with the second in which they were told. */
const toldOf = async (options: Partial<StandInOptions>) => {
  const told: string[] = [];
  const standIn = testStandIn({
    pace: { answer: [0, 0], sent: [1_000, 1_000], delivered: [2_000, 2_000], read: [4_000, 4_000], readShare: 1 },
    tell: async (bytes, signature) => {
      for (const event of readWebhook(bytes, signature, chatSecrets.appSecret))
        told.push(`${event.kind === 'status' && event.status} ${Math.floor((Date.now() - start.getTime()) / 1_000)}`);
      return true;
    },
    ...options,
  });
  await send(standIn, '919820011001');
  await vi.advanceTimersByTimeAsync(60_000);
  return told;
};

it('tells each step when it has happened', async () =>
  expect(await toldOf({})).toEqual(['sent 1', 'delivered 3', 'read 7']));

it('tells twice, or in disorder, on demand', async () => {
  expect(await toldOf({ faults: { toldTwice: 1 } })).toEqual([
    'sent 1',
    'sent 2',
    'delivered 3',
    'delivered 4',
    'read 7',
    'read 8',
  ]);
  const disorders = await Promise.all(
    [1, 2, 3, 4, 5].map(seed => toldOf({ faults: { toldInDisorder: 1 }, random: new Random(seed) })),
  );
  expect(disorders.map(told => told.toSorted().length)).toEqual([3, 3, 3, 3, 3]);
  expect(disorders.some(told => !told[0]!.startsWith('sent'))).toBe(true);
});

it('tells again until it is heard, with the same signature, and is silent once stopped', async () => {
  const heard: [number, string][] = [];
  const standIn = testStandIn({
    tell: async (_, signature) => {
      heard.push([Math.floor((Date.now() - start.getTime()) / 1_000), signature]);
      return false;
    },
  });
  await send(standIn, '919820011001');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(heard.map(([second]) => second)).toEqual([0, 1, 3, 7, 15]);
  expect(new Set(heard.map(([, signature]) => signature)).size).toBe(1);
  standIn.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toHaveLength(5);
});

it('does the same for the same seed', async () => {
  const run = async (seed: number) => {
    const standIn = testStandIn({ random: new Random(seed), faults: { serverError: 0.3, outOfService: 0.3 } });
    const codes: number[] = [];
    for (const to of people(30)) codes.push(await send(standIn, to));
    return codes;
  };
  expect(await run(7)).toEqual(await run(7));
  expect(await run(7)).not.toEqual(await run(8));
  expect(new Set(await run(7))).toEqual(new Set([0, 131000, 131016]));
});

const parameters = (...texts: string[]) => [{ type: 'body', parameters: texts.map(text => ({ type: 'text', text })) }];
it.each([
  ['a template that does not exist', { name: 'nothing' }, 132001],
  ['a language that it is not in', { language: { code: 'ta' } }, 132001],
  ['a template that is paused', { name: 'monsoon_sale', components: parameters('Asha') }, 132015],
  ['a value too few', { components: parameters('a', 'b') }, 132000],
  ['a value too many', { components: parameters('a', 'b', 'c', 'd') }, 132000],
  ['an empty value', { components: parameters('a', '', 'c') }, 131008],
  ['a line break in a value', { components: parameters('a', 'b\nb', 'c') }, 132018],
  ['values that fill it up', { components: parameters('a', 'b'.repeat(1_024), 'c') }, 132005],
  ['values that are none', { components: 'x' }, 100],
  ['no picture', { name: 'new_collection', components: parameters('a', 'b') }, 132012],
  [
    'nothing for the address of a button',
    {
      name: 'festival_offer',
      components: [
        { type: 'header', parameters: [{ type: 'text', text: 'Diwali' }] },
        ...parameters('a', 'b', 'c'),
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'x' }] },
      ],
    },
    131008,
  ],
  [
    'a picture that was not uploaded',
    {
      name: 'new_collection',
      components: [{ type: 'header', parameters: [{ type: 'image', image: { id: '1' } }] }, ...parameters('a', 'b')],
    },
    131053,
  ],
])('refuses a message: %s', async (_, template, code) =>
  expect(await codeOf(await post(testStandIn(), body('919820011001', template)))).toBe(code),
);

it.each(['98200x1001', '', '12', '+919820011001'])('refuses the number %j', async to =>
  expect(await send(testStandIn(), to)).toBe(131009),
);

it.each([null, [], 'x', {}, { type: 'text', messaging_product: 'whatsapp' }])('refuses %j', async sent =>
  expect(await codeOf(await post(testStandIn(), sent))).toBe(100),
);
