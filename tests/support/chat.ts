import type { Chat, ChatEvent } from '../../api/chat/port.ts';
import { cloudApiChat } from '../../server/chat/cloudApi.ts';
import { serveStandIn } from '../../server/chat/standIn/serve.ts';
import { createStandIn, type StandIn, type StandInOptions } from '../../server/chat/standIn/standIn.ts';
import { systemClock } from '../../server/clock.ts';
import { Random } from '../../server/demo/random.ts';
import { uuidv7Ids } from '../../server/ids.ts';

/** What the adapter and the stand-in know of one another. */
export const chatSecrets = { token: 'test-token', appSecret: 'test-secret', verifyToken: 'test-word' };
export const chatAccount = { phoneNumberId: '106540352242922', businessAccountId: '102290129340398' };

/** A stand-in that answers at once and tells at once, without a port. */
export const testStandIn = (options: Partial<StandInOptions> = {}): StandIn =>
  createStandIn({
    ...chatSecrets,
    tell: async () => true,
    clock: systemClock,
    ids: uuidv7Ids(systemClock),
    random: new Random(1),
    ...options,
    pace: { answer: [0, 0], sent: [0, 0], delivered: [0, 0], read: [0, 0], readShare: 1, ...options.pace },
  });

export type ChatWorld = {
  chat: Chat;
  standIn: StandIn;
  /** What the adapter reads in the webhooks that were posted so far. */
  told: ChatEvent[];
  /** What the adapter's environment is for another process. */
  environment: Record<string, string>;
  /** Takes no more calls; resolves once the last one that came has ended. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
};

/** The real adapter before a stand-in on a port of its own. `timeout`: the adapter's, in milliseconds. */
export const openChat = async ({
  timeout = 30_000,
  ...options
}: Partial<StandInOptions> & { timeout?: number } = {}): Promise<ChatWorld> => {
  const told: ChatEvent[] = [];
  const standIn = testStandIn({
    ...options,
    async tell(body, signature) {
      if (options.tell && !(await options.tell(body, signature))) return false;
      told.push(...chat.read(body, signature));
      return true;
    },
  });
  const { address, hangUp, close } = await serveStandIn(standIn);
  const chat = cloudApiChat({ ...chatSecrets, baseUrl: address, timeout });
  const { token, appSecret, verifyToken } = chatSecrets;
  const environment = {
    WHATSAPP_BASE_URL: address,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  };
  return { chat, standIn, told, environment, hangUp, close };
};

/** A message that the stand-in accepts. */
export const chatMessage = (to = '919820011001', reference = 'row-1') => ({
  to,
  reference,
  template: {
    name: 'order_ready',
    language: 'en',
    components: [
      { type: 'body', parameters: ['Asha', 'RA/W-214', 'Andheri'].map(text => ({ type: 'text', text })) },
    ] as readonly unknown[],
  },
});
