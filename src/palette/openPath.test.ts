import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { routeOf } from '../routes.tsx';
import { openPath } from './openPath.ts';

it.each([
  ['contacts', true, '/contacts/7'],
  ['contacts', false, '/contacts/7/show'],
  ['tenants', true, '/tenants/edit/7'],
  ['vacancies', true, '/jobs/edit/7'],
  ['ads', true, '/ads/edit/7'],
] as const)('leads to one of %s, to be changed %s, at %s', (name, mayChange, path) => {
  expect(openPath(entities[name] as AnyEntity, '7', () => mayChange)).toBe(path);
  expect(routeOf(path)).toBeDefined();
});
