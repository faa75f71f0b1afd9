import { afterEach, expect, it } from 'vitest';
import { overrides } from '../../../api/handlers/index.ts';
import { replying } from '../../../api/handler.ts';
import { allOperations } from '../../../api/operations.ts';
import { anything } from '../../../schema/kit/shape.ts';

const whole = { ...overrides };
afterEach(() => {
  for (const id of Object.keys(overrides)) delete overrides[id];
  Object.assign(overrides, whole);
});

const start = () => allOperations(() => Promise.reject(new Error('not called')));
const handle = replying(anything, () => Promise.reject(new Error('not called')));

it.each(['users.create', 'users.update', 'users.delete'])('stops where nothing handles %s of a view', id => {
  expect(start).not.toThrow();
  delete overrides[id];
  expect(start).toThrow(`Nothing handles ${id}`);
});

it.each(['units.update', 'units.delete'])('stops where many records would go past an own %s', id => {
  overrides[id] = handle;
  expect(start).toThrow(`${id}Many would go past the handler of ${id}`);
  overrides[`${id}Many`] = handle;
  expect(start).not.toThrow();
});

it('stops where an own handler is for no call', () => {
  overrides['units.updat'] = handle;
  expect(start).toThrow('There is no call units.updat to override');
});
