import { businessDays } from '../../schema/entities/businessDays.ts';
import { notFound } from '../../schema/errors.ts';
import { maybe } from '../../schema/kit/shape.ts';
import { expectedOfDay } from '../../schema/rules/dayCompared.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { expectedStatement } from '../ledger/dayExpected.ts';
import { dataText } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';

export const businessDayHandlers: HandlersOf<typeof businessDays> = {
  expected: replying(maybe(expectedOfDay), async context => {
    const [found] = await context.read([expectedStatement(context.shop, recordId(businessDays, context))]);
    const [row] = found!.rows;
    if (!row) throw notFound({ one: businessDays.name });
    return dataText(row[0] ?? 'null');
  }),
};
