import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import { parentGuard } from '../db/guards.ts';
import { recordStatement } from '../db/write.ts';
import { operation } from './draft.ts';
import { parentGuards } from './list.ts';
import { crudOperations } from './operations.ts';
import { recordId, recordReply } from './read.ts';
import { guardedLocks, updateStatements } from './update.ts';

type ViewEntity = AnyEntity & Required<Pick<AnyEntity, 'view'>>;

/** The calls of a view: those of its records alone, and those that bring a record in and out. */
export const viewOperations = (entity: AnyEntity): Operation[] => {
  const view = entity as ViewEntity;
  const one = view.label.one.toLowerCase();
  return [
    ...crudOperations(view).filter(({ id }) => !id.endsWith('.exportLater')),
    operation(view, view.permissions.create!, {
      name: 'giveRole',
      at: ':id/role',
      method: 'POST',
      summary: `Make a contact that is there a ${one}`,
      handle: replying(recordOf(view), context => giveRole(view, context)),
    }),
    operation(view, view.permissions.update!, {
      name: 'takeRole',
      at: ':id/role',
      method: 'DELETE',
      summary: `The contact stays, and is no ${one} any more`,
      handle: replying(recordOf(view), context => setRole(view, context, false)),
    }),
  ];
};

/** Whoever sees but those of the view could reach all others by it. */
const giveRole = async (entity: ViewEntity, context: RequestContext) => {
  const { of } = entity.view;
  await context.read([parentGuard(of.name, context.shop, recordId(entity, context))]);
  await context.demanding(of.permissions.list!).authorize();
  return setRole(entity, context, true);
};

const setRole = async (entity: ViewEntity, context: RequestContext, has: boolean): Promise<Reply<never>> => {
  const id = recordId(entity, context);
  const { shop, occasion } = context;
  const { field, of } = entity.view;
  const statements = [
    ...(has ? [] : parentGuards(entity, context, [id])),
    ...guardedLocks(of, shop, [id], {}),
    ...updateStatements(of, shop, [id], { [field]: has }, occasion),
    recordStatement(of, shop, id),
  ];
  return recordReply(of, context, (await context.write(statements)).at(-1)!) as Reply<never>;
};
