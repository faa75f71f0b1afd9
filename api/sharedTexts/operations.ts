import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { SharedText } from '../../schema/kit/sharedTexts.ts';
import { described, whole } from '../../schema/kit/shape.ts';
import { sharedTextShape, updateFields } from '../../schema/rules/sharedTexts.ts';
import { accessOf } from '../access.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { appendUpdate, beginText, readText } from './calls.ts';

/** The texts of a record that several people write at once. What they write is added, and nothing is ever replaced. */
export const sharedTextOperations = (entity: AnyEntity): Operation[] =>
  Object.entries(entity.texts ?? {}).flatMap(([name, text]) => callsOf(entity, name, text));

const since = { name: 'since', shape: described(whole, 'The number of the last update that is known; 0 for none') };

const callsOf = (entity: AnyEntity, name: string, { permissions }: SharedText): Operation[] => {
  const path = `${entity.path}/:id/texts/${name}`;
  const of = (permission: string) => ({ tag: entity.label.many, access: accessOf(entity, permission), entity });
  return [
    {
      ...of(permissions.list),
      path,
      id: `${entity.name}.text${capital(name)}`,
      method: 'GET',
      summary: 'What was written since then, as Yjs updates in base64',
      query: [since],
      handle: replying(sharedTextShape, context => readText(entity, name, context)),
    },
    {
      ...of(permissions.create),
      path,
      id: `${entity.name}.beginText${capital(name)}`,
      method: 'PUT',
      summary: 'Begin it; what has begun stays as it is',
      handle: replying(sharedTextShape, context => beginText(entity, name, context)),
    },
    {
      ...of(permissions.update),
      path: `${path}/updates`,
      id: `${entity.name}.writeText${capital(name)}`,
      method: 'POST',
      summary: 'Add what somebody wrote. Sent twice it stands there once; the reply has what others wrote meanwhile',
      body: { of: 'fields', fields: updateFields },
      handle: replying(sharedTextShape, context => appendUpdate(entity, name, context), { status: 201 }),
    },
  ];
};
