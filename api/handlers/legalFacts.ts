import type { oldGold } from '../../schema/entities/oldGold.ts';
import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { say } from '../../schema/words/said.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { dayOf } from '../ledger/period.ts';
import { data } from '../reply.ts';
import { legalFacts, legalFactsStatement, readLegalFacts } from '../sales/legalFacts.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';

/** Rupees of cash are asked about in steps, so that nobody finds out what another shop took. The books judge to the paisa. */
const step = 10_000;

/** Facts of a buyer, a payer or a seller; of today unless a day is given. */
export const legalHandlers: Pick<HandlersOf<typeof oldGold>, 'legalFacts'> = {
  legalFacts: replying(legalFacts, async context => {
    const asked = parametersOf(context, 'contactId', 'day', 'salesOrderId', 'cash');
    for (const name of ['contactId', 'salesOrderId'] as const)
      if (asked[name] !== undefined && !isUuid(asked[name])) throw invalid({ [name]: say('oneOfList') });
    const { contactId = null, salesOrderId = null } = asked;
    const cash = Number(asked.cash ?? 0);
    if (!(cash >= 0 && cash < 1e12)) throw invalid({ cash: say('valueNotValid') });
    const day = dayOf(context.search, 'day') ?? shopDay(context.at);
    const [found] = await context.read([
      legalFactsStatement(context.shop, [{ contactId, day, salesOrderId, cash: cash - (cash % step) }]),
    ]);
    return data(readLegalFacts(found!.rows)[0]!);
  }),
};
