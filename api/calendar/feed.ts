import { daysLater } from '../../schema/kit/calendar.ts';
import { calendarName } from '../../schema/kit/calendarName.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { OnCalendar } from '../../schema/kit/onCalendar.ts';
import { hasHours } from '../../schema/kit/calendarOf.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { calendarReach } from '../../schema/rules/calendars.ts';
import { shopInLink } from '../../schema/rules/notifications.ts';
import { choiceIn, type Wording } from '../../schema/words/wording.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { storedField, tableName } from '../db/columns.ts';
import { listSelect } from '../db/select.ts';
import { currentUser } from '../db/settings.ts';
import { Parameters } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import { enterCalendar } from '../db/transactionContext.ts';
import type { Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { calendarText, type CalendarEvent } from './calendarText.ts';
import { liesIn, type Days } from './days.ts';

/** The calendar as whoever made the address may see it now, in their language. Asked again with the tag of what is known it costs a line. */
export const calendarFile = async (entity: AnyEntity, context: RequestContext): Promise<Reply> => {
  const { ports, shop, at } = context;
  const address = ports.secrets.digest(context.parameter('token'));
  const today = shopDay(at);
  const days = { first: daysLater(today, -calendarReach.before), last: daysLater(today, calendarReach.after) };
  const [entered, found] = await ports.database.batch([
    enterCalendar(shop, { entity: entity.name, permission: entity.permissions.list!, address }),
    eventsStatement(entity, shop, { ...days, today, address }),
  ]);
  const [language, name] = entered!.rows[0]!;
  const wording = wordingFor(language);
  const events = (JSON.parse(found!.rows[0]![0]!) as Row[]).map(row =>
    eventOf(entity, row, { wording, shop, site: ports.site.address }),
  );
  const body = calendarText({ name: `${wording.many(entity.name)} · ${name}`, events });
  const etag = `"${ports.secrets.digest(body).slice(0, 32)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' };
  if (context.request.headers.get('if-none-match') === etag) return { status: 304, headers, body: null };
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${entity.name}.ics"`,
    },
    body,
  };
};

type Row = Record<string, unknown> & { id: string; createdAt: string; updatedAt: string; version: number };

/** Of too many those nearest to today. The address stands here again: the statement's own wall beside that of the entrance. */
const eventsStatement = (
  entity: AnyEntity,
  shop: string,
  { today, address, ...days }: Days & { today: string; address: string },
): Statement => {
  const { calendar, assignment } = entity;
  const parameters = new Parameters(shop);
  const begins = `t.${storedField(entity, calendar!.start)!.column}`;
  const isMine = assignment?.to ? ` and (a.whose = 'all' or t.${snake(assignment.to)} = ${currentUser})` : '';
  const isLetIn = `exists (select 1 from calendar_addresses a where a.shop_id = $1 and a.user_id = ${currentUser}
    and a.token_digest = ${parameters.add(address)}${isMine})`;
  const now = hasHours(entity) ? `${parameters.add(today)}::date::timestamptz` : `${parameters.add(today)}::date`;
  const nearest = hasHours(entity) ? `abs(extract(epoch from ${begins} - ${now}))` : `abs(${begins} - ${now})`;
  const near = `(select * from ${tableName(entity)} t where t.shop_id = $1 and t.deleted_at is null
    and ${liesIn(entity, days, parameters)} and ${isLetIn} order by ${nearest}, t.id limit ${calendarReach.most})`;
  return parameters.statement(
    `select coalesce(json_agg(r), '[]') from (${listSelect(entity, near, shop)} order by ${begins}, t.id) r`,
  );
};

const endOf = ({ start, end, minutes }: OnCalendar, row: Row): string | null => {
  if (minutes) return new Date(Date.parse(String(row[start])) + Number(row[minutes]) * 60_000).toISOString();
  return end ? ((row[end] as string | null) ?? null) : null;
};

type Place = { wording: Wording; shop: string; site: string };

const eventOf = (entity: AnyEntity, row: Row, { wording, shop, site }: Place): CalendarEvent => {
  const { name, calendar, states, info, route, permissions } = entity;
  const state = states && String(row[states.field]);
  const option = info[states?.field ?? '']?.options?.find(({ id }) => String(id) === state);
  const page = route && `/${route}/${row.id}${permissions.update ? '' : '/show'}?${shopInLink}=${shop}`;
  return {
    uid: `${row.id}@${new URL(site).hostname}`,
    name: calendarName(entity, row),
    start: String(row[calendar!.start]),
    end: endOf(calendar!, row),
    isDay: !hasHours(entity),
    isCancelled: option?.meaning === 'stopped',
    version: row.version,
    changedAt: row.updatedAt,
    createdAt: row.createdAt,
    lines: state ? [`${info[states.field]!.label}: ${choiceIn(wording.words, `${name}.${states.field}`, state)}`] : [],
    url: `${site}${page ?? ''}`,
  };
};
