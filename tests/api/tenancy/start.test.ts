import { afterEach, expect, it } from 'vitest';
import { overrides } from '../../../api/handlers/index.ts';
import { allOperations } from '../../../api/operations.ts';

const whole = { ...overrides };
afterEach(() => void Object.assign(overrides, whole));

const start = () => allOperations(() => Promise.reject(new Error('not called')));

it.each(['users.create', 'users.update', 'users.delete'])('stops where nothing handles %s of a view', id => {
  expect(start).not.toThrow();
  delete overrides[id];
  expect(start).toThrow(`Nothing handles ${id}`);
});
