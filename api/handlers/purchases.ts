import { pieces } from '../../schema/entities/pieces.ts';
import { purchases, type Purchase } from '../../schema/entities/purchases.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { validate } from '../../schema/kit/validate.ts';
import { weightsOf } from '../../schema/rules/pieces.ts';
import { costOfPiece } from '../../schema/rules/purchases.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import { atLine } from './atLine.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const { takeIn } = purchases.actions!;

export const purchaseHandlers: HandlersOf<typeof purchases> = {
  takeIn: replying(
    recordOf(purchases),
    async context => {
      const id = recordId(purchases, context);
      const typed = (await inputOf(context, takeIn)).pieces!;
      return context.change(async run => {
        const read = recordStatement(purchases, context.shop, id);
        const found = (await run([read]))[0]!.rows[0]?.[0];
        if (!found) throw notFound({ one: purchases.name });
        const purchase = JSON.parse(found) as Purchase;
        for (const [n, piece] of typed.entries())
          await take(pieceOf(purchase, piece, shopDay(context.at)), run, context).catch((error: unknown) => {
            throw atLine('pieces', n, error, pieces);
          });
        // The first piece locked it.
        return recordReply(purchases, context, (await run([stillPosted(context.shop, id), read]))[1]!);
      });
    },
    { once: true },
  ),
};

type Typed = Record<string, unknown> & { metal: string | null; fineness: number | null };

const pieceOf = (purchase: Purchase, typed: Typed, day: string): Record<string, unknown> => {
  const { id: purchaseId, supplierId } = purchase;
  const { netWeight } = weightsOf(typed as Parameters<typeof weightsOf>[0]);
  const cost = costOfPiece(purchase, { ...typed, netWeight });
  return { ...typed, purchaseId, supplierId, stockedOn: day, ...(cost !== null && { cost }) };
};

const take = async (piece: Record<string, unknown>, run: Run, { shop, occasion }: RequestContext): Promise<void> => {
  const { values, problems } = validate(pieces, piece, 'create');
  if (problems) throw invalid(problems);
  await run(createStatements(pieces, shop, [{ ...values, id: occasion.ids.next() }], occasion));
};

const stillPosted = (shop: string, id: string): Statement => ({
  text: `select refuse_unless(exists (select 1 from purchases p where p.shop_id = $1 and p.id = $2 and p.state = 'posted'), 'TS409', 'purchaseNotPosted')`,
  values: [shop, id],
});
