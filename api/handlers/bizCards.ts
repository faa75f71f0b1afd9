import { bizCards } from '../../schema/entities/bizCards.ts';
import { maybe } from '../../schema/kit/shape.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Statement } from '../ports.ts';
import { data } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** Of whoever looks after no cards: the own one in this shop. */
export const bizCardHandlers: HandlersOf<typeof bizCards> = {
  mine: replying(maybe(recordOf(bizCards)), context =>
    context.transaction(async run => {
      const { card } = caller(await run([own(context.shop)]));
      if (!card) return data(null);
      const [found] = await run([recordStatement(bizCards, context.shop, card)]);
      return recordReply(bizCards, context, found!);
    }),
  ),

  saveMine: replying(recordOf(bizCards), async context => {
    const values = await inputOf(context, bizCards.actions!.saveMine);
    return context.change(async run => {
      const { card, user } = caller(await run([own(context.shop)]));
      const id = card ?? context.ports.ids.next();
      const results = await run([
        ...(card ? changing(context, id, values) : making(context, { ...values, id, personId: user })),
        recordStatement(bizCards, context.shop, id),
      ]);
      return recordReply(bizCards, context, results.at(-1)!);
    });
  }),
};

const making = ({ shop, occasion }: RequestContext, row: { id: string } & Record<string, unknown>): Statement[] =>
  createStatements(
    bizCards,
    shop,
    [{ isRateShown: true, isPortfolioShown: true, hours: [], products: [], ...row }],
    occasion,
  );

const changing = ({ shop, occasion }: RequestContext, id: string, values: Record<string, unknown>): Statement[] => [
  ...lockStatements(bizCards, shop, [id]),
  ...updateStatements(bizCards, shop, [id], values, occasion),
];

/** Its one row: the caller, and the caller's card. */
const own = (shop: string): Statement => ({
  text: `select p.id, (select c.id from biz_cards c where c.shop_id = $1 and c.person_id = p.id and c.deleted_at is null order by c.id limit 1)
    from (select nullif(current_setting('app.user_id', true), '')::uuid as id) p`,
  values: [shop],
});

const caller = ([found]: readonly { rows: readonly (readonly (string | null)[])[] }[]) => {
  const [user, card] = found!.rows[0]!;
  return { user: user!, card: card ?? null };
};
