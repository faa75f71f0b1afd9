import type { FieldInfo } from '../schema/kit/fieldInfo.ts';
import { fieldInfo } from '../schema/kit/fieldInfo.ts';
import { taskActions, taskKinds } from '../schema/kit/taskReport.ts';
import type { AnyEntity, Fields } from '../schema/kit/defineEntity.ts';
import { isUpload, type Kind } from '../schema/kit/meta.ts';
import { isWritable } from '../schema/kit/validate.ts';
import { mostIds } from './crud/ids.ts';
import type { Body, Shape } from './operation.ts';

export type Json = Record<string, unknown>;

const text = { type: 'string' };
const uuid = { type: 'string', format: 'uuid' };
const list = (items: Json) => ({ type: 'array', items });
const binary = { ...text, format: 'binary' };
const picture = {
  type: 'object',
  properties: { id: uuid, url: text, thumbnailUrl: text, position: { type: 'integer' } },
};
const attachment = {
  type: 'object',
  properties: { id: uuid, name: text, type: text, size: { type: 'integer', description: 'Bytes' }, url: text },
};

const kinds = {
  text,
  longText: text,
  richText: { ...text, description: 'HTML' },
  email: { ...text, format: 'email' },
  digits: text,
  mobile: { ...text, pattern: '^[0-9]{10}$' },
  phone: text,
  pin: { ...text, pattern: '^[1-9][0-9]{5}$' },
  url: { ...text, format: 'uri' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  money: { type: 'number', multipleOf: 0.01, description: 'INR' },
  weight: { type: 'number', multipleOf: 0.001, description: 'Grams' },
  percent: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { ...text, format: 'date' },
  timestamp: { ...text, format: 'date-time' },
  choice: {},
  ref: uuid,
  refs: list(uuid),
  file: attachment,
  image: picture,
  images: list(picture),
  json: { type: 'object' },
  said: {
    description: 'A sentence as its key and values, or plain text from before there were two languages',
    type: ['object', 'string', 'null'],
    properties: { key: text, values: { type: 'object' } },
  },
  child: { type: 'object' },
} satisfies Record<Kind, Json>;

const fieldSchema = ({ kind, label, max, options, required, description }: FieldInfo): Json => {
  const shape: Json = { ...kinds[kind], title: label, ...(description && { description }) };
  if (max !== undefined && shape['type'] === 'string' && kind !== 'ref') shape['maxLength'] = max;
  if (options) shape['enum'] = [...options.map(({ id }) => id), ...(required ? [] : [null])];
  return required || typeof shape['type'] !== 'string' ? shape : { ...shape, type: [shape['type'], 'null'] };
};

export const recordSchema = (entity: AnyEntity): Json => ({
  type: 'object',
  properties: {
    id: uuid,
    ...Object.fromEntries(Object.values(entity.info).map(info => [info.name, fieldSchema(info)])),
    ...Object.fromEntries(Object.keys(entity.derived ?? {}).map(name => [name, text])),
    ...Object.fromEntries(Object.keys(entity.counts ?? {}).map(name => [name, { type: 'integer' }])),
    ...Object.fromEntries(
      Object.values(entity.info).flatMap(({ embed }) => (embed ? [[embed, { type: ['object', 'null'] }]] : [])),
    ),
    createdAt: kinds.timestamp,
    ...(entity.link ? {} : { updatedAt: kinds.timestamp, version: { type: 'integer' } }),
  },
});

const inputSchema = (entity: AnyEntity, mode: 'create' | 'update', multipart: boolean): Json => {
  const fields = Object.values(entity.info).filter(({ name }) => isWritable(entity, name, mode));
  const files = (info: FieldInfo) => (multipart ? inputField(info) : fieldSchema(info));
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(info => [info.name, files(info)])),
      ...(mode === 'update' && {
        version: { type: 'integer', description: 'As read; a stale one is refused with 409' },
      }),
    },
    ...(mode === 'create' && {
      required: fields.filter(({ required, initial }) => required && initial === undefined).map(({ name }) => name),
    }),
  };
};

const sentFile = ({ kind, label }: FieldInfo): Json => ({
  ...(kind === 'images' ? list(binary) : binary),
  title: label,
});

const fieldsSchema = (fields: Fields): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.describe().meta?.kind ? inputField(fieldInfo(name, field)) : text,
    ]),
  ),
});

const inputField = (info: FieldInfo): Json => (isUpload(info.kind) ? sentFile(info) : fieldSchema(info));

const ids = { ...list(uuid), maxItems: mostIds };
const named = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});

/** What a call takes, by content type. */
export const bodySchemas = (body: Body, entity: AnyEntity | undefined): Record<string, Json> => {
  const [json, multipart] = ['application/json', 'multipart/form-data'];
  switch (body.of) {
    case 'record': {
      const schema = inputSchema(entity!, body.mode, body.multipart ?? false);
      return body.multipart ? { [multipart]: schema, [json]: schema } : { [json]: schema };
    }
    case 'fields':
      return { [body.multipart ? multipart : json]: fieldsSchema(body.fields) };
    case 'ids':
      return { [json]: named({ ids }) };
    case 'changes':
      return { [json]: named({ ids, changes: inputSchema(entity!, 'update', false) }) };
    case 'export':
      return { [json]: named({ format: { enum: ['csv', 'xlsx'] }, ids }) };
    case 'import':
      return { [multipart]: named({ file: binary, dryRun: kinds.boolean, mapping }, ['file']) };
  }
};

const mapping = {
  ...text,
  description: 'JSON: field -> { "column": name } or { "value": value }; without it the header decides',
};

export const bodySchema = (body: Body, entity: AnyEntity | undefined): Json => ({
  required: true,
  content: Object.fromEntries(Object.entries(bodySchemas(body, entity)).map(([type, schema]) => [type, { schema }])),
});

const moment = kinds.timestamp;
const count = { type: 'integer' };
const pageOf = (items: Json) => named({ items: list(items), totalCount: count, pageIndex: count, pageSize: count });

const historyEvent = named({
  id: uuid,
  action: { enum: ['create', 'update', 'delete', 'restore', 'undo'] },
  at: moment,
  userId: { ...uuid, type: ['string', 'null'] },
  userName: { type: ['string', 'null'] },
  changes: { type: ['object', 'null'], description: 'Field -> [what it was, what it became]' },
});

const importReport = named({
  id: uuid,
  state: { enum: ['running', 'completed', 'failed', 'canceled'] },
  created: count,
  updated: count,
  skipped: count,
  failed: count,
  total: count,
  errors: list(named({ row: count, field: text, message: text })),
  hasFailedRows: { ...kinds.boolean, description: 'Whether the rows that failed can be had as a file' },
});

const maybe = (schema: Json): Json => ({ ...schema, type: [schema['type'], 'null'] });

const exportReport = named({
  id: uuid,
  entity: text,
  format: { enum: ['csv', 'xlsx', 'vcf'] },
  state: { enum: ['running', 'completed', 'failed', 'canceled'] },
  done: count,
  total: count,
  problem: maybe(text),
  createdAt: moment,
  endedAt: maybe(moment),
  until: { ...maybe(moment), description: 'Until when the file can be had' },
});

const task = named({
  id: uuid,
  kind: { enum: taskKinds },
  state: { enum: ['waiting', 'running', 'completed', 'failed', 'canceled', 'undoing', 'undone'] },
  entity: maybe(text),
  name: text,
  by: { type: ['object', 'null'], properties: { id: uuid, name: text } },
  done: count,
  total: count,
  figures: { type: 'object', additionalProperties: count },
  problem: maybe(text),
  createdAt: moment,
  startsAt: maybe(moment),
  until: maybe(moment),
  actions: { ...list({ enum: taskActions }), description: 'What the caller may do about it now' },
});

/** What `data` of a success holds. */
export const replySchema = (shape: Shape, entity: AnyEntity | undefined): Json => {
  const record = entity ? { $ref: `#/components/schemas/${entity.name}` } : {};
  if (typeof shape === 'object')
    return named(Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, { type }])));
  return {
    page: pageOf(record),
    list: list(record),
    record,
    ids: { type: 'object', additionalProperties: list(uuid) },
    history: pageOf(historyEvent),
    import: importReport,
    export: exportReport,
    tasks: pageOf(task),
    file: binary,
    any: {},
  }[shape];
};
