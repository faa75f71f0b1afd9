import type { ChatStatus, SentMessage } from '../../../api/chat/port.ts';
import { chatErrorSaid } from '../../../schema/rules/chatErrors.ts';
import type { Courier } from './courier.ts';
import type { Journal } from './journal.ts';
import type { Accepted, Telling } from './message.ts';
import { statusesPayload } from './payloads.ts';

/** What is told within that many milliseconds goes together, as Meta does it. */
const gathering = 20;
const mostTogether = 100;
/** The oldest are forgotten. */
const most = 100_000;

type Due = { message: Accepted; telling: Telling };

/** Everything that was accepted, and the telling of what becomes of it. */
export const postOffice = (journal: Journal, { after, tell }: Courier, now: () => number) => {
  const messages = new Map<string, Accepted>();
  const due: Due[] = [];

  const tellTogether = () => {
    const together = due.splice(0, mostTogether);
    if (due.length) after(0, tellTogether);
    for (const [number, told] of Map.groupBy(together, ({ message }) => message.phoneNumberId))
      tell(statusesPayload(number, told), () => told.forEach(markTold));
  };
  const markTold = ({ message, telling }: Due) => {
    telling.told = true;
    journal.write({ told: message.id, telling: message.tellings.indexOf(telling) });
  };
  const expect = (message: Accepted) => {
    messages.set(message.id, message);
    if (messages.size > most) messages.delete(messages.keys().next().value!);
    for (const telling of message.tellings.filter(({ told }) => !told))
      after(Math.max(0, telling.due - now()), () => {
        if (due.push({ message, telling }) === 1) after(gathering, tellTogether);
      });
  };
  journal.messages.forEach(expect);

  return {
    messages,
    accept(message: Accepted) {
      journal.write({ accepted: message });
      expect(message);
    },
    outbox: (): SentMessage[] =>
      [...messages.values()]
        .slice(-50)
        .reverse()
        .map(message => shown(message, now())),
  };
};

const rank: readonly ChatStatus[] = ['sent', 'delivered', 'read', 'failed'];

const shown = (message: Accepted, now: number): SentMessage => {
  const { id, phoneNumberId: from, to, template, language, media, header, body, footer, buttons, tellings } = message;
  const happened = tellings.filter(({ at }) => at <= now);
  const status = rank.findLast(each => happened.some(telling => telling.status === each)) ?? 'accepted';
  const code = happened.find(telling => telling.code !== undefined)?.code;
  const reason = code === undefined ? null : chatErrorSaid(code);
  const at = new Date(message.at).toISOString();
  return { id, at, from, to, template, language, media, header, body, footer, buttons, status, reason };
};
