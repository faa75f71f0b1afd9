import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { day, described, uuid } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { keepsOrder, lastNumber } from '../../schema/rules/lastNumber.ts';
import { say } from '../../schema/words/said.ts';
import { operation } from '../crud/draft.ts';
import { parametersIn } from '../crud/parameters.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { parametersOf } from '../handlers/input.ts';
import { dayOf } from '../ledger/period.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { lastNumberStatement, readLastNumber } from './lastNumber.ts';

/** The call by which a form warns that a number would stand out of order. */
export const numberOperations = (entity: AnyEntity): Operation[] => {
  const { series, permissions } = entity;
  if (!series || !keepsOrder(entity)) return [];
  return [
    operation(entity, permissions.list!, {
      name: 'lastNumber',
      at: 'last_number',
      method: 'GET',
      support: 'masked',
      summary: 'The latest document of the series in which a document of a day would take its number',
      query: parametersIn({
        day: described(day, 'Today unless told'),
        ...(series.till && { tillId: described(uuid, 'The till that it is written at') }),
      }),
      handle: replying(lastNumber, async context => {
        const { tillId = null } = parametersOf(context, 'day', 'tillId');
        const asked = { day: dayOf(context.search, 'day') ?? shopDay(context.at), tillId };
        if (tillId && !isUuid(tillId)) throw invalid({ tillId: say('oneOfList') });
        const [found] = await context.read([lastNumberStatement(entity, series, context.shop, asked)]);
        return data(readLastNumber(found!));
      }),
    }),
  ];
};
