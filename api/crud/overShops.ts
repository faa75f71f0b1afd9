import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, uuid } from '../../schema/kit/shape.ts';
import { replying } from '../handler.ts';
import type { Operation, Parameter } from '../operation.ts';
import { listed, recordOf } from '../shapes/records.ts';
import { operation, type Draft } from './draft.ts';
import { listAcross } from './list.ts';
import { listParameters } from './parameters.ts';
import { readAcross } from './read.ts';

/** The calls that read over all shops. */
export const overShops = (entity: AnyEntity, { path, permission }: NonNullable<AnyEntity['across']>): Operation[] => {
  const make = (draft: Draft): Operation => ({
    ...operation(entity, permission, draft),
    access: { to: 'across', permission },
  });
  const whole = make({
    name: 'listAcross',
    path,
    method: 'GET',
    summary: `List ${entity.label.many.toLowerCase()} of all shops`,
    query: [...listParameters(entity), ofShop],
    handle: replying(listed(entity), context => listAcross(entity, context)),
  });
  // A shop is read as itself.
  if (entity.space === 'itself') return [whole];
  return [
    whole,
    make({
      name: 'getAcross',
      path: `${path}/:id`,
      method: 'GET',
      summary: `One ${entity.label.one.toLowerCase()} of whichever shop`,
      handle: replying(recordOf(entity), context => readAcross(entity, context)),
    }),
  ];
};

const ofShop: Parameter = { name: 'shopId', shape: described(uuid, 'Of this shop alone') };
