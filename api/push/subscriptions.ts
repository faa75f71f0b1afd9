import { invalid } from '../../schema/errors.ts';
import { boolean, json, text } from '../../schema/kit/kinds.ts';
import { described, listOf, maybe, object, oneOf, string, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { topics, type NotificationTopic } from '../../schema/rules/notifications.ts';
import type { RequestContext } from '../requestContext.ts';
import { inputOf } from '../handlers/input.ts';
import type { Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
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
export const topicFields = { topics: json(chosenTopics).label('Kinds').required() };
export const digestFields = { isWanted: boolean().label('Each morning') };

export const notices = object({
  publicKey: described(string, 'By which browsers know this site'),
  device: described(maybe(chosenTopics), 'Null where this device is told nothing'),
  mail: chosenTopics,
  app: described(chosenTopics, 'Others come as read'),
  chat: described(chosenTopics, 'By WhatsApp'),
  chatShops: described(listOf(string), 'My shops that tell their people by WhatsApp, by name'),
  mobileNo: described(maybe(string), 'To which those messages go'),
  digest: described(yesOrNo, 'A letter each morning about what is unread'),
});
type Notices = Of<typeof notices>;

const me = `nullif(current_setting('app.user_id', true), '')::uuid`;
const mySession = `(select s.id from sessions s where s.token_digest = $1)`;

const chatShops = `(select coalesce(json_agg(o.name order by lower(o.name)), '[]') from memberships m join shops o on o.id = m.shop_id
  where m.user_id = u.id and o.status <> 'Suspended' and o.notice_template is not null)`;

/** My notification settings on this device, for e-mail and for WhatsApp. */
const settings = (session: string): Statement => ({
  text: `select json_build_object(
    'device', (select to_json(p.topics) from push_subscriptions p where p.user_id = ${me} and p.session_id = ${mySession}),
    'mail', u.mail_topics, 'chat', u.chat_topics, 'mobileNo', u.mobile_no, 'chatShops', ${chatShops}, 'muted', u.muted_topics, 'digest', u.wants_digest) from users u where u.id = ${me}`,
  values: [session],
});

export const shownNotices = async (context: RequestContext): Promise<Reply<Notices>> => {
  const [found] = await context.batch([settings(context.session)]);
  return data(shown(context, found!.rows[0]![0]!));
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
  return data(shown(context, results.at(-1)!.rows[0]![0]!));
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

const choosing =
  (choose: (context: RequestContext) => Promise<{ sets: string; value: unknown }>) =>
  async (context: RequestContext): Promise<Reply<Notices>> => {
    const { sets, value } = await choose(context);
    const [, found] = await context.batch([
      { text: `update users u set ${sets} where u.id = ${me}`, values: [value as string] },
      settings(context.session),
    ]);
    return data(shown(context, found!.rows[0]![0]!));
  };

const chosenIn = async (context: RequestContext) =>
  checkedTopics((await inputOf(context, { input: topicFields })).topics);

export const chooseMail = choosing(async context => ({
  sets: 'mail_topics = $1::text[]',
  value: await chosenIn(context),
}));

export const chooseChat = choosing(async context => ({
  sets: 'chat_topics = $1::text[]',
  value: await chosenIn(context),
}));

export const chooseApp = choosing(async context => {
  const chosen = await chosenIn(context);
  return { sets: 'muted_topics = $1::text[]', value: topics.filter(topic => !chosen.includes(topic)) };
});

export const chooseDigest = choosing(async context => {
  const { isWanted } = await inputOf(context, { input: digestFields });
  return { sets: 'wants_digest = $1::boolean', value: isWanted ?? false };
});

type Kept = Omit<Notices, 'publicKey' | 'app'> & { muted: readonly NotificationTopic[] };

const shown = ({ ports }: RequestContext, json: string): Notices => {
  const { muted, ...kept } = JSON.parse(json) as Kept;
  return { publicKey: ports.push.publicKey, ...kept, app: topics.filter(topic => !muted.includes(topic)) };
};

const checkedTopics = (given: readonly string[]): NotificationTopic[] => {
  if (!given.every(topic => (topics as readonly string[]).includes(topic)))
    throw invalid({ topics: say('mustBeListOf', { list: topics.join(', ') }) });
  return topics.filter(topic => given.includes(topic));
};

const bytesOf = (base64url: string): number =>
  /^[\w-]+$/.test(base64url) ? Math.floor((base64url.length * 3) / 4) : 0;
