import { meltingLots } from '../../schema/entities/meltingLots.ts';
import { conflict } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { referenceGuards } from '../db/guards.ts';
import { recordStatement } from '../db/write.ts';
import { lockStock } from '../ledger/stockGuard.ts';
import type { RequestContext } from '../requestContext.ts';
import { waitingStatement } from './oldGoldInLots.ts';

/** All that was bought to be melted and is in no lot, in one draft. Two who ask at once get it once. */
export const collect = (context: RequestContext, contactId: string, metal: string) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const found = await run([
      ...referenceGuards(meltingLots, shop, [{ contactId }]),
      lockStock(shop),
      waitingStatement(shop, metal, null),
    ]);
    const lines = JSON.parse(found.at(-1)!.rows[0]![0]!) as object[];
    if (!lines.length) throw conflict(say('nothingToMelt'));
    const lot = { id: occasion.ids.next(), contactId, metal, lines };
    const made = await run([
      ...createStatements(meltingLots, shop, [lot], occasion),
      recordStatement(meltingLots, shop, lot.id),
    ]);
    return recordReply(meltingLots, context, made.at(-1)!);
  });
