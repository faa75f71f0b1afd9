import type { Chat, ChatEvent, ChatMessage, ChatTemplate } from '../../api/chat/port.ts';
import { Refusal } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';

export const templates: ChatTemplate[] = [
  {
    id: '1',
    name: 'offer',
    language: 'en',
    status: 'APPROVED',
    category: 'MARKETING',
    components: [{ type: 'BODY', text: 'Dear {{1}}, {{2}} off until {{3}}.' }],
  },
  {
    id: '2',
    name: 'picture',
    language: 'en',
    status: 'APPROVED',
    category: 'UTILITY',
    components: [
      { type: 'HEADER', format: 'IMAGE' },
      { type: 'BODY', text: 'New in the shop.' },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'See', url: 'https://shop.test/{{1}}' }] },
    ],
  },
  { id: '3', name: 'rejected', language: 'en', status: 'REJECTED', category: 'MARKETING', components: [] },
  {
    id: '4',
    name: 'plain',
    language: 'en',
    status: 'APPROVED',
    category: 'MARKETING',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'From {{shop}}' },
      { type: 'BODY', text: 'Come and see.' },
    ],
  },
];

export type ScriptedChat = Chat & {
  sent: ChatMessage[];
  /** What happens to each message; by default all are accepted. */
  script: (message: ChatMessage, n: number) => Promise<void> | void;
  uploads: string[];
  templates: Chat['templates'];
};

/** Believes every event of a body signed `good`. */
export const scriptedChat = (): ScriptedChat => {
  const chat: ScriptedChat = {
    sent: [],
    uploads: [],
    script: () => undefined,
    templates: async () => templates,
    async upload(_, { type }) {
      chat.uploads.push(type);
      return `media-${chat.uploads.length}`;
    },
    async send(_, message) {
      const n = chat.sent.push(message);
      await chat.script(message, n);
      return { id: `wamid.${message.reference}` };
    },
    read(body, signature) {
      if (signature !== 'good') throw new Refusal(401, say('wrongSignature'));
      const events = JSON.parse(new TextDecoder().decode(body)) as (ChatEvent & { at: string })[];
      return events.map(event => ({ ...event, at: new Date(event.at) }) as ChatEvent);
    },
    verify: query => (query.get('hub.verify_token') === 'word' ? query.get('hub.challenge') : null),
  };
  return chat;
};
