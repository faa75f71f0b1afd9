import { dueBy, mine, nobodys } from '../../schema/kit/assignment.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { paging } from '../../schema/kit/paging.ts';
import {
  choiceOf,
  day,
  described,
  listOf,
  moment,
  oneOf,
  either,
  exactly,
  like,
  string,
  uuid,
  yesOrNo,
  type Shape,
} from '../../schema/kit/shape.ts';
import { openStates } from '../../schema/kit/openStates.ts';
import { meanings, openStatus } from '../../schema/kit/statuses.ts';
import { isPerson } from '../db/select.ts';
import type { Parameter } from '../operation.ts';
import { fieldShape } from '../shapes/fields.ts';
import { formatShape, hasLines, perLineShape } from './export/formats.ts';
import { filterParameters, heldOn, maxIds, maxPage, sortableFields, usualPage, yearlyParameters } from './listQuery.ts';

/** The same for every call that takes it, and described once. */
const shared = (name: string, shape: Shape): Parameter => ({ name, shape, isShared: true });

export const parametersIn = (shapes: Record<string, Shape>): Parameter[] =>
  Object.entries(shapes).map(([name, shape]) => ({ name, shape }));

export const pagingParameters: readonly Parameter[] = parametersIn(paging);

const pageNumber = shared('pageNumber', described({ type: 'integer', minimum: 1 }, 'Counted from 1'));
const order = shared('order', described(oneOf(['ASC', 'DESC']), 'Ascending unless told'));
const ids = shared('ids', { ...described(listOf(uuid), 'Of these alone'), maxItems: maxIds });
const trash = shared('deleted', described(oneOf(['only']), 'The trash, for who may delete'));
const dayOrMoment = either(moment, day);
const wholeDays = {
  _gte: 'A day alone means from its start in India',
  _lte: 'A day alone means all of that day in India',
};
const made = [
  shared('createdAt_gte', described(dayOrMoment, `Made then or later. ${wholeDays._gte}`)),
  shared('createdAt_lte', described(dayOrMoment, `Made then or before. ${wholeDays._lte}`)),
];

const pageSize = (entity: AnyEntity): Parameter => {
  const usual = usualPage(entity);
  const shape = { type: 'integer', minimum: 0, maximum: maxPage };
  const unpaged = entity.plainUnlessPaged ? `Without it and \`pageNumber\` the reply is a plain list of all. ` : '';
  const whole = `0: all, up to ${maxPage}. A reply that leaves some out has the header \`X-Truncated: true\``;
  return { name: 'pageSize', shape: described(shape, `${unpaged}${usual || 'All'} unless told; ${whole}`) };
};

/** What a list can be asked for, but for its page. */
export const searchParameters = (entity: AnyEntity): Parameter[] => {
  const { active, aliases = {}, assignment, dated, info, link, permissions, presenceFilters = {}, search } = entity;
  return [
    ...parametersIn({
      ...(search.length && { query: described(string, `Any part of ${search.join(', ')}`) }),
      sort: oneOf(sortableFields(entity)),
    }),
    order,
    ids,
    ...(permissions.delete && !link ? [trash] : []),
    ...parametersIn({
      ...(dated && { [heldOn]: described(day, 'Those that hold on this day') }),
      ...(assignment?.due && { [dueBy]: described(day, 'Still to be done, on this day or before') }),
      ...(active && { [active.parameter]: described(yesOrNo, 'true: with those that are not active') }),
      ...Object.fromEntries(Object.entries(presenceFilters).map(([name, fields]) => [name, filled(entity, fields)])),
      ...Object.fromEntries(Object.entries(aliases).map(([name, field]) => [name, filterShape(info[field]!)])),
      ...Object.fromEntries(yearlyParameters(entity).map(({ name, info }) => [name, described(partShape, info.label)])),
      ...Object.fromEntries(
        filterParameters(entity).map(({ name, info }) => [name, filterShape(info, name, meaningShapes(entity, name))]),
      ),
    }),
    ...made,
  ];
};

export const listParameters = (entity: AnyEntity): Parameter[] => [
  pageNumber,
  pageSize(entity),
  ...searchParameters(entity),
];

export const exportParameters = (entity: AnyEntity): Parameter[] => [
  { name: 'format', shape: formatShape(entity), required: true },
  ...(hasLines(entity) ? [{ name: 'perLine', shape: perLineShape }] : []),
];

/** By a number where its text is one. */
const filled = ({ info }: AnyEntity, fields: Record<string, string>): Shape =>
  described(
    choiceOf(
      Object.entries(fields).map(([value, field]) => ({
        id: String(Number(value)) === value ? Number(value) : value,
        name: info[field]!.label,
      })),
    ),
    'Only where this is there',
  );

const partShape = like(/^\d\d-\d\d\.\.\d\d-\d\d$/, '11-26..12-02');

/** People may ask for what is their own. */
const ofPerson = (info: FieldInfo) => (isPerson(info) ? [exactly(mine)] : []);

const ofMeaning = described(oneOf([openStatus, ...meanings.map(({ id }) => id)]), 'Of all statuses that mean this');
const ofOpen = described(exactly(openStatus), 'Of all states that are open');

/** In place of one status or state. */
const meaningShapes = (entity: AnyEntity, name: string): Shape[] => {
  if (name === entity.statuses?.field) return [ofMeaning];
  return name === entity.states?.field && openStates(entity).length ? [ofOpen] : [];
};

const filterShape = (info: FieldInfo, name = info.name, more: Shape[] = []): Shape => {
  if (info.kind === 'ref') return described(either(uuid, exactly(nobodys), ...ofPerson(info), ...more), info.label);
  if (more.length) return described(either(fieldShape(info), ...more), info.label);
  const shape = info.kind === 'refs' ? uuid : fieldShape(info);
  const end = /_(gte|lte)$/.exec(name)?.[0] as keyof typeof wholeDays | undefined;
  if (!end) return described(shape, info.label);
  const text = `${info.label}, ${end === '_gte' ? 'from this on' : 'up to this'}`;
  return info.kind === 'timestamp'
    ? described(either(shape, day), `${text}. ${wholeDays[end]}`)
    : described(shape, text);
};
