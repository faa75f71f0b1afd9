import type { Env, Hono } from 'hono';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that a router answers at a path, as the header `Allow` names them. Handlers of every path do not count. */
export const allowedMethods = <E extends Env>({ router }: Hono<E>, path: string): string[] =>
  methods
    .filter(method => router.match(method, path)[0].some(([[, route]]) => route.path !== '/*'))
    .flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
