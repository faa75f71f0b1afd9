import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { handlers } from './index.ts';

it('has one for each action, which the compiler sees too', () => {
  const declared = Object.values(entities as Record<string, AnyEntity>).flatMap(({ name, actions = {} }) =>
    Object.keys(actions).map(action => `${name}.${action}`),
  );
  const handled = Object.entries(handlers).flatMap(([name, its]) =>
    Object.keys(its).map(action => `${name}.${action}`),
  );
  expect(handled.sort()).toEqual(declared.sort());
  // @ts-expect-error: the entities have actions
  const lacking: typeof handlers = {};
  expect(lacking).toEqual({});
});
