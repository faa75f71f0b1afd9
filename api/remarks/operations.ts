import type { AnyEntity, Verb } from '../../schema/kit/defineEntity.ts';
import { yes } from '../../schema/kit/shape.ts';
import { remarkFields } from '../../schema/rules/remarks.ts';
import { accessOf } from '../access.ts';
import { pagingParameters } from '../crud/parameters.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { addRemark, mendRemark, remarks, remarkShape, remarksShape, takeBackRemark } from './remarks.ts';

/** What is said about a record, by whoever may see it; each remark is its writer's. */
export const remarkOperations = (entity: AnyEntity): Operation[] => (entity.remarks ? callsOf(entity) : []);

const callsOf = (entity: AnyEntity): Operation[] => {
  const [all, one] = placesOf(entity);
  return [
    {
      ...all('list'),
      id: `${entity.name}.remarks`,
      support: 'masked',
      method: 'GET',
      summary: 'What has been said about it, the newest first',
      query: pagingParameters,
      handle: replying(remarksShape, context => remarks(entity, context)),
    },
    {
      ...all('create'),
      id: `${entity.name}.addRemark`,
      method: 'POST',
      summary: 'Say something about it; those it mentions are told',
      body: { of: 'fields', fields: remarkFields, multipart: true },
      handle: replying(remarkShape, context => addRemark(entity, context), { status: 201, once: true }),
    },
    {
      ...one('update'),
      id: `${entity.name}.mendRemark`,
      method: 'PUT',
      summary: 'Say it in other words; its writer alone',
      body: { of: 'fields', fields: { text: remarkFields.text } },
      handle: replying(remarkShape, context => mendRemark(entity, context)),
    },
    {
      ...one('delete'),
      id: `${entity.name}.takeBackRemark`,
      method: 'DELETE',
      summary: 'Take it back; its writer alone',
      handle: replying(yes, context => takeBackRemark(entity, context)),
    },
  ];
};

/** All remarks of a record, and one of them, each by a permission of its own where the entity has some for remarks. */
const placesOf = (entity: AnyEntity) => {
  const { remarks, permissions, path } = entity;
  const at =
    (path: string) =>
    (verb: Verb): Pick<Operation, 'tag' | 'access' | 'entity' | 'path'> => ({
      tag: entity.label.many,
      access: accessOf(entity, typeof remarks === 'object' ? remarks[verb] : permissions.list!),
      entity,
      path,
    });
  return [at(`${path}/:id/remarks`), at(`${path}/:id/remarks/:remarkId`)] as const;
};
