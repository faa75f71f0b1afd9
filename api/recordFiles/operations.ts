import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listOf, yes } from '../../schema/kit/shape.ts';
import { addFileFields, orderFilesFields, renameFileFields } from '../../schema/rules/recordFiles.ts';
import { accessOf } from '../access.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { addFile, files, orderFiles, removeFile, renameFile, restoreFile } from './calls.ts';
import { recordFileShape } from './shape.ts';

/** The files of a record: seen by whoever may see it, changed by whoever may change it. */
export const recordFileOperations = (entity: AnyEntity): Operation[] => {
  const { permissions } = entity;
  if (!entity.files || !permissions.list) return [];
  return [
    ...reading(entity, permissions.list),
    ...(permissions.update
      ? [...changing(entity, permissions.update), ...changingOne(entity, permissions.update)]
      : []),
  ];
};

const placed = (entity: AnyEntity, permission: string, rest = '') =>
  ({
    tag: entity.label.many,
    access: accessOf(entity, permission),
    entity,
    path: `${entity.path}/:id/files${rest}`,
  }) as const;

const reading = (entity: AnyEntity, permission: string): Operation[] => [
  {
    ...placed(entity, permission),
    id: `${entity.name}.files`,
    support: 'masked',
    method: 'GET',
    summary: 'Its files, in their order',
    handle: replying(listOf(recordFileShape), context => files(entity, context)),
  },
];

const changing = (entity: AnyEntity, permission: string): Operation[] => {
  const all = placed(entity, permission);
  return [
    {
      ...all,
      id: `${entity.name}.addFile`,
      method: 'POST',
      summary: 'Add a file: a picture, PDF, document, sheet, text, zip, sound or video, as its first bytes tell',
      body: { of: 'fields', fields: addFileFields, multipart: true },
      handle: replying(recordFileShape, context => addFile(entity, context), { status: 201, once: true }),
    },
    {
      ...all,
      id: `${entity.name}.orderFiles`,
      method: 'PUT',
      summary: 'Put the files in another order: the ids of all of them',
      body: { of: 'fields', fields: orderFilesFields },
      handle: replying(listOf(recordFileShape), context => orderFiles(entity, context)),
    },
  ];
};

const changingOne = (entity: AnyEntity, permission: string): Operation[] => {
  const one = placed(entity, permission, '/:fileId');
  return [
    {
      ...one,
      id: `${entity.name}.renameFile`,
      method: 'PUT',
      summary: 'Give a file another name; what tells its type stays at its end',
      body: { of: 'fields', fields: renameFileFields },
      handle: replying(recordFileShape, context => renameFile(entity, context)),
    },
    {
      ...one,
      id: `${entity.name}.removeFile`,
      method: 'DELETE',
      summary: 'Remove a file; for a day it can be brought back',
      handle: replying(yes, context => removeFile(entity, context)),
    },
    {
      ...placed(entity, permission, '/:fileId/restore'),
      id: `${entity.name}.restoreFile`,
      method: 'POST',
      summary: 'Bring a file back that was removed',
      handle: replying(recordFileShape, context => restoreFile(entity, context), { once: true }),
    },
  ];
};
