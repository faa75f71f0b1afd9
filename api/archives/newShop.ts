import { newMembership, shopPeople } from '../session/businesses.ts';
import { chooseNumberBeginnings } from '../db/numberBeginnings.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { publishChange, recheck } from '../events/signals.ts';
import type { Ports, Statement } from '../ports.ts';
import { archiveEnded } from '../notifications/notificationEvents.ts';
import { notify } from '../notifications/notify.ts';
import type { InJob } from './inJob.ts';
import { isId } from './check.ts';
import { linesOf, refused, type Source } from './source.ts';
import { advanceArchive, endArchive, expectReached, type Reached, type StoredArchive } from './statements.ts';

type Beginning = { ports: Ports; shop: string; stored: StoredArchive; source: Source; total: number };

/** A shop that is there for nobody yet: it lies in the trash and has no members. Who is who is settled here, once. */
export const beginShop = async ({ ports, shop, stored, source, total }: Beginning): Promise<StoredArchive> => {
  const at = ports.clock.now();
  const madeId = ports.ids.next();
  const told = await peopleIn(source);
  const reached: Reached = { stage: 'files', section: 0 };
  const people = await ports.database.transaction(async run => {
    const [, , , found] = await run([
      enterJob(shop, null),
      expectReached(shop, stored.id, stored.reached),
      enterAccount,
      peopleHere(stored.userId, told),
      hiddenShop(madeId, stored.userId, at),
    ]);
    const known = found!.rows.map(([old, here]) => [old!, here!] as const);
    const here = [...new Set(known.map(([, id]) => id))];
    if (here.length)
      await run([
        shopPeople(
          here.map(user_id => ({ user_id, shop_id: madeId })),
          at,
        ),
      ]);
    const people = Object.fromEntries(known);
    await run([
      enterJob(shop, null),
      { text: setMade, values: [shop, stored.id, madeId, JSON.stringify(people)] },
      advanceArchive(shop, stored.id, { reached, total }),
      publishChange(shop, 'shop_archives', stored.id),
    ]);
    return people;
  });
  return { ...stored, reached, total, madeId, people };
};

const setMade = `update shop_archives a set made_id = $3::uuid, people = $4::jsonb where a.shop_id = $1 and a.id = $2`;

const hiddenShop = (id: string, user: string, at: Date): Statement => ({
  text: `insert into shops (id, tenant_id, name, status, created_at, updated_at, version, deleted_at)
    select $1, u.tenant_id, '', 'Pending', $3::timestamptz, $3::timestamptz, 1, $3::timestamptz from users u where u.id = $2 returning 1`,
  values: [id, user, at.toISOString()],
});

type Told = { id: string; email: string | null; mobileNo: string | null };
const mostPeople = 10_000;

const peopleIn = async (source: Source): Promise<Told[]> => {
  const people: Told[] = [];
  for await (const { text } of linesOf(source, 'people.jsonl', 0)) {
    const row = parsed(text);
    if (!isId(row?.['id']) || people.length >= mostPeople) throw refused('archiveAltered', { name: 'people.jsonl' });
    const textOf = (name: string) => (typeof row[name] === 'string' && row[name] ? row[name] : null);
    people.push({ id: row['id'], email: textOf('email'), mobileNo: textOf('mobileNo') });
  }
  return people;
};

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
};

/** People of the business of whoever brings the shop in, by their e-mail or else by their mobile number. Nobody else is looked for. */
const peopleHere = (user: string, told: readonly Told[]): Statement => ({
  text: `select distinct on (r.id) r.id, u.id from json_to_recordset($2::json) as r(id uuid, email text, "mobileNo" text)
    join users u on lower(u.email) = lower(r.email) or u.mobile_no = r."mobileNo"
    join users me on me.id = $1
    where u.tenant_id = me.tenant_id or exists (select 1 from memberships m join shops s on s.id = m.shop_id
      where m.user_id = u.id and s.tenant_id = me.tenant_id)
    order by r.id, (lower(u.email) = lower(r.email)) desc, u.id`,
  values: [user, JSON.stringify(told)],
});

/** All of it is there: whoever brought it in owns it, and it waits for approval as every new shop does. */
export const openShop = ({ ports, shop, stored }: InJob): Promise<void> =>
  ports.database.transaction(async run => {
    const at = ports.clock.now();
    const { id, userId, madeId } = stored;
    const [, , ended] = await run([
      enterJob(shop, userId),
      expectReached(shop, id, stored.reached),
      endArchive(shop, id, 'completed', at),
      publishChange(shop, 'shop_archives', id),
      recheck(userId),
      enterAccount,
      {
        text: `update shops s set deleted_at = null where s.id = $1 and s.deleted_at is not null`,
        values: [madeId],
      },
      ...newMembership({ user: userId, shop: madeId!, role: 'owner' }, at),
      enterJob(madeId!, userId),
      chooseNumberBeginnings(),
      enterJob(shop, userId),
    ]);
    if (ended!.count) await notify(ports, run, shop, [userId], archiveEnded(stored, madeId!, null));
  });
