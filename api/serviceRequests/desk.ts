import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { conflict } from '../../schema/errors.ts';
import { choice, text } from '../../schema/kit/kinds.ts';
import { object, string, uuid, listOf } from '../../schema/kit/shape.ts';
import { worded } from '../../schema/kit/worded.ts';
import { priorities, requestStates } from '../../schema/rules/serviceRequests.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { isUuid } from '../db/statement.ts';
import { asAccount, enterAccount } from '../db/transactionContext.ts';
import { recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { inputOf, parametersOf } from '../handlers/input.ts';
import type { Run, Statement } from '../ports.ts';
import { dataText } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import { moveStatements, standing } from './move.ts';
import { tellShop } from './tell.ts';

/** What administrators change of a request; an empty `handlerId`: nobody handles it. */
export const deskChanges = worded('deskChange', {
  state: choice(requestStates).label('State'),
  priority: choice(priorities).label('Priority'),
  handlerId: text().label('Handled by').max(36),
});

export const administratorsShape = listOf(object({ id: uuid, name: string }));

/** Who may take a request on. */
export const administrators = replying(administratorsShape, async context => {
  parametersOf(context);
  const [, found] = await context.batch([
    enterAccount,
    {
      text: `select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by lower(u.name), u.id), '[]')
        from users u where 'system/all' = any(u.permissions) and u.disabled_at is null`,
      values: [],
    },
  ]);
  return dataText(found!.rows[0]![0]!);
});

export const changeAtDesk = replying(recordOf(serviceRequests), async context => {
  const { state, priority, handlerId } = await inputOf(context, { input: deskChanges });
  const { shop, occasion } = context;
  const id = recordId(serviceRequests, context);
  return context.change(async run => {
    const request = await standing(run, shop, id);
    const moves = state && state !== request.state ? moveStatements(request.state, state, shop, id, occasion) : [];
    if (state && state !== request.state && !moves.length) throw conflict(say('noWayThere'));
    const changes = {
      ...(priority && { priority }),
      ...(handlerId !== undefined && { handlerId, handler: await nameOf(context, run, handlerId) }),
    };
    const isChanged = Object.keys(changes).length > 0;
    await run([...(isChanged ? updateStatements(serviceRequests, shop, [id], changes, occasion) : []), ...moves]);
    if (moves.length && state === 'solved')
      await tellShop(context, run, request, {
        kind: 'requestSolved',
        event: `solved ${id} ${occasion.at.toISOString()}`,
      });
    const [record] = await run([recordStatement(serviceRequests, shop, id)]);
    return recordReply(serviceRequests, context, record!);
  });
});

/** Of an administrator; nobody else takes a request on. */
const nameOf = async ({ shop }: RequestContext, run: Run, id: string | null): Promise<string | null> => {
  if (!id) return null;
  const named: Statement = {
    text: `select u.name from users u where u.id = $1::uuid and 'system/all' = any(u.permissions) and u.disabled_at is null`,
    values: [id],
  };
  const found = isUuid(id) ? await run(asAccount(shop, [named])) : [];
  const name = found[1]?.rows[0]?.[0];
  if (!name) throw conflict(say('oneOfList'));
  return name;
};
