import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { accessOf } from '../access.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { addressShape, makeAddress, shownAddress, withdrawAddress } from './addresses.ts';
import { publicPageShape, showPublicPage } from './page.ts';

/** The address of a record for visitors: seen by whoever may see the record, made and withdrawn by whoever may change it. */
export const publicAddressOperations = (entity: AnyEntity): Operation[] => {
  if (!entity.publicPage) return [];
  const shared = { tag: entity.label.many, entity, path: `${entity.path}/:id/public_address` } as const;
  const { list, update } = entity.permissions;
  return [
    {
      ...shared,
      access: accessOf(entity, list!),
      id: `${entity.name}.publicAddress`,
      method: 'GET',
      summary: 'The address under which visitors see it; null while there is none',
      handle: replying(addressShape, context => shownAddress(entity, context)),
    },
    {
      ...shared,
      access: accessOf(entity, update!),
      id: `${entity.name}.makePublicAddress`,
      method: 'POST',
      summary: 'Make the address under which visitors see it, or be told the one there is',
      handle: replying(addressShape, context => makeAddress(entity, context), { status: 201 }),
    },
    {
      ...shared,
      access: accessOf(entity, update!),
      id: `${entity.name}.withdrawPublicAddress`,
      method: 'DELETE',
      summary: 'Withdraw the address: whoever has it finds nothing any more',
      handle: replying(addressShape, context => withdrawAddress(entity, context)),
    },
  ];
};

export const publicPageOperations: Operation[] = [
  {
    id: 'publicPage.show',
    method: 'GET',
    path: 'public/pages/:address',
    summary: 'What a shop shows visitors of a record, in the words of their language',
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(publicPageShape, showPublicPage),
  },
];
