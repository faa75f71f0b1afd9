import type { ChatTemplate } from '../../api/chat/port.ts';
import { connectShop, openMessenger, type Messenger } from './messenger.ts';
import { openMeetingShop, type MeetingShop } from './meetings.ts';
import type { ScriptedChat } from './scriptedChat.ts';
import type { TestApi } from './testApi.ts';

const template = (name: string, language: string, components: readonly unknown[]): ChatTemplate => ({
  id: `${name} ${language}`,
  name,
  language,
  status: 'APPROVED',
  category: 'UTILITY',
  components,
});

const button = (url: string) => [
  { type: 'BODY', text: 'Dear {{1}}, come to {{2}}.' },
  { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Answer', url }] },
];

/** `site`: where ours is. */
export const meetingTemplates = (site: string): ChatTemplate[] => [
  template('come', 'en', [{ type: 'BODY', text: 'Dear {{1}}, come to {{2}} on {{3}}. Answer: {{4}}.' }]),
  template('come', 'hi', [{ type: 'BODY', text: 'प्रिय {{1}}, {{2}} में {{3}} को आइए। जवाब: {{4}}।' }]),
  template('press', 'en', button(`${site}/{{1}}`)),
  template('elsewhere', 'en', button('https://elsewhere.example/{{1}}')),
];

export const thing = (field: string) => ({ field, fallback: '' });
/** Of the template `come`. */
export const comeVariables = [thing('name'), thing('meetingTitle'), thing('meetingTime'), thing('meetingLink')];

export type InvitingShop = MeetingShop &
  Pick<Messenger, 'message' | 'ended' | 'recipients' | 'balance'> & { messenger: Messenger };

let numbers = 0;

/** A shop that holds meetings and writes to people. */
export const openInvitingShop = async (api: TestApi): Promise<InvitingShop> => {
  const meetings = await openMeetingShop(api);
  const number = `meetings-${++numbers}-${meetings.shopId.slice(0, 8)}`;
  await connectShop(api.ports, meetings.shopId, { number, balance: '10000.00', perSecond: 0, price: 0.88 });
  const messenger = await openMessenger(api, { shop: meetings });
  const { message, ended, recipients, balance } = messenger;
  return { ...meetings, message, ended, recipients, balance, messenger };
};

/** What a message tells of a meeting, to whoever it goes to. */
export const inviting = (meeting: string, more: Record<string, unknown> = {}) => ({
  templateName: 'come',
  templateLanguage: 'en',
  templateVariables: comeVariables,
  meetingId: meeting,
  ...more,
});

/** The words that went to a number, in their order. */
export const wordsTo = ({ sent }: ScriptedChat, number: string): string[][] =>
  sent
    .filter(({ to }) => to === `91${number}`)
    .map(({ template: { components } }) =>
      (components as { parameters: { text: string }[] }[]).flatMap(({ parameters }) =>
        parameters.map(({ text }) => text),
      ),
    );

/** A personal address as the API takes it. */
export const personalOf = (address: string): string => /([\w-]{22}\?i=[\w-]{44})$/.exec(address)![1]!;
