import type { pieceTransfers } from '../../schema/entities/pieceTransfers.ts';
import { listOf } from '../../schema/kit/shape.ts';
import { asAccount } from '../db/transactionContext.ts';
import { replying } from '../handler.ts';
import { otherShop, shopsBetween, type ShopsBetween } from '../pieceTransfers/otherShops.ts';
import { data } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';

export const pieceTransferHandlers: HandlersOf<typeof pieceTransfers> = {
  shops: replying(listOf(otherShop), async context => {
    parametersOf(context);
    const { shop } = context;
    const [, found] = await context.read(asAccount(shop, [shopsBetween(shop)]));
    return data((JSON.parse(found!.rows[0]![0]!) as ShopsBetween).others);
  }),
};
