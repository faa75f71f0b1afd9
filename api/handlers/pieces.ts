import { pieces, type Piece } from '../../schema/entities/pieces.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { printedPrice, priceOf, priceTerms } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import { recordId } from '../crud/read.ts';
import { isUuid } from '../db/statement.ts';
import { recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { productOfPiece, readTerms, termsStatement } from '../pieces/priceTerms.ts';
import { data } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';

export const pieceHandlers: HandlersOf<typeof pieces> = {
  price: replying(printedPrice, async context => {
    parametersOf(context);
    const { shop, at } = context;
    const id = recordId(pieces, context);
    const [found, terms] = await context.read([
      recordStatement(pieces, shop, id),
      termsStatement(shop, productOfPiece, id, at),
    ]);
    const text = found!.rows[0]?.[0];
    if (!text) throw notFound({ one: pieces.name });
    return data(priceOf(JSON.parse(text) as Piece, readTerms(terms!, at)));
  }),

  priceTerms: replying(priceTerms, async context => {
    const { productId } = parametersOf(context, 'productId');
    if (productId !== undefined && !isUuid(productId)) throw invalid({ productId: say('oneOfList') });
    const { shop, at } = context;
    const [terms] = await context.read([termsStatement(shop, '$2::uuid', productId ?? null, at)]);
    return data(readTerms(terms!, at));
  }),
};
