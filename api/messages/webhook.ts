import { forbidden } from '../../schema/errors.ts';
import { localMobile, isMobile } from '../../schema/kit/checks.ts';
import { string, yes } from '../../schema/kit/shape.ts';
import { rawBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { parametersIn } from '../crud/parameters.ts';
import type { ChatEvent } from '../chat/port.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { isUuid } from '../db/statement.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Ports, Result, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { applyToNotices } from '../chatNotices/told.ts';
import { keepWritten } from './inbound.ts';
import { applyStatus } from './recipientTransitions.ts';
import { lockMessages } from './transitionStatement.ts';
import { storedSaid } from '../../schema/words/said.ts';

type StatusEvent = Extract<ChatEvent, { kind: 'status' }>;
type WrittenEvent = Extract<ChatEvent, { kind: 'message' }>;
type ChoiceEvent = Exclude<ChatEvent, StatusEvent | WrittenEvent>;

/** What the chat service tells of its own accord. Told twice, too late or of another shop's messages it changes nothing. */
const receive = async (context: RequestContext): Promise<Reply<true>> => {
  const body = await rawBody(context);
  const told = context.ports.chat.read(body, context.request.headers.get('x-hub-signature-256'));
  const events = told.filter(isKeepable);
  const byNumber = Map.groupBy(events, ({ phoneNumberId }) => phoneNumberId);
  const shops = await shopsOf(context.ports, [...byNumber.keys()]);
  const failures: unknown[] = [];
  for (const [number, ofNumber] of byNumber) {
    const shop = shops.get(number);
    if (!shop) continue;
    const written = ofNumber.filter(event => event.kind === 'message');
    await apply(context.ports, shop, ofNumber)
      .then(others => applyToNotices(context.ports, shop, others))
      .catch((error: unknown) => failures.push(error));
    if (written.length) await keepWritten(context.ports, shop, written).catch((error: unknown) => failures.push(error));
  }
  // One shop's failure keeps nothing from the others. Whoever hears of it tells all of it once more.
  if (failures.length) throw failures[0];
  return data(true);
};

/** What the database cannot hold is left out, so that it does not take with it what was told beside it, now and each time it is told again. */
const isKeepable = (event: ChatEvent): boolean =>
  event.at.getUTCFullYear() <= 9_999 &&
  !Object.values(event).some(value => typeof value === 'string' && value.includes('\0'));

const shopsOf = async ({ database }: Ports, numbers: readonly string[]): Promise<Map<string, string>> => {
  const [, found] = await database.batch([
    enterAccount,
    {
      text: 'select n.phone_number_id, n.shop_id from chat_numbers n where n.phone_number_id = any($1::text[])',
      values: [numbers],
    },
  ]);
  return new Map(found!.rows.map(([number, shop]) => [number!, shop!]));
};

/** Returns the statuses of what is none of the shop's messages. */
const apply = (ports: Ports, shop: string, events: readonly ChatEvent[]): Promise<StatusEvent[]> =>
  ports.database.transaction(async run => {
    const statuses = events.filter(event => event.kind === 'status');
    const choices = events.filter((event): event is ChoiceEvent => event.kind === 'optOut' || event.kind === 'optIn');
    const [, found] = await run([enterJob(shop, null), recipientsOf(shop, statuses)]);
    const known = knownRecipients(found!);
    const messages = new Set(known.values().map(({ message }) => message));
    const rowOf = ({ reference, messageId }: StatusEvent) => known.get(reference ?? '') ?? known.get(messageId);
    const told = statuses.flatMap(event => {
      const row = rowOf(event);
      return row ? [applied(ports, shop, row, event)] : [];
    });
    await run([
      lockMessages(shop, [...messages]),
      ...told,
      ...choices.flatMap(event => chosen(ports, shop, event)),
      ...[...messages].map(id => publishChange(shop, 'messages', id)),
    ]);
    return statuses.filter(event => !rowOf(event));
  });

type Known = { id: string; message: string };

/** By our id, and by the one that the chat service gave. */
const recipientsOf = (shop: string, events: readonly StatusEvent[]): Statement => ({
  text: `select q.id, q.message_id, q.provider_id from recipients q where q.shop_id = $1 and (q.id = any($2::uuid[]) or q.provider_id = any($3::text[]))`,
  values: [
    shop,
    events.flatMap(({ reference }) => (reference && isUuid(reference) ? [reference.toLowerCase()] : [])),
    events.map(({ messageId }) => messageId),
  ],
});

const knownRecipients = ({ rows }: Result): Map<string, Known> =>
  new Map(
    rows.flatMap(([id, message, provider]) => {
      const known = { id: id!, message: message! };
      return [[known.id, known], ...(provider ? [[provider, known] as const] : [])] as [string, Known][];
    }),
  );

const applied = ({ clock }: Ports, shop: string, { id, message }: Known, event: StatusEvent): Statement => {
  const { messageId, status, billable } = event;
  const reason = event.reason && storedSaid(event.reason);
  const booking = { shop, id: message, at: clock.now() };
  return applyStatus(booking, { recipient: id, providerId: messageId, status, billable, reason });
};

/** The newest word of a person counts, whichever comes first. */
const chosen = ({ ids }: Ports, shop: string, { kind, from, at }: ChoiceEvent): Statement[] => {
  const number = localMobile(from);
  if (!isMobile(number)) return [];
  const values = [shop, number, at.toISOString()];
  if (kind === 'optIn')
    return [
      {
        text: `update opt_outs o set deleted_at = $3::timestamptz, updated_at = $3::timestamptz, version = o.version + 1
          where o.shop_id = $1 and o.number = $2 and o.deleted_at is null and o.created_at <= $3::timestamptz`,
        values,
      },
    ];
  return [
    {
      text: `insert into opt_outs (shop_id, id, name, number, source, created_at, updated_at)
        select $1, $4::uuid, coalesce((select c.name from contacts c where c.shop_id = $1 and c.mobile_no = $2 and c.deleted_at is null order by c.id limit 1), $2), $2, 'WhatsApp', $3::timestamptz, $3::timestamptz
        where not exists (select 1 from opt_outs o where o.shop_id = $1 and o.number = $2 and (o.deleted_at is null or o.deleted_at >= $3::timestamptz))
        on conflict do nothing returning 1`,
      values: [...values, ids.next()],
    },
  ];
};

/** The chat service asks once whether this address is ours. */
const confirm = async (context: RequestContext): Promise<Reply> => {
  const challenge = context.ports.chat.verify(context.search);
  if (challenge === null) throw forbidden();
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: challenge };
};

const place = { path: 'webhooks/whatsapp', tag: 'Webhooks', access: { to: 'public' } } as const;

export const webhookOperations: Operation[] = [
  {
    ...place,
    id: 'webhooks.whatsapp',
    method: 'POST',
    summary: 'What WhatsApp tells of messages; signed by it',
    handle: replying(yes, receive),
  },
  {
    ...place,
    id: 'webhooks.confirmWhatsapp',
    method: 'GET',
    summary: "WhatsApp's question whether this address is ours",
    query: parametersIn({ 'hub.mode': string, 'hub.verify_token': string, 'hub.challenge': string }),
    handle: sending(['text/plain'], confirm),
  },
];
