import type { purchases } from '../../schema/entities/purchases.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { readTaxFacts, taxFacts, taxFactsStatement } from '../sales/taxFacts.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';

/** For whatever bears GST: estimates, orders, bills and purchases. */
export const taxHandlers: Pick<HandlersOf<typeof purchases>, 'taxFacts'> = {
  taxFacts: replying(taxFacts, async context => {
    const codes = (parametersOf(context, 'codes').codes ?? '').split(',').filter(code => /^\d{2,8}$/.test(code));
    const [found] = await context.read([taxFactsStatement(context.shop, codes)]);
    return data(readTaxFacts(found!.rows));
  }),
};
