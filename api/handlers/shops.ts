import { shops, type Shop } from '../../schema/entities/shops.ts';
import { conflict } from '../../schema/errors.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { enter, enterAccount, goOnIn } from '../db/transactionContext.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { recheckShop } from '../events/signals.ts';
import { tellStatus } from '../notifications/shopStatus.ts';
import { replying } from '../handler.ts';
import { recordOf } from '../shapes/records.ts';
import { newMembership, newShop, ownBusiness, shopBegins } from '../session/businesses.ts';
import { chatAccountHandlers } from './chatAccounts.ts';
import { companyShopHandlers } from './companyShop.ts';
import { heldPlanHandlers } from './heldPlans.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { noticeTemplateHandlers } from './noticeTemplates.ts';
import { shopOrderHandlers } from './shopOrders.ts';
import { supportHandlers } from './supportAccesses.ts';
import { say } from '../../schema/words/said.ts';

export const shopHandlers: HandlersOf<typeof shops> = {
  ...supportHandlers,
  ...chatAccountHandlers,
  ...noticeTemplateHandlers,
  ...heldPlanHandlers,
  ...companyShopHandlers,
  ...shopOrderHandlers,

  create: replying(
    recordOf(shops),
    async context => {
      const { name, pin, stateCode } = await inputOf(context, shops.actions!.create);
      const { ports, session, at } = context;
      const id = ports.ids.next();
      return context.change(async run => {
        const [, found] = await run([enterAccount, ownBusiness]);
        const [user, tenant] = found!.rows[0]!;
        if (!user || !tenant) throw conflict(say('noBusiness'));
        const results = await run([
          newShop({ id, tenant, name, status: 'Pending', pin, stateCode }, at),
          ...newMembership({ user, shop: id, role: 'owner' }, at),
          enter({ session, shop: id, permission: '', at }),
          ...shopBegins(id, { ids: ports.ids, at, language: context.wording.language }),
          recordStatement(shops, id, id),
          goOnIn(context.shop),
        ]);
        return recordReply(shops, context, results.at(-2)!, 201);
      });
    },
    { status: 201, once: true },
  ),

  /** Apart from the other fields, since it takes a right of its own. */
  status: replying(recordOf(shops), async context => {
    const changes = await inputOf(context, shops.actions!.status);
    const id = recordId(shops, context);
    const { shop } = context;
    return context.transaction(async run => {
      const results = await run([
        ...lockStatements(shops, shop, [id]),
        recordStatement(shops, shop, id),
        ...updateStatements(shops, shop, [id], changes, context.occasion),
        recheckShop(shop),
        recordStatement(shops, shop, id),
      ]);
      const [before, after] = [results[2]!, results.at(-1)!].map(({ rows }) => JSON.parse(rows[0]![0]!) as Shop);
      if (before!.status !== after!.status) await tellStatus(context, run, after!);
      return recordReply(shops, context, results.at(-1)!);
    });
  }),
};
