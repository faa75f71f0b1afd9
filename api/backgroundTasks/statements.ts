import type { Statement } from '../ports.ts';
import { currentUser } from '../db/settings.ts';

/** What the person sees beside their own: imports into these entities, all messages, all letters. */
export type VisibleTasks = { entities: readonly string[]; messages: boolean; letters: boolean };
/** `most`: of each kind so many of the newest. */
export type WantedTasks = VisibleTasks & { running: boolean; most: number };

/** A task as the database tells it; what may be done about it is added. */
const by = (user: string) =>
  `case when ${user} is not null then json_build_object('id', ${user}, 'name', coalesce(person_name(${user}), '')) end`;
const made = (creator: string, record: string) =>
  `(select ${creator} from history h where h.shop_id = $1 and h.record_id = ${record} and h.action = 'create' order by h.id limit 1)`;

const importsFrom = `from imports i where i.shop_id = $1 and i.options->>'dryRun' is distinct from 'true' and (i.user_id = ${currentUser} or i.entity = any($2::text[]))
  and (not $3::boolean or i.state = 'running' or i.pictures_state = 'running' or i.undo_asked_at is not null and i.undone_at is null)`;
/** Its rows are in. */
const isFetching = `i.pictures_state is not distinct from 'running'`;
const imports = `select i.id, json_build_object('id', i.id, 'kind', 'import',
  'state', case when i.undone_at is not null then 'undone' when i.undo_asked_at is not null then 'undoing'
    when ${isFetching} then 'running' else i.state end,
  'entity', i.entity, 'name', i.file_name, 'by', ${by('i.user_id')},
  'done', case when ${isFetching} then i.pictures_added + i.pictures_same + i.pictures_failed else i.next_row end,
  'total', case when ${isFetching} then i.pictures else i.total end,
  'figures', json_build_object('created', i.created, 'updated', i.updated, 'unchanged', i.unchanged, 'skipped', i.skipped, 'failed', i.failed,
    'fetching', (${isFetching})::integer, 'pictures', i.pictures_added, 'failedPictures', i.pictures_failed),
  'problem', i.problem, 'createdAt', i.created_at, 'startsAt', null, 'until', null,
  'hasFailedRows', exists (select 1 from import_rejects j where j.shop_id = $1 and j.import_id = i.id)) as task ${importsFrom}`;

const exportsFrom = `from exports x where x.shop_id = $1 and x.user_id = ${currentUser} and (not $3::boolean or x.state = 'running')`;
const exports = `select x.id, json_build_object('id', x.id, 'kind', 'export', 'state', x.state, 'entity', x.entity, 'name', x.format,
  'by', ${by('x.user_id')}, 'done', x.done, 'total', x.total, 'figures', json_build_object('rows', x.done), 'problem', x.problem,
  'createdAt', x.created_at, 'startsAt', null, 'until', case when x.state = 'completed' then x.ended_at + interval '7 days' end) as task ${exportsFrom}`;

const messagesFrom = `from messages m where m.shop_id = $1 and m.deleted_at is null and ($4::boolean or ${made('h.user_id', 'm.id')} = ${currentUser})
  and (not $3::boolean or m.status in (0, 1, 3))`;
const messages = `select m.id, json_build_object('id', m.id, 'kind', 'message',
  'state', case when m.status = 2 then 'completed' when m.status = 4 then 'canceled' when m.status = 0 and m.scheduled_at > $6::timestamptz then 'waiting' else 'running' end,
  'entity', null, 'name', m.name, 'by', ${by(made('h.user_id', 'm.id'))}, 'done', m.total - m.queued - m.sending, 'total', m.total,
  'figures', json_build_object('sent', m.sent, 'delivered', m.delivered, 'read', m.read, 'failed', m.failed, 'unknown', m.unknown,
    'skipped', m.skipped, 'canceled', m.canceled),
  'problem', null, 'createdAt', m.created_at, 'startsAt', m.scheduled_at, 'until', null) as task ${messagesFrom}`;

/** A mail server that has not taken it within the hour does not take it at all. */
const isOnItsWay = `(u.is_invited and u.letter_sent_at is null and u.letter_at > $6::timestamptz - interval '1 hour')`;
/** One for each person who was brought into the shop; those who had an account got no link. */
const lettersFrom = `from people_of_shop() u join lateral (select h.id, h.user_id, h.at from history h
    where h.shop_id = $1 and h.record_id = u.id and h.entity = 'users' and h.action = 'create' order by h.id desc limit 1) b on true
  where u.shop_id = $1 and u.deleted_at is null and ($5::boolean or b.user_id = ${currentUser}) and (not $3::boolean or ${isOnItsWay})`;
const letters = `select b.id, json_build_object('id', u.id, 'kind', 'letter',
  'state', case when ${isOnItsWay} then 'running' when u.is_invited and (u.letter_sent_at is null or u.letter_until <= $6::timestamptz) then 'failed' else 'completed' end,
  'entity', null, 'name', u.name, 'by', ${by('b.user_id')}, 'done', 0, 'total', 0,
  'figures', json_build_object('joined', (not u.is_invited)::integer, 'sent', (u.letter_sent_at is not null)::integer), 'problem', null,
  'createdAt', coalesce(u.letter_at, b.at), 'startsAt', null, 'until', case when u.is_invited then u.letter_until end) as task ${lettersFrom}`;

const each = [imports, exports, messages, letters].map(text => `(${text} order by 1 desc limit $7)`);

const values = (shop: string, { entities, running, messages, letters, most }: WantedTasks, at: Date) => [
  shop,
  entities,
  running,
  messages,
  letters,
  at.toISOString(),
  most,
];

/** The newest first. Each kind is read from its end; what is beyond the page is never looked at. */
export const taskPage = (shop: string, wanted: WantedTasks, offset: number, size: number, at: Date): Statement => ({
  text: `select coalesce(json_agg(r.task order by r.id desc), '[]') from (
    select t.id, t.task from (${each.join(' union all ')}) t order by t.id desc offset $8 limit $9) r`,
  values: [...values(shop, wanted, at), offset, size],
});

export const taskCount = (shop: string, wanted: WantedTasks, at: Date): Statement => ({
  text: `select ${[importsFrom, exportsFrom, messagesFrom, lettersFrom].map(from => `(select count(*) from (select 1 ${from} limit $7) c)`).join(' + ')}`,
  values: values(shop, wanted, at),
});
