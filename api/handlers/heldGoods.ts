import { heldGoods, type HeldGoods } from '../../schema/entities/heldGoods.ts';
import { notFound, wrongState } from '../../schema/errors.ts';
import { object, whole } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { repairsOf } from '../../schema/rules/workOrders.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { transitStatements, updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { giveWork } from '../karigars/giveWork.ts';
import { data } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const heldGoodsHandlers: HandlersOf<typeof heldGoods> = {
  giveWork: replying(
    object({ count: whole }),
    async context => {
      const { typeId } = await inputOf(context, heldGoods.actions!.giveWork);
      return context.change(async run =>
        data({
          count: await giveWork(context, run, {
            entity: heldGoods,
            state: 'here',
            early: 'goodsNotHere',
            work: (goods: HeldGoods) => repairsOf(goods).map(work => ({ ...work, typeId })),
            guards: id => [noWorkYet(context.shop, id)],
          }),
        }),
      );
    },
    { once: true },
  ),

  handOut: replying(
    recordOf(heldGoods),
    async context => {
      const { handedTo, receiptBack, proof } = await inputOf(context, heldGoods.actions!.handOut);
      const { shop, occasion, at } = context;
      const id = recordId(heldGoods, context);
      const read = recordStatement(heldGoods, shop, id);
      return context.change(async run => {
        const found = (await run([...lockStatements(heldGoods, shop, [id]), read])).at(-1)!.rows[0]?.[0];
        if (!found) throw notFound({ one: heldGoods.name });
        const goods = JSON.parse(found) as HeldGoods;
        if (goods.state !== 'here') throw wrongState(heldGoods.name, goods.state!);
        const lines = goods.lines.map(line => ({ ...line, outcome: line.outcome ?? 'givenBack' }));
        const told = { handedOn: shopDay(at), handedTo, receiptBack: receiptBack ?? false, proof: proof ?? null };
        await run([
          ...updateStatements(heldGoods, shop, [id], { lines, ...told }, occasion),
          ...transitStatements(heldGoods, 'close', shop, [goods], {}, occasion),
        ]);
        return recordReply(heldGoods, context, (await run([read]))[0]!);
      });
    },
    { once: true },
  ),
};

const noWorkYet = (shop: string, id: string) => ({
  text: `select refuse_unless(not exists (select 1 from work_orders w
    where w.shop_id = $1 and w.held_goods_id = $2 and w.deleted_at is null), 'TS409', 'workGiven')`,
  values: [shop, id] as const,
});
