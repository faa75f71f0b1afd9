import type { Clock } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { anything, listOf, object, string } from '../../schema/kit/shape.ts';
import { jsonText } from '../shapes/inputs.ts';
import type { Chat, ChatAccount, ChatTemplate } from './port.ts';

const minute = 60_000;

type Kept = { at: number; templates: Promise<ChatTemplate[]> };
const kept = new WeakMap<Chat, Map<string, Kept>>();

/** An account's templates, at most a minute old; who asks meanwhile shares the one answer. A failure is not kept. */
export const recentTemplates = (
  { chat, clock }: { chat: Chat; clock: Clock },
  account: ChatAccount,
): Promise<ChatTemplate[]> => {
  const accounts = kept.get(chat) ?? new Map<string, Kept>();
  kept.set(chat, accounts);
  const now = clock.now().getTime();
  const known = accounts.get(account.businessAccountId);
  if (known && now - known.at < minute) return known.templates;
  const asked: Kept = { at: now, templates: chat.templates(account) };
  accounts.set(account.businessAccountId, asked);
  asked.templates.catch(() => {
    if (accounts.get(account.businessAccountId) === asked) accounts.delete(account.businessAccountId);
  });
  return asked.templates;
};

const template = object({
  name: string,
  language: string,
  status: string,
  category: string,
  components: listOf(anything),
});
export const templatesText = jsonText(object({ data: listOf(template) }));

/** As the client reads it: JSON text, whose `data` is the list. */
export const templatesReply = (templates: readonly ChatTemplate[]): Reply<string> =>
  data(
    JSON.stringify({
      data: templates.map(({ name, language, status, category, components }) => ({
        name,
        language,
        status,
        category,
        components,
      })),
    }),
  );
