import type { karigarIssues } from '../../schema/entities/karigarIssues.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { holdingsShape } from '../../schema/rules/karigarReplies.ts';
import { replying } from '../handler.ts';
import { holdingsDays, holdingsStatement, readHoldings } from '../karigars/holdings.ts';
import { data } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';

export const karigarIssueHandlers: HandlersOf<typeof karigarIssues> = {
  holdings: replying(holdingsShape, async context => {
    const today = shopDay(context.at);
    const [found] = await context.read([holdingsStatement(context.shop, today, daysLater(today, -holdingsDays))]);
    return data(readHoldings(found!));
  }),
};
