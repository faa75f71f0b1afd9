import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Chat } from '../../../api/chat/port.ts';
import type { Clock, Ids } from '../../../api/ports.ts';
import { Random } from '../../demo/random.ts';
import { cloudApiChat } from '../cloudApi.ts';
import { tellByPost } from './courier.ts';
import { fileJournal } from './journal.ts';
import { serveStandIn } from './serve.ts';
import { createStandIn } from './standIn.ts';

export type LocalChat = { chat: Chat; close(): Promise<void> };

/** `webhook`: where it tells of its messages, as soon as that is known. */
type Options = { dataDir: string; webhook: Promise<string>; clock: Clock; ids: Ids };

/** The demo's chat service: the real adapter before a stand-in that takes every message. What it took outlives the process. */
export const openLocalChat = async ({ dataDir, webhook, clock, ids }: Options): Promise<LocalChat> => {
  const [token, appSecret, verifyToken] = [secret(), secret(), secret()];
  const journal = fileJournal(join(dataDir, 'chat', 'messages.jsonl'));
  const random = new Random(randomInt(2 ** 32));
  const standIn = createStandIn({ token, appSecret, tell: tellByPost(webhook), clock, ids, random, journal });
  const { address, close } = await serveStandIn(standIn);
  const chat = cloudApiChat({ baseUrl: address, token, appSecret, verifyToken });
  return { chat: { ...chat, outbox: async () => standIn.outbox(), answer: standIn.answer }, close };
};

const secret = () => randomBytes(32).toString('hex');
