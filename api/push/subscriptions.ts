import { invalid } from '../../schema/errors.ts';
import { json, text } from '../../schema/kit/kinds.ts';
import { described, listOf, maybe, object, oneOf, string, type Of } from '../../schema/kit/shape.ts';
import { topics, type NotificationTopic } from '../../schema/rules/notifications.ts';
import type { RequestContext } from '../requestContext.ts';
import { inputOf } from '../handlers/input.ts';
import type { Statement } from '../ports.ts';
import { data, dataText, type Reply } from '../reply.ts';
import { say } from '../../schema/words/said.ts';

/** Devices of one person: whoever has more forgets the oldest. */
const mostDevices = 10;

const chosenTopics = listOf(oneOf(topics));

export const subscriptionFields = {
  endpoint: text().label('Address').max(2_000).required(),
  p256dh: text().label('Key').max(100).required(),
  auth: text().label('Secret').max(32).required(),
  /** Of what this device is told; without it as before, where the device was this person's before. */
  topics: json(chosenTopics).label('Kinds'),
};
export const mailFields = { topics: json(chosenTopics).label('Kinds').required() };

export const notices = object({
  publicKey: described(string, 'By which browsers know this site'),
  device: described(maybe(chosenTopics), 'Null where this device is told nothing'),
  mail: chosenTopics,
});
type Notices = Of<typeof notices>;

const me = `nullif(current_setting('app.user_id', true), '')::uuid`;
const mySession = `(select s.id from sessions s where s.token_digest = $1)`;

/** My notification settings on this device and for e-mail. */
const settings = (session: string): Statement => ({
  text: `select json_build_object(
    'device', (select to_json(p.topics) from push_subscriptions p where p.user_id = ${me} and p.session_id = ${mySession}),
    'mail', (select to_json(u.mail_topics) from users u where u.id = ${me}))`,
  values: [session],
});

export const shownNotices = async (context: RequestContext): Promise<Reply<Notices>> => {
  const [found] = await context.batch([settings(context.session)]);
  return dataText(withKey(context, found!.rows[0]![0]!));
};

export const subscribe = async (context: RequestContext): Promise<Reply<Notices>> => {
  const { endpoint, p256dh, auth, ...given } = await inputOf(context, { input: subscriptionFields });
  const { ports, session, at } = context;
  if (!ports.push.accepts(endpoint)) throw invalid({ endpoint: say('notPushAddress') });
  if (bytesOf(p256dh) !== 65) throw invalid({ p256dh: say('notPushKey') });
  if (bytesOf(auth) !== 16) throw invalid({ auth: say('notPushSecret') });
  const chosen = given.topics ? checkedTopics(given.topics) : null;
  const digest = ports.secrets.digest(endpoint);
  const device = [session, ports.ids.next(), endpoint, digest, p256dh, auth, at.toISOString()];
  const results = await context.batch([
    oneOfSession(session, digest),
    ...(chosen ? [newDevice(device, chosen)] : [sameDevice(device.filter((_, i) => i !== 1 && i !== 6) as string[])]),
    forgetOldest,
    settings(session),
  ]);
  return dataText(withKey(context, results.at(-1)!.rows[0]![0]!));
};

/** A session is one browser, which may have been given another address. */
const oneOfSession = (session: string, digest: string): Statement => ({
  text: `delete from push_subscriptions p where p.session_id = ${mySession} and p.endpoint_digest <> $2`,
  values: [session, digest],
});

/** The latest user owns the device. */
const newDevice = (values: readonly string[], chosen: readonly string[]): Statement => ({
  text: `insert into push_subscriptions (id, user_id, session_id, endpoint, endpoint_digest, p256dh, auth, topics, created_at)
    select $2::uuid, ${me}, s.id, $3, $4, $5, $6, $8::text[], $7::timestamptz from sessions s where s.token_digest = $1
    on conflict (endpoint_digest) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics returning id`,
  values: [...values, chosen],
});

/** In another session of the same person. */
const sameDevice = (values: readonly string[]): Statement => ({
  text: `update push_subscriptions p set session_id = ${mySession}, p256dh = $4, auth = $5
    where p.endpoint = $2 and p.endpoint_digest = $3 and p.user_id = ${me}`,
  values,
});

const forgetOldest: Statement = {
  text: `delete from push_subscriptions p where p.user_id = ${me} and p.id in (
    select o.id from push_subscriptions o where o.user_id = ${me} order by o.id desc offset ${mostDevices})`,
  values: [],
};

export const unsubscribe = async (context: RequestContext): Promise<Reply<true>> => {
  await context.batch([forgetDevice(context.session)]);
  return data(true);
};

/** Of the session that ends, or wants no more. */
export const forgetDevice = (session: string): Statement => ({
  text: `delete from push_subscriptions p using sessions s
    where s.token_digest = $1 and p.session_id = s.id and p.user_id = s.user_id`,
  values: [session],
});

export const chooseMail = async (context: RequestContext): Promise<Reply<Notices>> => {
  const chosen = checkedTopics((await inputOf(context, { input: mailFields })).topics);
  const [, found] = await context.batch([
    { text: `update users u set mail_topics = $1::text[] where u.id = ${me}`, values: [chosen] },
    settings(context.session),
  ]);
  return dataText(withKey(context, found!.rows[0]![0]!));
};

const withKey = ({ ports }: RequestContext, json: string) =>
  JSON.stringify({ publicKey: ports.push.publicKey, ...(JSON.parse(json) as object) });

const checkedTopics = (given: unknown): NotificationTopic[] => {
  if (!Array.isArray(given) || !given.every(topic => (topics as unknown[]).includes(topic)))
    throw invalid({ topics: say('mustBeListOf', { list: topics.join(', ') }) });
  return topics.filter(topic => given.includes(topic));
};

const bytesOf = (base64url: string): number =>
  /^[\w-]+$/.test(base64url) ? Math.floor((base64url.length * 3) / 4) : 0;
