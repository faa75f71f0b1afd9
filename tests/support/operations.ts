import type { Operation } from '../../api/operation.ts';
import { allOperations } from '../../api/operations.ts';

/** Every call that is described. */
export const operations: readonly Operation[] = allOperations(() => Promise.reject(new Error('Not here')));

const kindOf = (method: string, path: string) => `${method} ${path.split('/').length}`;

const routes = Map.groupBy(
  operations.map(operation => ({
    operation,
    fits: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`),
  })),
  ({ operation }) => kindOf(operation.method, operation.path),
);

/** The one that answers at this address below `/api/`. */
export const operationAt = (method: string, address: string): Operation | undefined => {
  const [path = ''] = address.split('?');
  return routes.get(kindOf(method, path))?.find(({ fits }) => fits.test(path))?.operation;
};
