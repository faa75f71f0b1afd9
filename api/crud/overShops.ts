import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, uuid } from '../../schema/kit/shape.ts';
import { overShops as listOverShops } from '../../schema/kit/overShops.ts';
import { replying, sending } from '../handler.ts';
import type { Operation, Parameter } from '../operation.ts';
import { listed, recordOf } from '../shapes/records.ts';
import { clearAcross } from './clearAcross.ts';
import { operation, type Draft } from './draft.ts';
import { exportFile, exportListed } from './export/file.ts';
import { fileTypesOf } from './export/formats.ts';
import { listAcross } from './list.ts';
import { exportParameters, listParameters, searchParameters } from './parameters.ts';
import { readAcross } from './read.ts';
import { removedMany } from './remove.ts';

/** The calls that read over all shops. */
export const overShops = (
  entity: AnyEntity,
  { path, permission, clears }: NonNullable<AnyEntity['across']>,
): Operation[] => {
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
    ...exports(entity, path).map(make),
    ...(clears ? [make(clearing(entity, path))] : []),
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

/** Files of the list over all shops, which is an entity of its own where it has a page. */
const exports = (entity: AnyEntity, path: string): Draft[] => {
  const listed = listOverShops(entity);
  if (!listed) return [];
  return [
    {
      name: 'exportAcross',
      path: `${path}/export`,
      method: 'GET',
      summary: 'Every matching row of all shops as a file',
      query: [...exportParameters(listed), ...searchParameters(entity), ofShop],
      isDownload: true,
      handle: sending(fileTypesOf(listed), context => exportFile(listed, context)),
    },
    {
      name: 'exportListedAcross',
      path: `${path}/export`,
      method: 'POST',
      summary: 'Chosen rows of all shops as a file',
      body: { of: 'export' },
      isDownload: true,
      handle: sending(fileTypesOf(listed), context => exportListed(listed, context)),
    },
  ];
};

const clearing = (entity: AnyEntity, path: string): Draft => ({
  name: 'deleteManyAcross',
  path: `${path}/delete`,
  method: 'POST',
  summary: 'Delete many of all shops for good: shop by shop, each all or none',
  body: { of: 'ids' },
  handle: replying(removedMany, context => clearAcross(entity, context)),
});
