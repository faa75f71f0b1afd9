import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isUpload } from '../../schema/kit/meta.ts';
import { can } from '../../schema/permissions.ts';
import { isWritable } from '../../schema/kit/validate.ts';
import type { Access } from '../access.ts';
import type { Call } from '../call.ts';
import type { Operation, Parameter, Shape } from '../operation.ts';
import { create } from './create.ts';
import { exportFile, exportListed, exportParameters } from './export/file.ts';
import { exportLater } from './export/start.ts';
import { history, pagingParameters } from './history.ts';
import { importFile } from './import/start.ts';
import { list, listAcross } from './list.ts';
import { mergeOperations } from './merge/operations.ts';
import { filterParameters } from './listQuery.ts';
import { read } from './read.ts';
import { remove, removeMany, restoreMany } from './remove.ts';
import { update, updateMany } from './update.ts';
import { pictureCalls } from './uploads/pictureCalls.ts';

/** The calls that an entity's declared verbs bring: a verb that is absent has none. */
export const crudOperations = (entity: AnyEntity): Operation[] => {
  const { permissions, across } = entity;
  const all = [
    ...(permissions.list ? reading(entity, permissions.list) : []),
    ...(permissions.create ? creating(entity, permissions.create) : []),
    ...(permissions.update ? updating(entity, permissions.update) : []),
    ...(permissions.delete ? deleting(entity, permissions.delete) : []),
    ...mergeOperations(entity),
  ];
  return [
    ...(entity.space === 'itself' ? itself(all) : all.filter(fits(entity))),
    ...(across ? [overShops(entity, across)] : []),
  ];
};

/** What a function reads is changed one by one, by handlers. */
const fits =
  ({ readBy }: AnyEntity) =>
  ({ id }: Operation) =>
    !readBy || !/Many$|\.import$/.test(id);

/** The shop's own record is found by the shop alone: as one of the shop, and again by system/all. */
const itself = (operations: Operation[]): Operation[] =>
  operations
    .filter(({ path }) => path.includes('/:id'))
    .map(operation => ({ ...operation, path: operation.path.replace('/:id', '') }))
    .flatMap(operation => [
      operation,
      {
        ...operation,
        id: `${operation.id}System`,
        path: `system/${operation.path}`,
        // Owners hold the other strings too, on the platform, for shops of their own.
        access: { to: 'shop' as const, permission: can.SystemAll, system: true },
      },
    ]);

const overShops = (entity: AnyEntity, { path, permission }: NonNullable<AnyEntity['across']>): Operation => ({
  ...operation(entity, permission, {
    name: 'listAcross',
    path,
    method: 'GET',
    summary: `List ${entity.label.many.toLowerCase()} of all shops`,
    query: [...listParameters(entity), { name: 'shopId', description: 'Of this shop alone' }],
    reply: 'page',
    handle: call => listAcross(entity, call),
  }),
  access: { to: 'across', permission },
});

type Draft = Omit<Operation, 'id' | 'tag' | 'access' | 'entity' | 'path'> & {
  name: string;
  at?: string;
  path?: string;
};

const operation = (entity: AnyEntity, permission: string, { name, at, path, ...draft }: Draft): Operation => ({
  id: `${entity.name}.${name}`,
  tag: entity.label.many,
  access: accessOf(entity, permission),
  entity,
  path: path ?? (at ? `${entity.path}/${at}` : entity.path),
  ...draft,
});

export const accessOf = ({ space, system = false }: AnyEntity, permission: string): Access =>
  space === 'platform' ? { to: 'platform', permission } : { to: 'shop', permission, ...(system && { system }) };

export const listParameters = (entity: AnyEntity): Parameter[] => [
  ...(entity.search.length ? [{ name: 'query', description: `Any part of ${entity.search.join(', ')}` }] : []),
  ...pagingParameters,
  { name: 'sort', description: 'A field' },
  { name: 'order', description: 'ASC or DESC' },
  { name: 'ids', description: 'At most 200, separated by commas' },
  { name: 'deleted', description: '`only`: the trash' },
  ...(entity.active ? [{ name: entity.active.parameter, description: 'true: with those that are not active' }] : []),
  ...Object.keys(entity.presenceFilters ?? {}).map(name => ({
    name,
    description: `One of ${Object.keys(entity.presenceFilters![name]!).join(', ')}`,
  })),
  ...Object.entries(entity.aliases ?? {}).map(([name, field]) => ({ name, description: `As ${field}` })),
  ...filterParameters(entity).map(({ name, info }) => ({ name, description: info.label })),
  { name: 'createdAt_gte', description: 'Made then or later' },
  { name: 'createdAt_lte', description: 'Made then or before' },
];

const reading = (entity: AnyEntity, permission: string): Operation[] => {
  const make = (draft: Draft) => operation(entity, permission, draft);
  return [
    ...lists(entity).map(make),
    ...exports(entity).map(make),
    make({
      name: 'get',
      at: ':id',
      method: 'GET',
      summary: `One ${entity.label.one.toLowerCase()}`,
      reply: 'record',
      handle: call => read(entity, call),
    }),
    make({
      name: 'history',
      at: ':id/history',
      method: 'GET',
      summary: 'Who changed what, when',
      query: pagingParameters,
      reply: 'history',
      handle: call => history(entity, call),
    }),
  ];
};

const lists = (entity: AnyEntity): Draft[] => {
  const many = entity.label.many.toLowerCase();
  const reply: Shape = entity.plainList ? 'list' : 'page';
  const query = listParameters(entity);
  const whole: Draft = {
    name: 'list',
    method: 'GET',
    summary: `List ${many}`,
    query,
    reply,
    handle: call => list(entity, call),
  };
  const { active } = entity;
  if (!active?.path) return [whole];
  return [
    whole,
    {
      ...whole,
      name: 'listActive',
      path: active.path,
      summary: `List active ${many}`,
      query: query.filter(({ name }) => name !== active.parameter && name !== active.field),
      handle: call => list(entity, call, [{ field: active.field, compare: 'equal', value: true }]),
    },
  ];
};

const exports = (entity: AnyEntity): Draft[] => [
  {
    name: 'export',
    at: 'export',
    method: 'GET',
    summary: 'Every matching row as a file',
    query: [...exportParameters(entity), ...listParameters(entity)],
    reply: 'file',
    isDownload: true,
    handle: call => exportFile(entity, call),
  },
  {
    name: 'exportListed',
    at: 'export',
    method: 'POST',
    summary: 'Chosen rows as a file',
    body: { of: 'export' },
    reply: 'file',
    isDownload: true,
    handle: call => exportListed(entity, call),
  },
  ...(isShops(entity) && !entity.plainList
    ? [
        {
          name: 'exportLater',
          at: 'exports',
          method: 'POST' as const,
          summary: 'Every matching row as a file, made in the background',
          query: [...exportParameters(entity), ...unpaged(entity)],
          status: 202,
          reply: 'export' as const,
          handle: (call: Call) => exportLater(entity, call),
        },
      ]
    : []),
];

const unpaged = (entity: AnyEntity) => listParameters(entity).filter(({ name }) => !name.startsWith('page'));

const creating = (entity: AnyEntity, permission: string): Operation[] => {
  const one = entity.label.one.toLowerCase();
  const multipart = Object.values(entity.info).some(
    ({ kind, name }) => isUpload(kind) && isWritable(entity, name, 'create'),
  );
  return [
    operation(entity, permission, {
      name: 'create',
      method: 'POST',
      summary: `Make a new ${one}`,
      body: { of: 'record', mode: 'create', multipart },
      reply: 'record',
      handle: call => create(entity, call),
    }),
    ...(entity.naturalKey
      ? [
          operation(entity, permission, {
            name: 'import',
            at: 'import',
            method: 'POST',
            summary: `Import ${entity.label.many.toLowerCase()} from CSV or XLSX`,
            body: { of: 'import' },
            status: 202,
            reply: 'import',
            handle: call => importFile(entity, call),
          }),
        ]
      : []),
  ];
};

const updating = (entity: AnyEntity, permission: string): Operation[] => [
  operation(entity, permission, {
    name: 'update',
    at: ':id',
    method: 'PUT',
    summary: `Change the named fields of one ${entity.label.one.toLowerCase()}`,
    body: { of: 'record', mode: 'update', multipart: true },
    reply: 'record',
    handle: call => update(entity, call),
  }),
  operation(entity, permission, {
    name: 'updateMany',
    at: 'update',
    method: 'PUT',
    summary: 'The same change to many',
    body: { of: 'changes' },
    reply: 'ids',
    handle: call => updateMany(entity, call),
  }),
  ...pictureCalls(entity).map(draft => operation(entity, permission, draft)),
];

const permanent: Parameter = {
  name: 'permanent',
  description: 'true: for good, with its values in the history; refused while it is linked with others',
};

const deleting = (entity: AnyEntity, permission: string): Operation[] => [
  operation(entity, permission, {
    name: 'delete',
    at: ':id',
    method: 'DELETE',
    summary: `Put one ${entity.label.one.toLowerCase()} into the trash`,
    ...(entity.erasable && { query: [permanent] }),
    reply: 'any',
    handle: call => remove(entity, call),
  }),
  operation(entity, permission, {
    name: 'deleteMany',
    at: 'delete',
    method: 'POST',
    summary: 'Put many into the trash, all or none',
    body: { of: 'ids' },
    reply: 'ids',
    handle: call => removeMany(entity, call),
  }),
  operation(entity, permission, {
    name: 'restoreMany',
    at: 'restore',
    method: 'POST',
    summary: 'Take many back from the trash, all or none',
    body: { of: 'ids' },
    reply: 'ids',
    handle: call => restoreMany(entity, call),
  }),
];
