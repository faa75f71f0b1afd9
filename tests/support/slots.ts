import type { AnySchema, ObjectSchema } from 'yup';
import { isWritable } from '../../schema/kit/validate.ts';
import { fieldInfo, type FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Body, Operation } from '../../api/operation.ts';
import type { Sent } from './testApi.ts';

/** A place of a call in which a caller may put something. */
export type Slot = {
  in: 'path' | 'query' | 'body' | 'header';
  name: string;
  /** What an id stands for that belongs here: the name of an entity, or what comes nearest. */
  target?: string;
  /** Takes a list of ids. */
  many?: boolean;
  /** What a field says of itself. */
  info?: FieldInfo;
};

/** Nothing of a slot is sent when it is undefined. */
export type Filling = (slot: Slot) => unknown;
export type Filled = { method: string; path: string; sent: Sent };

export const slotsOf = (operation: Operation): Slot[] => [
  ...pathSlots(operation),
  ...(operation.query ?? []).map(({ name }) => querySlot(operation, name)),
  ...bodySlots(operation),
  ...(operation.method === 'POST' ? [{ in: 'header', name: 'idempotency-key' } as const] : []),
];

const pathSlots = ({ id, path, entity }: Operation): Slot[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    in: 'path',
    name: name!,
    target: entity?.info[name!]?.target ?? (name === 'id' ? id.split('.')[0]! : name!.replace(/Id$/, 's')),
  }));

const querySlot = ({ entity, id }: Operation, name: string): Slot => {
  if (name === 'ids')
    return { in: 'query', name, target: entity?.view?.name ?? entity?.name ?? id.split('.')[0]!, many: true };
  const info = entity?.info[entity.aliases?.[name] ?? name.replace(/_(gte|lte)$/, '')];
  return { in: 'query', name, ...(info && { info, ...targetOf(info) }) };
};

const targetOf = ({ target, kind }: FieldInfo) => (target && kind !== 'child' ? { target } : {});

const field = (name: string, info: FieldInfo): Slot => ({
  in: 'body',
  name,
  info,
  ...targetOf(info),
  ...(info.kind === 'refs' && { many: true }),
});
const plain = (name: string, more: Partial<Slot> = {}): Slot => ({ in: 'body', name, ...more });

const bodySlots = ({ body, entity, id }: Operation): Slot[] => {
  if (!body) return [];
  if (body.of === 'fields')
    return Object.entries(body.fields).map(([name, schema]) =>
      schema.describe().meta?.kind ? field(name, fieldInfo(name, schema)) : plain(name),
    );
  if (body.of === 'record')
    return [...fieldSlots(entity!, body.mode, ''), ...(body.mode === 'update' ? [plain('version')] : [])];
  const ids = plain('ids', { many: true, target: entity?.view?.name ?? entity?.name ?? id.split('.')[0]! });
  return {
    ids: () => [ids],
    changes: () => [ids, ...fieldSlots(entity!, 'update', 'changes.')],
    export: () => [plain('format'), ids],
    import: () => [
      plain('file', { info: fileInfo }),
      ...['dryRun', 'mapping', 'clears', 'header', 'reading'].map(name => plain(name)),
    ],
    look: () => [plain('file', { info: fileInfo }), plain('header'), plain('reading')],
    visitor: () => [plain('fields')],
    mended: () => [plain('rows', { many: true })],
    part: () => [],
  }[body.of]();
};

const fileInfo: FieldInfo = { name: 'file', label: 'File', kind: 'file', required: true };

/** Of a child, which travels as one value, each field. */
const fieldSlots = (entity: AnyEntity, mode: 'create' | 'update', before: string): Slot[] =>
  Object.values(entity.info)
    .filter(({ name }) => isWritable(entity, name, mode) && !entity.path.includes(`:${name}`))
    .flatMap(info => (info.kind === 'child' ? childSlots(entity, info, before) : [field(before + info.name, info)]));

const childSlots = (entity: AnyEntity, { name }: FieldInfo, before: string): Slot[] =>
  Object.entries((entity.fields[name] as ObjectSchema<Record<string, unknown>>).fields)
    .filter(([, schema]) => (schema as AnySchema).describe().meta)
    .map(([inner, schema]) => field(`${before}${name}.${inner}`, fieldInfo(inner, schema as AnySchema)));

/** The call with its slots filled. A dot in a slot's name leads into an object. */
export const filled = (operation: Operation, filling: Filling): Filled => {
  const slots = slotsOf(operation).map(slot => ({ ...slot, value: filling(slot) }));
  const given = (place: Slot['in']) =>
    slots
      .filter(slot => slot.in === place && slot.value !== undefined)
      .map(({ name, value }) => [name, value] as const);
  const inPath = new Map(given('path'));
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(inPath.get(name) ?? '-')),
  );
  const search = new URLSearchParams(given('query').map(([name, value]) => [name, String(value)]));
  return {
    method: operation.method,
    path: search.size ? `${path}?${search}` : path,
    sent: {
      ...(operation.body && bodyOf(operation.body, Object.fromEntries(given('body')))),
      headers: Object.fromEntries(given('header').map(([name, value]) => [name, String(value)])),
    },
  };
};

const bodyOf = (body: Body, values: Record<string, unknown>): Sent => {
  const whole: Record<string, any> = {};
  for (const [name, value] of Object.entries(values)) {
    const [outer, inner] = name.split('.') as [string, string?];
    if (inner === undefined) whole[outer] = value;
    else (whole[outer] ??= {})[inner] = value;
  }
  const parts = body.of === 'import' || ('multipart' in body && body.multipart === true);
  const asParts =
    parts &&
    (body.of !== 'record' ||
      Object.values(values)
        .flat()
        .some(value => value instanceof File));
  return asParts ? { form: whole } : { body: whole };
};
