import { enquiries } from '../../schema/entities/enquiries.ts';
import { isMobile, localMobile } from '../../schema/kit/checks.ts';
import { longestWish } from '../../schema/rules/enquiries.ts';
import { longestRemark } from '../../schema/rules/remarks.ts';
import type { ChatEvent } from '../chat/port.ts';
import { createStatements } from '../crud/create.ts';
import { lockNames } from '../db/locks.ts';
import { cameAtFirst, mentioned } from '../db/pendingNotifications.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import type { Ports, Run, Secrets, Statement } from '../ports.ts';
import { remarkStatement } from '../remarks/remarks.ts';

type Written = Extract<ChatEvent, { kind: 'message' }>;
/** `mobileNo`: null of a number abroad, which stands in the name. */
type Wish = { id: string; at: Date; text: string; name: string; mobileNo: string | null };

/**
 * What people write to the shop: a remark on their open enquiry, else a new enquiry. Told twice it is kept once. A colleague who answers a
 * notice asks for nothing: of them only what belongs to an enquiry of theirs is kept.
 */
export const keepWritten = (ports: Ports, shop: string, events: readonly Written[]): Promise<void> => {
  const wishes = events.map(event => wishOf(ports.secrets, shop, event));
  const people = wishes.map(({ name, mobileNo }) => `whatsapp ${shop} ${mobileNo ?? name}`);
  return ports.database.transaction(async run => {
    const numbers = wishes.flatMap(({ mobileNo }) => mobileNo ?? []);
    const [, found, , , wanted] = await run([
      enterAccount,
      colleaguesAmong(shop, numbers),
      enterJob(shop, null),
      lockNames(people),
      wantsEnquiries(shop),
    ]);
    if (!wanted!.rows.length) return;
    const colleagues = new Set(found!.rows.map(([number]) => number));
    for (const wish of wishes) await keepOne(ports, run, shop, { ...wish, isColleague: colleagues.has(wish.mobileNo) });
  });
};

const keepOne = async (ports: Ports, run: Run, shop: string, wish: Wish & { isColleague: boolean }): Promise<void> => {
  const [kept, known, open] = await run([isKept(shop, wish.id), nameOf(shop, wish), openEnquiry(shop, wish)]);
  if (kept!.rows.length) return;
  const name = known!.rows[0]?.[0] ?? wish.name;
  const [enquiry, assignee] = open!.rows[0] ?? [];
  if (!enquiry && wish.isColleague) return;
  await run(enquiry ? goOn(shop, enquiry, assignee ?? null, { ...wish, name }) : begin(ports, shop, { ...wish, name }));
};

const goOn = (shop: string, enquiry: string, assignee: string | null, { id, at, text, name }: Wish): Statement[] => [
  remarkStatement(enquiries, shop, enquiry, { id, text, at, fromDesk: false, isInternal: false }, name),
  ...(assignee ? mentioned(enquiries, shop, enquiry, [assignee], at) : cameAtFirst(enquiries, shop, [enquiry], at)),
  publishChange(shop, 'remarks'),
];

const begin = ({ ids, clock }: Ports, shop: string, { id, text, name, mobileNo }: Wish): Statement[] => [
  ...createStatements(enquiries, shop, [{ id, name, mobileNo, wish: text, source: 'whatsapp' }], {
    ids,
    at: clock.now(),
  }),
  publishChange(shop, enquiries.name, id),
];

/** As much as a wish and a remark both hold. */
const longest = Math.min(longestWish, longestRemark);

const wishOf = (secrets: Secrets, shop: string, { from, name, text, at, messageId }: Written): Wish => {
  const local = localMobile(from);
  const mobileNo = isMobile(local) ? local : null;
  const known = name.slice(0, 80);
  return {
    id: idOf(at, secrets.digest(`${shop} ${messageId}`)),
    at,
    text: text.length > longest ? `${text.slice(0, longest - 1)}…` : text,
    name: mobileNo ? known || mobileNo : `${known} +${from}`.trim(),
    mobileNo,
  };
};

/** The same for the same message, however often it is told: a UUIDv7 of its time and a digest. */
const idOf = (at: Date, digest: string): string => {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-8${digest.slice(3, 6)}-${digest.slice(6, 18)}`;
};

/** Who works in the shop, by number. */
const colleaguesAmong = (shop: string, numbers: readonly string[]): Statement => ({
  text: `select u.mobile_no from memberships m join users u on u.id = m.user_id where m.shop_id = $1 and u.mobile_no = any($2::text[])`,
  values: [shop, numbers],
});

const wantsEnquiries = (shop: string): Statement => ({
  text: 'select 1 from shops s where s.shop_id = $1 and s.whatsapp_enquiries',
  values: [shop],
});

const isKept = (shop: string, id: string): Statement => ({
  text: `select 1 from enquiries e where e.shop_id = $1 and e.id = $2 union all select 1 from remarks m where m.shop_id = $1 and m.id = $2`,
  values: [shop, id],
});

/** As the shop knows them, rather than as they call themselves. */
const nameOf = (shop: string, { mobileNo }: Wish): Statement => ({
  text: `select c.name from contacts c where c.shop_id = $1 and c.mobile_no = $2 and c.deleted_at is null order by c.id limit 1`,
  values: [shop, mobileNo],
});

/** The newest one of theirs that is waiting or under way. */
const openEnquiry = (shop: string, { mobileNo, name }: Wish): Statement => ({
  text: `select e.id, e.assignee_id from enquiries e join enquiry_statuses s on s.shop_id = $1 and s.id = e.status_id
    where e.shop_id = $1 and e.deleted_at is null and s.meaning in ('waiting', 'active')
      and ${mobileNo ? 'e.mobile_no = $2' : 'e.mobile_no is null and e.name = $2'} order by e.id desc limit 1`,
  values: [shop, mobileNo ?? name],
});
