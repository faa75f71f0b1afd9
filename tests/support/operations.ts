import type { Operation } from '../../api/operation.ts';
import { allOperations } from '../../api/operations.ts';

/** Every call that is described. */
export const operations: readonly Operation[] = allOperations(() => Promise.reject(new Error('Not here')));

const routes = operations.map(operation => ({
  operation,
  fits: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The one that answers at this address below `/api/`. */
export const operationAt = (method: string, address: string): Operation | undefined => {
  const [path = ''] = address.split('?');
  return routes.find(({ operation, fits }) => operation.method === method && fits.test(path))?.operation;
};
