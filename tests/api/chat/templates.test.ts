import { expect, it, vi } from 'vitest';
import { memoryChat } from '../../../mocks/chat.ts';
import { fixedClock } from '../../../server/clock.ts';
import { uuidv7Ids } from '../../../server/ids.ts';
import { recentTemplates, templatesReply } from '../../../api/chat/templates.ts';

const account = { phoneNumberId: '1', businessAccountId: '2' };

const asking = () => {
  const clock = fixedClock('2026-11-20T08:00:00Z');
  const chat = memoryChat(uuidv7Ids(clock), clock);
  const asked = vi.spyOn(chat, 'templates');
  return { clock, asked, ask: (of = account) => recentTemplates({ chat, clock }, of) };
};

it('asks once a minute for an account, however many ask here', async () => {
  const { clock, asked, ask } = asking();
  const [one, other] = await Promise.all([ask(), ask()]);
  clock.advance(59_999);
  expect([one, await ask()]).toEqual([other, one]);
  expect(asked).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks for each account', async () => {
  const { asked, ask } = asking();
  await ask();
  await ask({ ...account, businessAccountId: '3' });
  expect(asked.mock.calls.map(([{ businessAccountId }]) => businessAccountId)).toEqual(['2', '3']);
});

it('asks again after a failure', async () => {
  const { asked, ask } = asking();
  asked.mockRejectedValueOnce(new Error('down'));
  await expect(ask()).rejects.toThrow('down');
  expect(await ask()).not.toEqual([]);
});

it('C-31 replies with JSON text whose data is the list, as Meta names its parts', async () => {
  const { ask } = asking();
  const { status, body } = templatesReply(await ask());
  const { data } = JSON.parse(body as string) as { data: unknown };
  expect(status).toBe(200);
  expect(data).toBeTypeOf('string');
  const { data: list } = JSON.parse(data as string) as { data: Record<string, unknown>[] };
  expect(list.length).toBeGreaterThan(5);
  for (const template of list)
    expect(Object.keys(template)).toEqual(['name', 'language', 'status', 'category', 'components']);
});
