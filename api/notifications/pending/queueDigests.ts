import { enterAccount } from '../../db/transactionContext.ts';
import { queueLetter } from '../../mail/job.ts';
import type { Ports, Statement } from '../../ports.ts';

/** A letter for each person of the shop who wants one each morning, once a day, about what came since the last one. */
export const queueDigests = async (ports: Ports, shop: string, day: string): Promise<void> => {
  const at = ports.clock.now();
  await ports.database.transaction(async run => {
    const [, found] = await run([enterAccount, takeStatement(shop, day, at)]);
    for (const [user, since] of found!.rows)
      await queueLetter(ports, run, {
        letter: 'digest',
        user: user!,
        shop,
        since: since ?? before(at),
        until: at.toISOString(),
      });
  });
};

const aDay = 24 * 60 * 60_000;
const before = (at: Date) => new Date(at.getTime() - aDay).toISOString();

/** The first to come takes the day: whose it is, and up to when they know. */
const takeStatement = (shop: string, day: string, at: Date): Statement => ({
  text: `with known as materialized (select d.user_id, d.until from digests d where d.shop_id = $1),
    taken as (
      insert into digests as d (user_id, shop_id, day, until)
      select u.id, $1, $2::date, $3::timestamptz from memberships m join users u on u.id = m.user_id
      where m.shop_id = $1 and u.wants_digest and u.disabled_at is null order by u.id
      on conflict (user_id, shop_id) do update set day = excluded.day, until = excluded.until where d.day < excluded.day
      returning d.user_id)
    select t.user_id, to_char(k.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from taken t left join known k on k.user_id = t.user_id`,
  values: [shop, day, at.toISOString()],
});
