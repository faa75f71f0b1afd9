import { invalid, type Problems } from '../../schema/errors.ts';
import { daysBetween } from '../../schema/kit/calendar.ts';
import { isDate } from '../../schema/kit/checks.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mostAsked, mostPerDay, onDays } from '../../schema/kit/onCalendar.ts';
import { day, described, yes } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { calendarFields } from '../../schema/rules/calendars.ts';
import { say } from '../../schema/words/said.ts';
import { accessOf } from '../access.ts';
import { permitted } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { parametersIn, searchParameters } from '../crud/parameters.ts';
import { finished } from '../crud/reply.ts';
import { replying, sending } from '../handler.ts';
import type { Operation, Parameter } from '../operation.ts';
import { dataText, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import { address, addressShape, feedPath, makeAddress, newAddressShape, withdrawAddress } from './address.ts';
import { daysStatement } from './days.ts';
import { calendarFile } from './feed.ts';

/** The calendar of an entity, and the private addresses by which other programs read it: for whoever may list the records. */
export const calendarOperations = (entity: AnyEntity): Operation[] =>
  entity.calendar ? [calendarCall(entity), ...addressCalls(entity), fileCall(entity)] : [];

const ofList = (entity: AnyEntity) =>
  ({ tag: entity.label.many, access: accessOf(entity, entity.permissions.list!), entity }) as const;

const calendarCall = (entity: AnyEntity): Operation => ({
  ...ofList(entity),
  id: `${entity.name}.calendar`,
  support: 'masked',
  method: 'GET',
  path: `${entity.path}/calendar`,
  summary: 'What lies on some days, of all that match',
  query: [...dayParameters, ...searchParameters(entity)],
  handle: replying(onDays(recordOf(entity)), context => calendar(entity, context)),
});

const addressCalls = (entity: AnyEntity): Operation[] => {
  const shared = { ...ofList(entity), path: `${entity.path}/calendar/address` } as const;
  return [
    {
      ...shared,
      id: `${entity.name}.calendarAddress`,
      method: 'GET',
      summary: 'Whether I have a private address of this calendar',
      handle: replying(addressShape, context => address(entity, context)),
    },
    {
      ...shared,
      id: `${entity.name}.makeCalendarAddress`,
      method: 'POST',
      summary: 'A private address of this calendar, told this once; the one before leads nowhere from now on',
      body: { of: 'fields', fields: calendarFields },
      handle: replying(newAddressShape, context => makeAddress(entity, context), { status: 201 }),
    },
    {
      ...shared,
      id: `${entity.name}.withdrawCalendarAddress`,
      method: 'DELETE',
      summary: 'My private address of this calendar leads nowhere from now on',
      handle: replying(yes, context => withdrawAddress(entity, context)),
    },
  ];
};

const fileCall = (entity: AnyEntity): Operation => ({
  ...ofList(entity),
  access: { to: 'public' },
  id: `${entity.name}.calendarFile`,
  method: 'GET',
  path: feedPath(entity),
  summary: 'The calendar by its private address; 304 when `If-None-Match` is still right',
  handle: sending(['text/calendar'], context => calendarFile(entity, context), { status: [200, 304] }),
});

const own = ['firstDay', 'lastDay', 'perDay'];
const [firstDay, lastDay, perDay] = own as ['firstDay', 'lastDay', 'perDay'];

const dayParameters: Parameter[] = parametersIn({
  [firstDay]: described(day, 'Today unless told'),
  [lastDay]: described(day, `Included; the first one unless told. At most ${mostAsked} days`),
  [perDay]: described(
    { type: 'integer', minimum: 1, maximum: mostPerDay },
    'Of each day so many records, the earliest; 10 unless told',
  ),
});

const calendar = async (entity: AnyEntity, asked: RequestContext): Promise<Reply<never>> => {
  const { search } = asked;
  const wanted = daysAsked(search, shopDay(asked.at));
  const others = new URLSearchParams([...search].filter(([name]) => !own.includes(name)));
  const query = listQuery(entity, others);
  const context = permitted(entity, query, asked);
  const [found] = await context.batch([daysStatement(entity, context.shop, query, wanted)]);
  const [days, records] = found!.rows[0]!;
  return dataText(`{"days":${days!},"records":${finished(entity, records!, context)}}`);
};

const daysAsked = (search: URLSearchParams, today: string) => {
  const problems: Problems = {};
  const told = (name: string) => search.get(name);
  const day = [told(firstDay), told(lastDay)].find(given => given && isDate(given)) ?? today;
  const [first, last] = [told(firstDay) ?? day, told(lastDay) ?? day];
  const most = Number(search.get(perDay) ?? 10);
  if (!isDate(first)) problems[firstDay] = say('notMoment');
  if (!isDate(last)) problems[lastDay] = say('notMoment');
  else if (isDate(first) && (last < first || daysBetween(first, last) >= mostAsked))
    problems[lastDay] = say('daysInOrder', { most: mostAsked });
  if (!(Number.isInteger(most) && most >= 1 && most <= mostPerDay))
    problems[perDay] = say('mustBeCount', { most: mostPerDay });
  if (Object.keys(problems).length) throw invalid(problems);
  return { first, last, perDay: most };
};
