import type { AnyEntity, RecordOf } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { memo } from '../../schema/kit/memo.ts';
import { isPersonal, isPersonalTitle } from '../../schema/kit/personal.ts';
import {
  described,
  either,
  listOf,
  maybe,
  moment,
  named,
  object,
  string,
  titled,
  uuid,
  whole,
  type Shape,
} from '../../schema/kit/shape.ts';
import { pathField } from '../../schema/kit/tree.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { storedField, storedFields } from '../db/columns.ts';
import { entityOf, keptPeople, mostCollected } from '../db/select.ts';
import type { Page } from '../reply.ts';
import { withMark } from '../support/sight.ts';
import { fieldShape } from './fields.ts';

/** A record as replies carry it: all of its fields are always there, but lines in lists and what its reader does not see. */
export const recordOf = <E extends AnyEntity>(entity: E): Shape<RecordOf<E>> =>
  record(entity.view?.of ?? entity) as Shape<RecordOf<E>>;

export const pageOf = <T>(items: Shape<T>): Shape<Page<T>> =>
  object({ items: listOf(items), totalCount: whole, pageIndex: whole, pageSize: whole });

/** A page, or all of them where the entity or the call says so. */
export type Listed<E extends AnyEntity> = Page<RecordOf<E>> | RecordOf<E>[];

export const listed = <E extends AnyEntity>(entity: E): Shape<Listed<E>> =>
  entity.plainList
    ? listOf(recordOf(entity))
    : entity.plainUnlessPaged
      ? either(listOf(recordOf(entity)), pageOf(recordOf(entity)))
      : pageOf(recordOf(entity));

const person = described(
  maybe(object({ id: uuid, name: string, email: string })),
  'In lists over all shops: who that is',
);

const record = memo((entity: AnyEntity): Shape => {
  const mayLack = ([name]: [string, Shape]) =>
    entity.info[name]?.kind === 'lines' || entity.info[name]?.shownTo || entity.collects?.[name];
  const fields = Object.entries(recordFields(entity));
  const [lacking, others] = [fields.filter(mayLack), fields.filter(field => !mayLack(field))];
  const people = keptPeople(entity).map(({ as }) => [as, person] as const);
  return named(entity.name, object(Object.fromEntries(others), Object.fromEntries([...lacking, ...people])));
});

/** The same where a reply carries more beside them. */
export const recordFields = (entity: AnyEntity): Record<string, Shape> => {
  const fields = Object.values(entity.info);
  return {
    id: uuid,
    ...Object.fromEntries(fields.map(info => [info.name, valueOf(entity, info)])),
    ...Object.fromEntries(fields.flatMap(info => (info.embed ? [[info.embed, referred(info)]] : []))),
    ...Object.fromEntries(Object.keys(entity.derived ?? {}).map(name => [name, ofSubject(entity, string)])),
    ...Object.fromEntries(Object.keys(entity.counts ?? {}).map(name => [name, whole])),
    ...Object.fromEntries(Object.entries(entity.collects ?? {}).map(([name, of]) => [name, collectedOf(of)])),
    ...(entity.tree && {
      [pathField]: ofSubject(entity, described(string, 'The names from the topmost to its own')),
    }),
    ...(entity.across && entity.space !== 'itself' && { shopId: maybe(uuid) }),
    createdAt: moment,
    ...(entity.link ? {} : { updatedAt: moment, version: whole }),
  };
};

/** A value of another record is as personal as it is there. */
const collectedOf = ({ from, field }: { from: string; field: string }): Shape => {
  const source = entityOf(from);
  return withMark(collected, isPersonal(source, source.info[field]!) ? 'personal' : 'open');
};

const collected = described(listOf(string), `Of a record by itself, not in lists; at most ${mostCollected}`);

/** `owner`: the entity that a line belongs to. */
const valueOf = (entity: AnyEntity, info: FieldInfo, owner = entity): Shape => {
  const { kind, label, name } = info;
  if (kind === 'child') return titled(maybe(childOf(info)), label);
  if (kind === 'lines')
    return titled(described(listOf(lineOf(entity, name)), 'Of a record by itself, not in lists'), label);
  const isNullable = storedField(entity, name)?.nullable ?? false;
  const shape = fieldShape(info);
  return withMark(titled(isNullable ? maybe(shape) : shape, label), isPersonal(owner, info) ? 'personal' : 'open');
};

/** What the server makes of several fields may name the person that the record is about. */
const ofSubject = (entity: AnyEntity, shape: Shape) => withMark(shape, entity.dataSubject ? 'personal' : 'open');

/** The newest child, without what it carries as a record of its own. */
const childOf = ({ target }: FieldInfo): Shape => {
  const child = entityOf(target!);
  return object({
    id: uuid,
    ...Object.fromEntries(storedFields(child).map(info => [info.name, valueOf(child, info)])),
  });
};

const lineOf = (entity: AnyEntity, name: string): Shape => {
  const { lines, field } = linesIn(entity, name);
  return object({
    id: uuid,
    ...Object.fromEntries(Object.values(field.line!).map(info => [info.name, valueOf(lines, info, entity)])),
  });
};

/** What belongs to the platform is not shown to everybody. */
const referred = ({ target, required }: FieldInfo): Shape => {
  const entity = entityOf(target!);
  const { space, title } = entity;
  // A document that is not issued has no number.
  const isNamed = !(storedField(entity, title)?.nullable ?? false);
  const name = withMark(isNamed ? string : maybe(string), isPersonalTitle(entity) ? 'personal' : 'open');
  const shape = object({ id: uuid, [title]: name });
  return required && space !== 'platform' ? shape : maybe(shape);
};
