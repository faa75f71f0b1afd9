import type { karigarIssues } from '../../schema/entities/karigarIssues.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { daysAfter } from '../../schema/rules/months.ts';
import { replying } from '../handler.ts';
import { holdingsDays, holdingsShape, holdingsStatement, readHoldings } from '../karigars/holdings.ts';
import { data } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';

export const karigarIssueHandlers: HandlersOf<typeof karigarIssues> = {
  holdings: replying(holdingsShape, async context => {
    const today = shopDay(context.at);
    const [found] = await context.read([holdingsStatement(context.shop, today, daysAfter(today, -holdingsDays))]);
    return data(readHoldings(found!));
  }),
};
