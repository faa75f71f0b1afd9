import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { ChatEvent } from '../../../api/chat/port.ts';
import { chatAccount as account, chatMessage, openChat } from '../../../tests/support/chat.ts';
import { fileJournal } from './journal.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const file = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-chat-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'chat', 'messages.jsonl');
};
const open = async (path: string, options: Parameters<typeof openChat>[0] = {}) => {
  const world = await openChat({ journal: fileJournal(path), ...options });
  onTestFinished(world.close);
  return world;
};
const statuses = (told: ChatEvent[]) => told.map(event => event.kind === 'status' && event.status);

it('tells after a restart what it had not told before, and nothing that was heard', async () => {
  const path = file();
  const first = await open(path, { pace: { read: [60_000, 60_000] } });
  const { id } = await first.chat.send(account, chatMessage());
  await eventually(() => expect(first.told.length === 2).toBe(true));
  await first.close();
  const journal = fileJournal(path);
  journal.messages[0]!.tellings[2]!.due = 0;
  const second = await open(path, { journal });
  await eventually(() => expect(second.told.length > 0).toBe(true));
  expect(statuses(second.told)).toEqual(['read']);
  expect(second.standIn.messages.has(id)).toBe(true);
});

it('remembers uploads and whom it wrote to', async () => {
  const path = file();
  const first = await open(path);
  const id = await first.chat.upload(account, { bytes: new Uint8Array(1), type: 'image/png', name: 'a.png' });
  await first.chat.send(account, chatMessage());
  await first.close();
  const second = await open(path);
  await expect(second.chat.send(account, chatMessage())).rejects.toMatchObject({ code: 131056 });
  const header = { type: 'header', parameters: [{ type: 'image', image: { id } }] };
  const body = { type: 'body', parameters: ['a', 'b'].map(text => ({ type: 'text', text })) };
  const template = { name: 'new_collection', language: 'en', components: [header, body] };
  expect(await second.chat.send(account, { to: '919820011002', reference: 'r', template })).toEqual({
    id: expect.any(String),
  });
});

it('does without the half line of a process that died, and stays short', async () => {
  const path = file();
  const journal = fileJournal(path);
  const template = { template: 't', language: 'en', category: 'UTILITY' };
  const shown = {
    phoneNumberId: '1',
    to: '2',
    reference: '3',
    media: null,
    header: null,
    body: 'b',
    footer: null,
    buttons: [],
    ...template,
  };
  const message = (n: number, told: boolean) => ({
    ...shown,
    id: `wamid.${n}`,
    at: n,
    tellings: [{ status: 'sent' as const, at: n, due: n, told }],
  });
  for (let n = 0; n < 1_500; n++) journal.write({ accepted: message(n, n !== 3) });
  appendFileSync(path, '{"accepted":{"id":"half');
  const { messages } = fileJournal(path);
  expect([messages.length, messages[0]!.id, messages.at(-1)!.id]).toEqual([1_001, 'wamid.3', 'wamid.1499']);
  expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(1_001);
});
