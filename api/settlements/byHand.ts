import { conflict, invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfCashForBill } from '../../schema/rules/legalLimits.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import type { Settlements } from '../../schema/rules/settlements.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { publishChange } from '../events/signals.ts';
import { lockStatements } from '../db/write.ts';
import { entityOf } from '../db/select.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { legalGuard } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import { readSettlements, settlementsStatements } from './read.ts';
import { addStatement } from './settle.ts';

export type Wanted = readonly { billId: string; amount: number }[];

/** A payer pays these bills from now on, and no others. What it no longer pays is taken off. */
export const settleByHand = (
  entity: AnyEntity,
  context: RequestContext,
  id: string,
  wanted: Wanted,
): Promise<Reply<Settlements>> =>
  context.change(async run => {
    const { shop, at } = context;
    const day = shopDay(at);
    const read = async () => readSettlements(await run(settlementsStatements(entity, shop, id)));
    await run([lockParties(entity, [id], shop), ...lockStatements(entity, shop, [id])]);
    const payer = await read();
    if (payer.side !== 'pays') throw conflict(say('paysNothing'));
    refuseWrong(payer, wanted);
    const changes = changesOf(payer, wanted);
    const paidMore = changes.flatMap(({ id: bill, amount }) => (amount > 0 ? [bill] : []));
    await run([
      addStatement(shop, { id, entity: entity.name }, changes, at),
      ...legalGuard(
        [{ ...noPerson, day, billIds: paidMore, notices: facts => noticesOfCashForBill(day, facts) }],
        shop,
      ),
      publishChange(shop, entity.name, id),
      ...changes.map(bill => publishChange(shop, entityOf(bill.entity)!.name, bill.id)),
    ]);
    return data(await read());
  });

/** The cash of the bills is asked about, and nothing of the person. */
const noPerson = { contactId: null, salesOrderId: null };

const refuseWrong = ({ amount, items }: Settlements, wanted: Wanted): void => {
  const problems: Record<string, Sentence> = {};
  for (const [n, { billId, amount: asked }] of wanted.entries()) {
    const bill = items.find(({ id }) => id === billId);
    if (!bill) problems[`rows.${n}.billId`] = say('notOpenBill');
    else if (wanted.findIndex(other => other.billId === billId) < n) problems[`rows.${n}.billId`] = say('billTwice');
    else if (paise(asked) > paise(bill.settled) + paise(bill.rest))
      problems[`rows.${n}.amount`] = say('openLess', { most: (paise(bill.settled) + paise(bill.rest)) / 100 });
  }
  const all = wanted.reduce((sum, { amount: asked }) => sum + paise(asked), 0);
  if (!Object.keys(problems).length && all > paise(amount)) problems['rows'] = say('paysLess', { most: amount });
  if (Object.keys(problems).length) throw invalid(problems);
};

/** In paise, by bill: how much more it pays than before. */
const changesOf = ({ items }: Settlements, wanted: Wanted) =>
  items.flatMap(({ id, entity, settled }) => {
    const amount = paise(wanted.find(({ billId }) => billId === id)?.amount ?? null) - paise(settled);
    return amount ? [{ id, entity, amount }] : [];
  });
