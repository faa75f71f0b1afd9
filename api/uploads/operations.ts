import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listOf, yes } from '../../schema/kit/shape.ts';
import { startUploadFields } from '../../schema/rules/uploads.ts';
import { accessOf } from '../access.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { cancel, finish, listOpen, putPart, read, start, type Target } from './calls.ts';
import { uploadShape } from './shape.ts';

/** The calls by which a large file comes in parts, before the record that is to hold it: whoever may make records may send it. */
export const uploadOperations = (entity: AnyEntity): Operation[] => {
  const { create } = entity.permissions;
  if (!create) return [];
  return Object.values(entity.info).flatMap(({ name, largest }) =>
    largest ? operationsOfTarget({ entity, field: name, largest }, create) : [],
  );
};

export const operationsOfTarget = (target: Target, permission: string): Operation[] => [
  ...ofAll(target, permission),
  ...ofOne(target, permission),
];

const common = ({ entity, field }: Target, permission: string) =>
  ({
    tag: entity.label.many,
    access: accessOf(entity, permission),
    entity,
    path: `${entity.path}/uploads/${field}`,
  }) as const;

const ofAll = (target: Target, permission: string): Operation[] => {
  const all = common(target, permission);
  const name = capital(target.field);
  return [
    {
      ...all,
      id: `${target.entity.name}.start${name}Upload`,
      method: 'POST',
      summary: 'Begin to send a file in parts, or go on with the same one where it was left',
      body: { of: 'fields', fields: startUploadFields },
      handle: replying(uploadShape, context => start(target, context), { status: [201, 200] }),
    },
    {
      ...all,
      id: `${target.entity.name}.list${name}Uploads`,
      method: 'GET',
      summary: 'The files whose parts have not all come; each is given up a day after its last part',
      handle: replying(listOf(uploadShape), context => listOpen(target, context)),
    },
  ];
};

const ofOne = (target: Target, permission: string): Operation[] => {
  const all = common(target, permission);
  const one = { ...all, path: `${all.path}/:uploadId` } as const;
  const name = capital(target.field);
  return [
    {
      ...one,
      id: `${target.entity.name}.read${name}Upload`,
      method: 'GET',
      summary: 'Which parts of a file are there',
      handle: replying(uploadShape, context => read(target, context)),
    },
    {
      ...one,
      id: `${target.entity.name}.put${name}Part`,
      method: 'PUT',
      summary:
        'A part of a file, placed by Content-Range and checked by Content-Digest where that is sent; again is no harm',
      body: { of: 'part' },
      handle: replying(uploadShape, context => putPart(target, context)),
    },
    {
      ...one,
      id: `${target.entity.name}.cancel${name}Upload`,
      method: 'DELETE',
      summary: 'Give up a file and throw away its parts',
      handle: replying(yes, context => cancel(target, context)),
    },
    {
      ...one,
      path: `${one.path}/finish`,
      id: `${target.entity.name}.finish${name}Upload`,
      method: 'POST',
      summary: 'Make one file of the parts; 202 while it is still read through for its SHA-256: ask again',
      handle: replying(uploadShape, context => finish(target, context), { status: [200, 202] }),
    },
  ];
};
