import { notFound } from '../../schema/errors.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { recheckMine, recheckPersonOf } from '../events/signals.ts';
import { isUuid } from '../db/statement.ts';
import type { Run, Statement } from '../ports.ts';
import { forgetDevice } from '../push/subscriptions.ts';
import { data, dataText, type Reply } from '../reply.ts';
import { emailKey } from './credentials.ts';
import { knownBrowser } from './knownBrowser.ts';
import type { Ended, Me, SessionLine, SignedIn } from './shapes.ts';
import { personStatement } from './statements.ts';
import { say } from '../../schema/words/said.ts';

const sessionLength = 30 * 24 * 60 * 60 * 1_000;
/** Enough to tell one browser from another. */
const longestAgent = 255;

/** `run`: the transaction, where it goes on. */
type Opening = { length?: number; run?: Run };

/** Signs the person in, in one transaction with what goes along with it. */
export const openSession = async (
  context: RequestContext,
  user: string,
  also: readonly Statement[] = [],
  { length = sessionLength, run = context.ports.database.batch }: Opening = {},
): Promise<Reply<SignedIn>> => {
  const { ports } = context;
  const token = ports.secrets.token();
  const digest = ports.secrets.digest(token);
  const statements = [
    enterAccount,
    ...also,
    ...endedBy(context),
    newSession(context, digest, user, length),
    personStatement(digest, context.at),
  ];
  const person = JSON.parse((await run(statements)).at(-1)!.rows[0]![0]!) as Me;
  context.person = user;
  context.hasSignedIn = true;
  const reply = data<SignedIn>({ token, hasAccount: true, ...person });
  return { ...reply, headers: { ...reply.headers, ...knownBrowser(ports, emailKey(person.user.email)) } };
};

const newSession = (
  { ports, request, address, at }: RequestContext,
  digest: string,
  user: string,
  length: number,
): Statement => ({
  text: `insert into sessions (token_digest, id, user_id, user_agent, address, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)`,
  values: [
    digest,
    ports.ids.next(),
    user,
    request.headers.get('user-agent')?.slice(0, longestAgent) ?? null,
    address || null,
    at.toISOString(),
    new Date(at.getTime() + length).toISOString(),
  ],
});

/** The one that this browser still had, whoever's it was: nobody could end it any more who does not know of it. */
const endedBy = ({ session }: RequestContext): Statement[] =>
  session ? [forgetDevice(session), recheckPersonOf(session), endSession(session)] : [];

const endSession = (session: string): Statement => ({
  text: 'delete from sessions where token_digest = $1',
  values: [session],
});

/** All of a person's but the one given. */
export const endSessions = (user: string, but = ''): Statement => ({
  text: 'delete from sessions where user_id = $1 and token_digest <> $2',
  values: [user, but],
});

/** Outside of the person's own transaction, in which somebody who only looks could not end their session. */
export const signOut = async (context: RequestContext): Promise<Reply<true>> => {
  const { session, ports } = context;
  await context.authorize();
  await ports.database.batch([enterAccount, forgetDevice(session), recheckPersonOf(session), endSession(session)]);
  return data(true);
};

export const whoAmI = async (context: RequestContext): Promise<Reply<Me>> => {
  const [person] = await context.batch([personStatement(context.session, context.at)]);
  return dataText(person!.rows[0]![0]!);
};

/** Whose session `$1` is. */
const person = '(select user_id from sessions where token_digest = $1)';

/** Many come as the one who only looks: strangers to each other. */
const isShared = `(select u.reads_only from users u where u.id = ${person})`;

export const listSessions = async (context: RequestContext): Promise<Reply<SessionLine[]>> => {
  const [found] = await context.batch([
    {
      text: `select coalesce(json_agg(s), '[]') from (select id, user_agent as "userAgent", address,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", token_digest = $1 as current
        from sessions where user_id = ${person} and expires_at > $2::timestamptz and (token_digest = $1 or not ${isShared})
        order by token_digest <> $1, created_at desc) s`,
      values: [context.session, context.at.toISOString()],
    },
  ]);
  return dataText(found!.rows[0]![0]!);
};

export const endOneSession = async (context: RequestContext): Promise<Reply<Ended>> => {
  const id = context.parameter('id');
  if (!isUuid(id)) throw notFound(say('session'));
  const ended = { text: `delete from sessions where id = $2 and user_id = ${person}`, values: [context.session, id] };
  const [done] = await context.batch([ended, recheckMine]);
  if (!done!.count) throw notFound(say('session'));
  context.accessed = 'sessionsEnded';
  return data({ ended: done!.count });
};

export const endOtherSessions = async (context: RequestContext): Promise<Reply<Ended>> => {
  const others = `delete from sessions where user_id = ${person} and token_digest <> $1`;
  const [ended] = await context.batch([{ text: others, values: [context.session] }, recheckMine]);
  if (ended!.count) context.accessed = 'sessionsEnded';
  return data({ ended: ended!.count });
};
