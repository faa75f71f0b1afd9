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

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that the API takes at a path, as the header `Allow` names them; null where the API has no such path. */
export const allowAt = (path: string): string | null =>
  methods
    .filter(method => operationAt(method, path))
    .flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ') || null;
