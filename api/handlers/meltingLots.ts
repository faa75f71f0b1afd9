import { meltingLots } from '../../schema/entities/meltingLots.ts';
import { invalid } from '../../schema/errors.ts';
import { maybe, number, object, string, uuid, type Of } from '../../schema/kit/shape.ts';
import { say } from '../../schema/words/said.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { collect } from '../melting/collect.ts';
import { waitingStatement } from '../melting/oldGoldInLots.ts';
import { data } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { lossHandlers } from './lossFacts.ts';

/** What fills a line: grams, thousandths, percent and rupees. */
const offeredLine = object({
  oldGoldId: uuid,
  description: maybe(string),
  oldGoldLine: number,
  grossWeight: number,
  fineness: number,
  loss: maybe(number),
  cost: number,
});

export const meltingLotHandlers: HandlersOf<typeof meltingLots> = {
  ...lossHandlers,

  offer: replying(maybe(offeredLine), async context => {
    const { oldGoldId = '' } = parametersOf(context, 'oldGoldId');
    if (!isUuid(oldGoldId)) throw invalid({ oldGoldId: say('oneOfList') });
    const [found] = await context.read([waitingStatement(context.shop, null, oldGoldId)]);
    const [first] = JSON.parse(found!.rows[0]![0]!) as Of<typeof offeredLine>[];
    return data(first ?? null);
  }),

  collect: replying(
    recordOf(meltingLots),
    async context => {
      const { contactId, metal } = await inputOf(context, meltingLots.actions!.collect);
      return collect(context, contactId!, metal!);
    },
    { once: true },
  ),
};
