import type { Chat, ChatEvent, ChatMessage, ChatStatus } from '../api/chat/port.ts';
import type { Clock, Ids } from '../api/ports.ts';
import { demoTemplatesOf } from '../schema/demoTemplates.ts';
import { Refusal } from '../schema/errors.ts';
import { chatErrorSaid } from '../schema/rules/chatErrors.ts';
import { say } from '../schema/words/said.ts';

type Taken = ChatMessage & { id: string; at: Date };

/** Everything that was accepted, the oldest first. `stop`: nothing more is told. */
export type MemoryChat = Chat & { accepted: Taken[]; stop(): void };

/** The signature under which `memoryChat` believes whatever events it is told, as JSON. */
export const credulousSignature = 'sha256=credulous';

/** Accepts every message; tells afterwards what became of it when there is somebody to `tell`. */
export const memoryChat = (ids: Ids, clock: Clock, tell?: (body: string) => Promise<void>): MemoryChat => {
  const accepted: Taken[] = [];
  const teller = tell ? tellLater(tell, clock) : null;
  return {
    accepted,
    stop: () => teller?.stop(),
    templates: async ({ businessAccountId }) => demoTemplatesOf(businessAccountId),
    upload: async () => ids.next(),
    async send({ phoneNumberId }, message) {
      const taken = { ...message, id: `wamid.${ids.next()}`, at: clock.now() };
      accepted.push(taken);
      for (const { after, status } of fateOf(message.to))
        teller?.expect(after, () => eventOf(phoneNumberId, taken, status, clock.now()));
      return { id: taken.id };
    },
    read(body, signature) {
      if (signature !== credulousSignature) throw new Refusal(401, say('wrongSignature'));
      const events = JSON.parse(new TextDecoder().decode(body)) as (ChatEvent & { at: string | Date })[];
      return events.map(event => ({ ...event, at: new Date(event.at) }));
    },
    verify: query => query.get('hub.challenge'),
  };
};

type Step = { after: number; status: ChatStatus };

/** The same for the same number: a few are not on WhatsApp, some do not look at it today. Milliseconds. */
const fateOf = (to: string): Step[] => {
  const digits = Number(to.slice(-2));
  const sent = 300 + digits * 5;
  if (digits % 20 === 7) return [{ after: sent, status: 'failed' }];
  const delivered = sent + 400 + digits * 20;
  return [
    { after: sent, status: 'sent' },
    { after: delivered, status: 'delivered' },
    ...(digits % 3 ? [{ after: delivered + 1_000 + digits * 60, status: 'read' } as const] : []),
  ];
};

const notThere = 131026;

const eventOf = (phoneNumberId: string, { id, reference }: Taken, status: ChatStatus, at: Date): ChatEvent => ({
  kind: 'status',
  phoneNumberId,
  messageId: id,
  reference,
  status,
  billable: status === 'failed' ? null : true,
  at,
  code: status === 'failed' ? notThere : null,
  reason: status === 'failed' ? chatErrorSaid(notThere) : null,
});

/** What happens within that many milliseconds is told together. */
const gathering = 100;

const tellLater = (tell: (body: string) => Promise<void>, { now }: Clock) => {
  const waiting: { due: number; event: () => ChatEvent }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const round = async () => {
    timer = undefined;
    const [due, later] = [[] as ChatEvent[], [] as typeof waiting];
    for (const each of waiting.splice(0)) {
      if (each.due <= now().getTime()) due.push(each.event());
      else later.push(each);
    }
    waiting.push(...later);
    if (due.length) await tell(JSON.stringify(due));
    plan();
  };
  const plan = () => {
    if (waiting.length && !timer && !stopped) timer = setTimeout(() => void round(), gathering);
  };
  return {
    expect(after: number, event: () => ChatEvent) {
      waiting.push({ due: now().getTime() + after, event });
      plan();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
