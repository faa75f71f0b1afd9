import { enterJob } from '../../api/db/transactionContext.ts';
import { reachOf } from '../../api/support/reach.ts';
import { newImport } from '../../api/crud/import/importRows.ts';
import type { Operation } from '../../api/operation.ts';
import { entities } from '../../schema/entities/index.ts';
import { parentsOf, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { guardedFields } from '../../schema/kit/guarded.ts';
import { operations } from '../support/operations.ts';
import { filled, type Filled } from '../support/slots.ts';
import type { Shop } from '../support/shop.ts';
import type { TestApi } from '../support/testApi.ts';
import type { Asked } from './expected.ts';

/** A line of the matrix: a call, and what it asks for. Some calls ask for more by what they are sent. */
export type Route = { label: string; asked: Asked; operation: Operation; call: Filled };

/** Wrong in everything but its path: whoever may call is told so, and nothing is changed. */
const wrong = (operation: Operation, ids: Record<string, string>): Filled => {
  const call = filled(operation, ({ in: place, name }) => (place === 'path' ? ids[name] : undefined));
  const takes = operation.method === 'POST' || operation.method === 'PUT';
  return { ...call, sent: takes ? { body: { nonsense: 1 } } : {} };
};

export const routesOf = async (api: TestApi, shop: Shop): Promise<Route[]> => {
  const imports = await importsOf(api, shop.shopId);
  const ids: Record<string, string> = { shopId: shop.shopId };
  for (const { entity } of operations)
    for (const name of entity ? parentsOf(entity) : []) ids[name] = await shop.refer(entity!.info[name]!.target!);
  return operations.flatMap(operation => {
    const { method, path, access, entity, query } = operation;
    const label = `${method.padEnd(6)} ${path}`;
    if (operation.id.startsWith('imports.') && path.includes(':id'))
      return [...imports].map(([entity, id]) => ({
        label: `${label} (${entity.name})`,
        asked: { to: 'shop', permission: entity.permissions.create! },
        operation,
        call: wrong(operation, { ...ids, id }),
      }));
    const support = { reach: reachOf(operation, new URLSearchParams()), writes: method !== 'GET' };
    const route: Route = {
      label,
      asked: { ...access, ...support },
      operation,
      call: wrong(operation, { ...unknownIds(path), ...ids }),
    };
    const trash = entity?.permissions.delete;
    // What is about a guarded field alone asks for its permission, in the trash too.
    const asked = 'permission' in access ? access.permission : undefined;
    const isGuarded = entity && guardedFields(entity).some(({ shownTo }) => shownTo === asked);
    if (access.to !== 'shop' || !trash || isGuarded || !query?.some(({ name }) => name === 'deleted')) return [route];
    const call = { ...route.call, path: `${route.call.path}?deleted=only${format(operation)}` };
    return [route, { ...route, label: `${label}?deleted=only`, asked: { ...route.asked, permission: trash }, call }];
  });
};

const unknownIds = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, crypto.randomUUID()]));

const format = ({ query }: Operation) =>
  query?.some(({ name, required }) => name === 'format' && required) ? '&format=csv' : '';

/** An import of each entity that has them: who may see it is who may make what it makes. */
const importsOf = async ({ ports }: TestApi, shop: string): Promise<Map<AnyEntity, string>> => {
  const importable = Object.values(entities as Record<string, AnyEntity>).filter(
    ({ naturalKey, permissions }) => naturalKey && permissions.create,
  );
  const imports = new Map(importable.map(entity => [entity, ports.ids.next()]));
  const facts = { fileName: 'a.csv', total: 0, at: ports.clock.now() };
  // Of somebody who sees no more than whoever looks at it.
  const options = (entity: AnyEntity) => ({
    mapping: {},
    dryRun: false,
    hidden: guardedFields(entity).map(({ name }) => name),
  });
  await ports.database.batch([
    enterJob(shop, null),
    ...[...imports].map(([entity, id]) =>
      newImport(shop, { ...facts, options: options(entity), id, entity: entity.name }),
    ),
  ]);
  return imports;
};
