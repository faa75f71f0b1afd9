import { users } from '../../schema/entities/users.ts';
import { conflict } from '../../schema/errors.ts';
import { eraseAccountFields } from '../../schema/rules/account.ts';
import { say } from '../../schema/words/said.ts';
import { lockNames } from '../db/locks.ts';
import { noteStatement } from '../db/history.ts';
import { heldBy } from '../db/memberships.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { recheck } from '../events/signals.ts';
import { inputOf } from '../handlers/input.ts';
import { isLastOwner, shopName } from '../handlers/memberships.ts';
import { personById, type Person } from '../handlers/peopleRows.ts';
import type { Run, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { forgetAttempts } from './attempts.ts';
import { notPresentPassword, provenPerson } from './provenPerson.ts';
import { samePassword, userName } from './statements.ts';

/** A shop that knows the person; `role` is null in one that they have left. */
type Place = { shop: string; name: string; role: string | null; permissions: string[] | null; isLastOwner: boolean };

/**
 * The person is gone: nobody signs in with this account any more, and nothing in it tells who it was. What a shop has written down of what
 * they did there, with their name, is the shop's own record and stays. Stops with a conflict where somebody is needed.
 */
export const eraseAccount = async (context: RequestContext): Promise<Reply<true>> => {
  const { password } = await inputOf(context, { input: eraseAccountFields });
  const { user, hash, attempts } = await provenPerson(context, password);
  if (!hash) throw notPresentPassword();
  return context.transaction(async run => {
    const [known] = await run([placesOf(user)]);
    const shops = (JSON.parse(known!.rows[0]![0]!) as Place[]).map(({ shop }) => shopName(shop));
    const names = ['administrators', userName(user), ...shops];
    await run([lockNames(names), samePassword(user, hash)]);
    const [again, me] = await run([placesOf(user), personById(user)]);
    if ((JSON.parse(me!.rows[0]![0]!) as Person).isLast) throw conflict(say('platformNeedsAll'));
    const places = JSON.parse(again!.rows[0]![0]!) as Place[];
    const needed = places.find(place => place.isLastOwner);
    if (needed) throw conflict(say('onlyOwner', { shop: needed.name }));
    for (const place of places) await leave(run, context, user, place);
    await run([enterAccount, ...forget(user, context.at), forgetAttempts(attempts), recheck(user)]);
    return data(true);
  });
};

const placesOf = (user: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('shop', s.id, 'name', s.name, 'role', m.role, 'permissions', ${heldBy('m')},
      'isLastOwner', coalesce(${isLastOwner('m', 'u')}, false)) order by s.id), '[]')
    from shop_people p join users u on u.id = p.user_id join shops s on s.id = p.shop_id
    left join memberships m on m.user_id = p.user_id and m.shop_id = p.shop_id where p.user_id = $1`,
  values: [user],
});

/** What is the person's alone goes; that they left stands in the shop's history. */
const leave = (run: Run, { occasion }: RequestContext, user: string, { shop, role, permissions }: Place) =>
  run([
    goOnIn(shop),
    ...(permissions
      ? [noteStatement(users, 'delete', shop, user, { role: [role, null], permissions: [permissions, null] }, occasion)]
      : []),
    ...['calendar_addresses', 'notifications', 'saved_reports'].map(table => ({
      text: `delete from ${table} t where t.shop_id = $1 and t.user_id = $2`,
      values: [shop, user],
    })),
  ]);

/** The row stays, since what was assigned to the person names it. */
const forget = (user: string, at: Date): Statement[] => [
  ...['memberships', 'digests', 'push_subscriptions', 'account_links', 'identities'].map(table => without(table, user)),
  {
    text: `update users set name = '—', email = $3, proved_email = null, mobile_no = null, password_hash = null, approval_pin_hash = null, permissions = '{}',
      mail_topics = '{}', chat_topics = '{}', muted_topics = '{}', wants_digest = false, language = null, disabled_at = $2::timestamptz where id = $1`,
    values: [user, at.toISOString(), `${user}@erased.invalid`],
  },
  without('sessions', user),
];

const without = (table: string, user: string): Statement => ({
  text: `delete from ${table} t where t.user_id = $1`,
  values: [user],
});
