import { messages, type Message } from '../../schema/entities/messages.ts';
import { recipients } from '../../schema/entities/recipients.ts';
import { invalid } from '../../schema/errors.ts';
import { listOf, object, uuid, type Shape } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { createStatements } from '../crud/create.ts';
import type { Occasion } from '../db/history.ts';
import { insertStatement, recordStatement, type Row } from '../db/write.ts';
import type { Run, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { recordFields } from '../shapes/records.ts';
import { affords, costOf } from './afford.ts';
import { lockPace } from './claim.ts';
import type { Words } from './draft.ts';
import { invitedTo, inviteByMessage, type InvitedTo } from '../meetings/invite.ts';
import { balanceStatement, bookStatement } from './ledger.ts';
import { messageQueue } from './message.ts';
import { insertFile } from '../recordFiles/calls.ts';
import { naming, storeRecordFile, type StoredRecordFile } from '../recordFiles/store.ts';
import { mayStillSend } from '../subscriptions/held.ts';
import { foundIn, foundStatement, listed, reachedContacts, type PeopleList, type Person } from './people.ts';
import { listBytes, listKey } from './keptList.ts';
import { listSlice, recipientRows } from './prepare.ts';
import { say } from '../../schema/words/said.ts';

export type Queued = Pick<Words, 'account' | 'template' | 'price' | 'meeting'> & {
  name: string;
  /** Null when they differ from person to person. */
  variables: string[] | null;
  to: PeopleList | readonly Person[];
  header: { format: string; text: string | null };
  scheduledAt: Date | null;
  /** The contacts that the call named. */
  contacts?: readonly string[];
  /** At which field it says that the balance is too small. */
  field?: string;
};

export const queuedMessage = object({ ...recordFields(messages), contacts: listOf(uuid) }) as Shape<QueuedMessage>;
export type QueuedMessage = Message & { contacts: string[] };

/**
 * The message, the money put aside, its job, and its recipients or, when they are many, the file from which the job puts
 * them on its list: all of it or nothing. `media`: the header's file, which is a file of the message.
 */
export const queueMessage = async (
  context: RequestContext,
  queued: Queued,
  media: File | null = null,
): Promise<Reply<QueuedMessage>> => {
  const stored = media ? [await storeRecordFile('headerMedia', media, context, { asItIs: true })] : [];
  return naming(context, stored, named => queueWith(context, queued, stored, named));
};

const queueWith = async (
  context: RequestContext,
  queued: Queued,
  stored: readonly StoredRecordFile[],
  named: () => void,
): Promise<Reply<QueuedMessage>> => {
  const { shop, at, ports } = context;
  const id = ports.ids.next();
  const nextAt = (queued.scheduledAt ?? at).toISOString();
  const people = await peopleAtOnce(context, queued.to);
  const row = messageRow(
    id,
    { ...queued, file: stored[0]?.id ?? null },
    people ? people.filter(({ skip }) => skip).length : null,
  );
  const list = people ? null : listKey(shop, id);
  const to = queued.meeting && invitedTo(queued.meeting, ports);
  if (list)
    await ports.files.put(
      list,
      await listBytes({ ...(queued.to as PeopleList), price: queued.price, nextAt, invitedTo: to }),
    );
  const files = stored.map(file => insertFile(messages, context, id, file, { position: '1' }));
  let kept = false;
  try {
    return await context.change(async run => {
      const reply = await keep(run, context, { queued, row, people, files, nextAt, to });
      kept = true;
      named();
      return reply;
    });
  } finally {
    if (list && !kept) await ports.files.remove(list);
  }
};

type Ready = {
  queued: Queued;
  row: ReturnType<typeof messageRow>;
  people: readonly Person[] | null;
  /** Keep the header's file. */
  files?: readonly Statement[];
  nextAt: string;
  to: InvitedTo | null;
};
type Keeping = Pick<RequestContext, 'shop' | 'at' | 'ports'> & { occasion: Occasion };

/** The id of a message to these people, which is paid for and queued in the transaction of `run`, within the shop. Throws where the balance is too small. */
export const keepMessage = async (
  run: Run,
  keeping: Keeping,
  queued: Queued & { to: readonly Person[] },
): Promise<string> => {
  const leftOut = queued.to.filter(({ skip }) => skip).length;
  const row = messageRow(keeping.ports.ids.next(), { ...queued, file: null }, leftOut);
  await keep(run, keeping, { queued, row, people: queued.to, nextAt: keeping.at.toISOString(), to: null });
  return row.id;
};

const keep = async (
  run: Run,
  { shop, at, ports, occasion }: Keeping,
  { queued, row, people, files = [], nextAt, to }: Ready,
): Promise<Reply<QueuedMessage>> => {
  const { id } = row;
  await mayStillSend(run, { shop, at }, row.queued, queued.field ?? 'contacts');
  await run([lockPace(shop, queued.account.phoneNumberId)]);
  await mustAfford(run, shop, row.cost, queued.field);
  await run(createStatements(messages, shop, [row], occasion));
  const reserved = { kind: 'reserved', message: id, messages: row.queued, amount: row.cost } as const;
  await run([
    ...files,
    ...(people
      ? [insertStatement(recipients, shop, recipientRows(ports.ids, id, people, { ...queued, nextAt }), at)]
      : []),
    ...(people && to ? inviteByMessage(ports, shop, to, reachedContacts(people)) : []),
    bookStatement(shop, reserved, { ids: ports.ids, at }),
  ]);
  // A long list is made at once, whenever the message is to go out.
  await ports.jobs.enqueue(run, messageQueue, { shop, id, turn: 0 }, (people && queued.scheduledAt) ?? undefined);
  const [made] = await run([recordStatement(messages, shop, id)]);
  return data({ ...(JSON.parse(made!.rows[0]![0]!) as Message), contacts: [...(queued.contacts ?? [])] }, 201);
};

/** Null when they are too many for one transaction. */
const peopleAtOnce = async (context: RequestContext, to: Queued['to']): Promise<readonly Person[] | null> => {
  if (!('ids' in to)) return to;
  if (to.ids.length > listSlice) return null;
  const [found] = await context.batch([foundStatement(context.shop, to, to.ids)]);
  return listed(to, 0, to.ids, foundIn(found!));
};

const messageRow = (
  id: string,
  { name, template, variables, to, price, header, scheduledAt, meeting, file }: Queued & { file: string | null },
  leftOut: number | null,
) => {
  const total = 'ids' in to ? to.ids.length : to.length;
  const skipped = leftOut ?? ('ids' in to ? Object.keys(to.skips).length : 0);
  const none = { sending: 0, unknown: 0, sent: 0, delivered: 0, read: 0, failed: 0, canceled: 0 };
  return {
    id,
    name,
    status: 0,
    templateName: template.name,
    templateLanguage: template.language,
    templateVariables: variables ?? [],
    components: template.components,
    category: template.category,
    headerFormat: header.format,
    headerText: header.text,
    headerMedia: file,
    mediaId: null,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    meetingId: meeting?.id ?? null,
    ...none,
    total,
    prepared: leftOut === null ? 0 : total,
    queued: total - skipped,
    skipped,
    cost: costOf(price, total - skipped),
    charged: 0,
    turn: 0,
  } satisfies Row;
};

/** The number's lock is held, so that two messages do not spend the same money. */
const mustAfford = async (run: Run, shop: string, cost: string, field = 'contacts') => {
  const [found] = await run([balanceStatement(shop)]);
  const balance = found!.rows[0]![0]!;
  if (affords(balance, cost)) return;
  throw invalid({ [field]: say(field === 'contacts' ? 'tooExpensiveForAll' : 'tooExpensive', { cost, balance }) });
};
