import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation, Parameter } from '../../../api/operation.ts';
import { exampleOf } from '../../../schema/kit/example.ts';
import type { Shape } from '../../../schema/kit/shape.ts';
import { permissions } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { operations } from '../../support/operations.ts';
import { isSoak, shareOf } from '../../support/proofSize.ts';
import { filled, slotsOf, type Slot } from '../../support/slots.ts';

type Schema = { enum?: unknown[]; oneOf?: { const: unknown }[]; type?: string; format?: string; pattern?: string };

const isAnyText = (shape: Shape) => {
  const { enum: values, type, format, pattern } = shape as Schema;
  return type === 'string' && !values && !format && !pattern;
};

/** All that it may be, or some of it. */
const rights = (shape: Shape): unknown[] => {
  const { enum: values, oneOf, type } = shape as Schema;
  if (type === 'boolean') return [true, false];
  return values ?? oneOf?.map(option => option.const) ?? [isAnyText(shape) ? 'Asha' : exampleOf(shape)];
};

/** A malformed id in a list is one that no record has. */
const wrongs = (shape: Shape): string[] => (isAnyText(shape) || shape['type'] === 'array' ? [] : ['nonsense']);

/** Orders and applications are made by nobody of a shop. */
const reads = operations.filter(
  ({ id, method, query, access, handle }) =>
    method === 'GET' &&
    query?.length &&
    access.to !== 'public' &&
    'data' in handle.success &&
    !/^(?:orders|payments|applications|downloadCounts|adCounts)\.(?:history|remarks)$/.test(id),
);

/** A parameter of the same name and shape is read by the same code in every call: its first call proves it, a soak all of them. */
const proved = new Set<string>();
const cases = reads.flatMap(operation => {
  const parameters = operation.query!.filter(({ name, shape }) => {
    const key = JSON.stringify([name, shape]);
    const isNew = isSoak || !proved.has(key);
    proved.add(key);
    return isNew;
  });
  return parameters.length ? [[operation.id, operation, parameters] as const] : [];
});

onPostgres((world, drawn) => {
  let shop: Shop;
  const idFor = ({ name, target }: Slot) => (name === 'shopId' ? shop.shopId : shop.refer(target!));
  const ask = async (operation: Operation, { name }: Parameter, value: unknown) => {
    const inPath = slotsOf(operation).filter(slot => slot.in === 'path');
    const ids = new Map(await Promise.all(inPath.map(async slot => [slot.name, await idFor(slot)] as const)));
    const { method, path } = filled(operation, slot => {
      if (slot.in === 'path') return ids.get(slot.name);
      return slot.in === 'query' && slot.name === name ? value : undefined;
    });
    return world.call(method, path, { token: shop.token });
  };
  beforeAll(async () => void (shop = await openShop(world, { permissions })));

  describe.each(drawn(cases))('%s', (_, operation, parameters) => {
    it('takes what its parameters are described as, and nothing else', async () => {
      for (const parameter of parameters) {
        for (const value of shareOf(rights(parameter.shape), 2, operation.id + parameter.name)) {
          const { status, text } = await ask(operation, parameter, value);
          expect(status, `${parameter.name}=${String(value)} ${text}`).toBe(200);
        }
        for (const value of wrongs(parameter.shape)) {
          const { status, body } = await ask(operation, parameter, value);
          expect([status, Object.keys(body.errors ?? {})], `${parameter.name}=${value}`).toEqual([
            400,
            [parameter.name],
          ]);
        }
      }
    });
  });
});
