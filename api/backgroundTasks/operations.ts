import { entities } from '../../schema/entities/index.ts';
import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { counted } from '../../schema/kit/paging.ts';
import { described, oneOf } from '../../schema/kit/shape.ts';
import { backgroundTask, type BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { can } from '../../schema/permissions.ts';
import type { RequestContext } from '../requestContext.ts';
import { entityOf } from '../db/select.ts';
import { parametersOf } from '../handlers/input.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { page, type Page, type Reply } from '../reply.ts';
import { heldPermissions } from '../session/statements.ts';
import { pageOf } from '../shapes/records.ts';
import { actionsOf, type TaskRow } from './actions.ts';
import { taskCount, taskPage, type VisibleTasks } from './statements.ts';
import { readSaid, say } from '../../schema/words/said.ts';

/** More than anybody pages through. */
const most = 10_000;

/** Imports are seen by who may make what they make, messages and invitations by who may list them; exports by their person alone. */
const visibleTo = (held: ReadonlySet<string>): VisibleTasks => ({
  entities: Object.values(entities as Record<string, AnyEntity>).flatMap(({ name, permissions }) =>
    permissions.create && held.has(permissions.create) ? [name] : [],
  ),
  messages: held.has(can.MessageList),
  letters: held.has(can.UserList),
});

const list = async (context: RequestContext): Promise<Reply<Page<BackgroundTask>>> => {
  const { state, ...paging } = parametersOf(context, 'pageNumber', 'pageSize', 'state');
  if (state !== undefined && state !== 'running') throw invalid({ state: say('mustBeRunning') });
  const pageNumber = whole(paging.pageNumber, 'pageNumber', 1, 500);
  const pageSize = whole(paging.pageSize, 'pageSize', 20, 100);
  const { shop, at } = context;
  return context.transaction(async run => {
    const [permissions] = await run([heldPermissions]);
    const held = new Set(JSON.parse(permissions!.rows[0]![0]!) as string[]);
    const wanted = { ...visibleTo(held), running: state === 'running' };
    const offset = (pageNumber - 1) * pageSize;
    const [items, count] = await run([
      taskPage(shop, { ...wanted, most: offset + pageSize }, offset, pageSize, at),
      taskCount(shop, { ...wanted, most }, at),
    ]);
    const rows = JSON.parse(items!.rows[0]![0]!) as TaskRow[];
    const tasks = rows.map(({ hasFailedRows, ...row }): BackgroundTask => {
      const createPermission = row.kind === 'import' ? entityOf(row.entity!).permissions.create : undefined;
      const problem = row.problem && context.wording.say(readSaid(row.problem));
      return { ...row, problem, actions: actionsOf({ ...row, hasFailedRows }, { held, createPermission, at }) };
    });
    return page(JSON.stringify(tasks), Number(count!.rows[0]![0]), { pageNumber, pageSize });
  });
};

const whole = (text: string | undefined, name: string, usual: number, largest: number): number => {
  if (text === undefined) return usual;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > largest) throw invalid({ [name]: say('mustBeCount', { most: largest }) });
  return number;
};

export const backgroundTaskOperations: Operation[] = [
  {
    id: 'backgroundTasks.list',
    method: 'GET',
    path: 'shops/:shopId/background_tasks',
    summary:
      'What goes on in the background and what became of it: mine, and all of a kind for whoever may see all of it',
    tag: 'Background tasks',
    access: { to: 'shop', permission: '' },
    query: [
      { name: 'pageNumber', shape: counted(500) },
      { name: 'pageSize', shape: described(counted(100), '20 unless told') },
      { name: 'state', shape: described(oneOf(['running']), 'What is not over yet') },
    ],
    handle: replying(pageOf(backgroundTask), list),
  },
];
