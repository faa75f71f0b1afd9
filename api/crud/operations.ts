import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isUpload } from '../../schema/kit/meta.ts';
import { can } from '../../schema/permissions.ts';
import { isWritable } from '../../schema/kit/validate.ts';
import { described, yesOrNo } from '../../schema/kit/shape.ts';
import { importLook } from '../../schema/kit/importLook.ts';
import { importReport } from '../../schema/kit/importReport.ts';
import { exportReport } from '../../schema/kit/backgroundTask.ts';
import { replying, sending } from '../handler.ts';
import type { Operation, Parameter } from '../operation.ts';
import { listed, recordOf } from '../shapes/records.ts';
import { create } from './create.ts';
import { exportFile, exportListed } from './export/file.ts';
import { fileTypesOf } from './export/formats.ts';
import { exportLater } from './export/start.ts';
import { history, historyOf } from './history.ts';
import { lookAtFile } from './import/look.ts';
import { importFile } from './import/start.ts';
import { calendarOperations } from '../calendar/operations.ts';
import { figureOperations } from '../figures/operations.ts';
import { paperOperations } from '../papers/operations.ts';
import { operation, type Draft } from './draft.ts';
import { list } from './list.ts';
import { order, orderShape } from './order.ts';
import { overShops } from './overShops.ts';
import { mergeOperations } from './merge/operations.ts';
import { exportParameters, listParameters, pagingParameters, searchParameters } from './parameters.ts';
import { publicAddressOperations } from '../publicPages/operations.ts';
import { recordFileOperations } from '../recordFiles/operations.ts';
import { remarkOperations } from '../remarks/operations.ts';
import { sharedTextOperations } from '../sharedTexts/operations.ts';
import { read } from './read.ts';
import { stateCounts, stateCountsOf, sums, sumsOf } from './summaries.ts';
import { remove, removed, removedMany, removeMany, restored, restoreMany } from './remove.ts';
import { treeOperations } from '../tree/operations.ts';
import { update } from './update.ts';
import { updatedMany, updateMany } from './updateMany.ts';
import { pictureCalls } from './uploads/pictureCalls.ts';
import { uploadOperations } from '../uploads/operations.ts';

/** The calls that an entity's declared verbs bring: a verb that is absent has none. */
export const crudOperations = (entity: AnyEntity): Operation[] => {
  const { permissions, across } = entity;
  const all = [
    ...(permissions.list ? reading(entity, permissions.list) : []),
    ...(permissions.create ? creating(entity, permissions.create) : []),
    ...(permissions.update ? updating(entity, permissions.update) : []),
    ...(permissions.delete ? deleting(entity, permissions.delete) : []),
    ...mergeOperations(entity),
    ...paperOperations(entity),
    ...publicAddressOperations(entity),
    ...remarkOperations(entity),
    ...sharedTextOperations(entity),
    ...recordFileOperations(entity),
    ...uploadOperations(entity),
    ...figureOperations(entity),
    ...calendarOperations(entity),
    ...treeOperations(entity),
  ];
  return [
    ...(entity.space === 'itself' ? itself(all) : all.filter(fits(entity))),
    ...(across ? overShops(entity, across) : []),
  ];
};

/** What a function reads is changed one by one, by handlers. */
const fits =
  ({ readBy }: AnyEntity) =>
  ({ id }: Operation) =>
    !readBy || !/Many$|\.import(Look)?$/.test(id);

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

const reading = (entity: AnyEntity, permission: string): Operation[] => {
  const make = (draft: Draft) => operation(entity, permission, draft);
  return [
    ...lists(entity).map(make),
    ...exports(entity).map(make),
    ...summaries(entity).map(make),
    make({
      name: 'get',
      support: 'masked',
      at: ':id',
      method: 'GET',
      summary: `One ${entity.label.one.toLowerCase()}`,
      handle: replying(recordOf(entity), context => read(entity, context)),
    }),
    make({
      name: 'history',
      support: 'masked',
      at: ':id/history',
      method: 'GET',
      summary: 'Who changed what, when',
      query: pagingParameters,
      handle: replying(historyOf(entity), context => history(entity, context)),
    }),
  ];
};

/** What a list shows beside its records. */
const summaries = (entity: AnyEntity): Draft[] => [
  ...(entity.totals
    ? [
        {
          name: 'sums',
          support: 'masked' as const,
          at: 'sums',
          method: 'GET' as const,
          summary: 'What all that match come to together',
          query: searchParameters(entity),
          handle: replying(sumsOf(entity), context => sums(entity, context)),
        },
      ]
    : []),
  ...(entity.states || entity.statuses
    ? [
        {
          name: 'stateCounts',
          support: 'masked' as const,
          at: 'states',
          method: 'GET' as const,
          summary: 'How many of all that match are in each state',
          query: searchParameters(entity),
          handle: replying(stateCountsOf(entity), context => stateCounts(entity, context)),
        },
      ]
    : []),
];

const lists = (entity: AnyEntity): Draft[] => {
  const many = entity.label.many.toLowerCase();
  const query = listParameters(entity);
  const whole: Draft = {
    name: 'list',
    support: 'masked',
    method: 'GET',
    summary: `List ${many}`,
    query,
    handle: replying(listed(entity), context => list(entity, context)),
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
      handle: replying(listed(entity), context =>
        list(entity, context, [{ field: active.field, compare: 'equal', value: true }]),
      ),
    },
  ];
};

const exports = (entity: AnyEntity): Draft[] => [
  {
    name: 'export',
    at: 'export',
    method: 'GET',
    summary: 'Every matching row as a file',
    query: [...exportParameters(entity), ...searchParameters(entity)],
    isDownload: true,
    handle: sending(fileTypesOf(entity), context => exportFile(entity, context)),
  },
  {
    name: 'exportListed',
    at: 'export',
    method: 'POST',
    summary: 'Chosen rows as a file',
    body: { of: 'export' },
    isDownload: true,
    handle: sending(fileTypesOf(entity), context => exportListed(entity, context)),
  },
  ...(isShops(entity) && !entity.plainList
    ? [
        {
          name: 'exportLater',
          at: 'exports',
          method: 'POST' as const,
          summary: 'Every matching row as a file, made in the background',
          query: [...exportParameters(entity), ...searchParameters(entity)],
          handle: replying(exportReport, context => exportLater(entity, context), { status: 202, once: true }),
        },
      ]
    : []),
];

const creating = (entity: AnyEntity, permission: string): Operation[] => {
  const one = entity.label.one.toLowerCase();
  const proved = entity.provedToCreate;
  const multipart = Object.values(entity.info).some(
    ({ kind, name }) => isUpload(kind) && isWritable(entity, name, 'create'),
  );
  return [
    operation(entity, permission, {
      name: 'create',
      support: 'masked',
      method: 'POST',
      summary: `Make a new ${one}`,
      body: { of: 'record', mode: 'create', multipart },
      proved,
      handle: replying(recordOf(entity), context => create(entity, context), { status: 201, once: true }),
    }),
    ...(entity.naturalKey
      ? [
          operation(entity, permission, {
            name: 'import',
            at: 'import',
            method: 'POST',
            summary: `Import ${entity.label.many.toLowerCase()} from CSV or XLSX`,
            body: { of: 'import' },
            proved,
            handle: replying(importReport, context => importFile(entity, context), { status: 202, once: true }),
          }),
          operation(entity, permission, {
            name: 'importLook',
            at: 'import/look',
            method: 'POST',
            summary: 'How a file would be read: its columns, its first rows, and what is to be asked',
            body: { of: 'look' },
            proved,
            handle: replying(importLook, context => lookAtFile(entity, context)),
          }),
        ]
      : []),
  ];
};

const updating = (entity: AnyEntity, permission: string): Operation[] => [
  operation(entity, permission, {
    name: 'update',
    support: 'masked',
    at: ':id',
    method: 'PUT',
    summary: `Change the named fields of one ${entity.label.one.toLowerCase()}`,
    body: { of: 'record', mode: 'update', multipart: true },
    handle: replying(recordOf(entity), context => update(entity, context)),
  }),
  operation(entity, permission, {
    name: 'updateMany',
    support: 'masked',
    at: 'update',
    method: 'PUT',
    summary: 'The same change to many',
    body: { of: 'changes' },
    handle: replying(updatedMany, context => updateMany(entity, context)),
  }),
  ...(entity.ordered
    ? [
        operation(entity, permission, {
          name: 'order',
          support: 'masked',
          at: 'order',
          method: 'PUT',
          summary: `Put the ${entity.label.many.toLowerCase()} into an order`,
          body: { of: 'ids' },
          handle: replying(orderShape, context => order(entity, context)),
        }),
      ]
    : []),
  ...pictureCalls(entity).map(draft => operation(entity, permission, draft)),
];

const permanent: Parameter = {
  name: 'permanent',
  shape: described(yesOrNo, 'true: for good, with its values in the history; refused while it is linked with others'),
};

const deleting = (entity: AnyEntity, permission: string): Operation[] => [
  operation(entity, permission, {
    name: 'delete',
    support: 'masked',
    at: ':id',
    method: 'DELETE',
    summary: `Put one ${entity.label.one.toLowerCase()} into the trash`,
    ...(entity.erasable && { query: [permanent] }),
    handle: replying(removed, context => remove(entity, context)),
  }),
  operation(entity, permission, {
    name: 'deleteMany',
    support: 'masked',
    at: 'delete',
    method: 'POST',
    summary: 'Put many into the trash, all or none',
    body: { of: 'ids' },
    handle: replying(removedMany, context => removeMany(entity, context), { once: true }),
  }),
  operation(entity, permission, {
    name: 'restoreMany',
    support: 'masked',
    at: 'restore',
    method: 'POST',
    summary: 'Take many back from the trash, all or none',
    body: { of: 'ids' },
    handle: replying(restored, context => restoreMany(entity, context), { once: true }),
  }),
];
