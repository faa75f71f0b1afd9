import { can } from '../../schema/permissions.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { serverFigures } from '../../schema/rules/serverFigures.ts';

export const serverFigureOperations: Operation[] = [
  {
    id: 'serverFigures.get',
    method: 'GET',
    path: 'system/server_figures',
    summary: 'How the server fares: calls, database, jobs, messages and memory, without anybody’s data',
    tag: 'Server',
    access: { to: 'platform', permission: can.SystemAll },
    handle: replying(serverFigures, async context => {
      await context.authorize();
      return data(await context.ports.serverFigures.read());
    }),
  },
];
