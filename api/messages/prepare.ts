import { recipients } from '../../schema/entities/recipients.ts';
import { publishChange } from '../events/signals.ts';
import { insertStatement, type Row } from '../db/write.ts';
import { DatabaseError, type Ids, type Ports, type Statement } from '../ports.ts';
import { costOf } from './afford.ts';
import { inviteByMessage } from '../meetings/invite.ts';
import { bookStatement } from './ledger.ts';
import { listIn, listKey, type KeptList } from './keptList.ts';
import { inShop, type MessageJob } from './message.ts';
import { growing, lockMessages } from './transitionStatement.ts';
import { foundIn, foundStatement, listed, reachedContacts, type Person } from './people.ts';

/** So many come onto a list in one transaction, and so many may come onto it with the message itself. */
export const listSlice = 250;

/**
 * Puts everybody on the message's list, slice by slice, each in a transaction that also moves `prepared`: whoever comes
 * after a crash goes on where it ended, and of two who do it at once one is in vain.
 */
export const prepareList = async (ports: Ports, { shop, id }: MessageJob, signal: AbortSignal): Promise<void> => {
  const bytes = await ports.files.get(listKey(shop, id));
  if (!bytes) throw new Error(`The list of message ${id} is gone`);
  const list = await listIn(bytes);
  for (;;) {
    const [found] = await inShop(ports, shop, [preparationState(shop, id)]);
    const [status, done] = found!.rows[0]!.map(Number);
    if (status !== 0 || done! >= list.ids.length) break;
    if (signal.aborted) return;
    await putSlice(ports, { shop, id, list, done: done! });
  }
  await ports.files.remove(listKey(shop, id));
};

const preparationState = (shop: string, id: string): Statement => ({
  text: 'select m.status, m.prepared from messages m where m.shop_id = $1 and m.id = $2',
  values: [shop, id],
});

type Progress = { shop: string; id: string; list: KeptList; done: number };

const putSlice = async (ports: Ports, { shop, id, list, done }: Progress) => {
  const ids = list.ids.slice(done, done + listSlice);
  const [result] = await inShop(ports, shop, [foundStatement(shop, list, ids)]);
  const people = listed(list, done, ids, foundIn(result!));
  const late = new Set(ids.flatMap((each, n) => (people[n]!.skip && !list.skips[each] ? [people[n]!] : [])));
  const at = ports.clock.now();
  const occasion = { ids: ports.ids, at };
  const amount = costOf(list.price, late.size);
  const back = { kind: 'released', message: id, messages: late.size, amount } as const;
  try {
    await inShop(ports, shop, [
      lockMessages(shop, [id]),
      advance(shop, id, done, { people: ids.length, late: late.size, amount }),
      insertStatement(recipients, shop, recipientRows(ports.ids, id, people, { ...list, late }), at),
      ...(late.size ? [bookStatement(shop, back, occasion)] : []),
      ...(list.invitedTo ? inviteByMessage(ports, shop, list.invitedTo, reachedContacts(people)) : []),
      publishChange(shop, 'messages', id),
    ]);
  } catch (error) {
    // It was cancelled, or another process did this slice.
    if (!(error instanceof DatabaseError && error.code === 'TS409')) throw error;
  }
};

/** `late`: left out although there was money put aside for them. */
const advance = (
  shop: string,
  id: string,
  done: number,
  { people, late, amount }: { people: number; late: number; amount: string },
): Statement => ({
  text: `with moved as (
      update messages m set prepared = m.prepared + $4::integer, queued = m.queued - $5::integer, skipped = m.skipped + $5::integer, cost = m.cost - $6::numeric
      where m.shop_id = $1 and m.id = $2 and m.status = 0 and m.prepared = $3::integer returning m.id)
    select refuse_unless(exists (select 1 from moved), 'TS409', 'message')`,
  values: [shop, id, done, people, late, amount],
});

export const recipientRows = (
  ids: Ids,
  messageId: string,
  people: readonly Person[],
  { price, nextAt, late }: { price: string; nextAt: string; late?: ReadonlySet<Person> },
): Row[] =>
  people.map(person => {
    const { contactId, name, number, variables, skip } = person;
    const isPaidFor = !skip || late?.has(person);
    return {
      id: ids.next(),
      messageId,
      contactId,
      name,
      number,
      variables,
      state: skip ? 'skipped' : 'queued',
      reason: skip,
      attempts: 0,
      nextAt,
      price: isPaidFor ? price : '0',
      billed: skip ? (isPaidFor ? 'released' : 'none') : 'reserved',
    };
  });

/**
 * Of a message that is cancelled before all are on its list: it ends with those who are, and the money for the others comes
 * back. Those left out come first, so that everybody behind them is one of those whom money was put aside for.
 */
export const dropUnprepared = (shop: string, id: string, at: Date): Statement => ({
  text: `with before as (
      select m.total - greatest(m.prepared, m.skipped) as count, m.cost, m.queued from messages m
      where m.shop_id = $1 and m.id = $2 and m.prepared < m.total),
    rest as (select b.count, coalesce(round(b.cost * b.count / nullif(b.queued, 0), 2), 0) as amount from before b),
    dropped as (
      update messages m set total = m.prepared, skipped = least(m.skipped, m.prepared), queued = m.queued - r.count, cost = m.cost - r.amount
      from rest r where m.shop_id = $1 and m.id = $2)
    insert into chat_ledger (shop_id, id, kind, message_id, messages, amount, at)
    select $1, $2::uuid, 'released', $2::uuid, r.count, r.amount, $3::timestamptz from rest r where r.count > 0 ${growing} returning kind`,
  values: [shop, id, at.toISOString()],
});
