import { type Chat, type ChatAccount, ChatRefusal, type ChatTemplate, ChatUnknown } from '../../api/chat/port.ts';
import { graphOf, type GraphOptions } from './graph.ts';
import { readWebhook } from './webhook.ts';
import { say } from '../../schema/words/said.ts';

export type CloudApiOptions = GraphOptions & {
  /** Signs what is told to our webhook. */
  appSecret: string;
  /** The word that Meta shows to prove that it is Meta that calls. */
  verifyToken: string;
};

/** A page of templates, and more pages than any account may have of them. */
const pageSize = 250;
const mostPages = 100;

/** Meta's WhatsApp Cloud API, or whoever speaks its language at that address. */
export const cloudApiChat = (options: CloudApiOptions): Chat => {
  const graph = graphOf(options);
  return {
    templates: account => definite(() => allTemplates(graph, account)),
    upload: ({ phoneNumberId }, { bytes, type, name }) =>
      definite(async () => {
        const form = new FormData();
        form.set('messaging_product', 'whatsapp');
        form.set('type', type);
        form.set('file', new File([new Uint8Array(bytes)], name, { type }));
        return idOf(await graph('POST', `${encodeURIComponent(phoneNumberId)}/media`, form));
      }),
    async send({ phoneNumberId }, { to, template, reference }, signal) {
      const { name, language, components } = template;
      const body = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: { name, language: { policy: 'deterministic', code: language }, components },
        biz_opaque_callback_data: reference,
      };
      const { messages } = await graph('POST', `${encodeURIComponent(phoneNumberId)}/messages`, body, signal);
      return { id: idOf((messages as unknown[] | undefined)?.[0]) };
    },
    read: (body, signature) => readWebhook(body, signature, options.appSecret),
    verify: query =>
      query.get('hub.mode') === 'subscribe' && query.get('hub.verify_token') === options.verifyToken
        ? query.get('hub.challenge')
        : null,
  };
};

/** An answer without an id accepted something, but nobody can say what. */
const idOf = (told: unknown): string => {
  const id = (told as { id?: unknown } | undefined)?.id;
  if (typeof id === 'string' && id) return id;
  throw new ChatUnknown('An answer without an id');
};

type TemplatePage = { data?: unknown; paging?: { cursors?: { after?: string }; next?: string } };

const allTemplates = async (graph: ReturnType<typeof graphOf>, { businessAccountId }: ChatAccount) => {
  const found: ChatTemplate[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const query = new URLSearchParams({ fields: 'id,name,language,status,category,components', limit: `${pageSize}` });
    if (after) query.set('after', after);
    const path = `${encodeURIComponent(businessAccountId)}/message_templates?${query}`;
    const { data, paging }: TemplatePage = await graph('GET', path);
    if (!Array.isArray(data)) throw new ChatUnknown('A list of templates that is none');
    found.push(...(data as MetaTemplate[]).map(plainTemplate));
    const last = after;
    // The address in `next` holds the access token: only the cursor is followed.
    after = paging?.next ? paging.cursors?.after : undefined;
    if (!after || after === last) break;
  }
  return found;
};

/** Some templates come without components; all come with more than is of use here. */
type MetaTemplate = Omit<ChatTemplate, 'components'> & { components?: readonly unknown[] };

const plainTemplate = ({ id, name, language, status, category, components }: MetaTemplate): ChatTemplate => ({
  id,
  name,
  language,
  status,
  category,
  components: components ?? [],
});

/** What changes nothing that a person sees may be asked again when nobody knows what became of it. */
const definite = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChatUnknown)) throw error;
    throw new ChatRefusal(say('whatsAppSilent'), 0, 'later');
  }
};
