import { commodityRates, type CommodityRate } from '../../schema/entities/commodityRates.ts';
import { badRequest, conflict, invalid } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { commodities, rateFields, type RateField } from '../../schema/rules/commodities.ts';
import { say } from '../../schema/words/said.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { callerName } from '../db/history.ts';
import { ratesWithout, todaysRates } from './rateStatements.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { publishChange } from '../events/signals.ts';
import type { Run, Statement } from '../ports.ts';
import { heldOf, refuseJumps } from './rateJumps.ts';
import { replying } from '../handler.ts';
import type { Reply } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import { inputOf } from '../handlers/input.ts';

type Entered = Partial<Record<RateField, number | null>> & { withGst: boolean; confirmed: boolean };
type Entry = Entered & { id: string; at: string; withdrawnAt: string | null };

/** C-17, unless a rate moves so far that somebody has to confirm it first. */
const enter = async (context: RequestContext): Promise<Reply<CommodityRate>> => {
  const { values, problems } = validate(commodityRates, await readBody(context, { multipart: true }), 'create');
  if (problems) throw invalid(problems);
  checkPure(values);
  return context.change(async run => {
    const [held] = await run([todaysRates(context.shop, context.at)]);
    refuseJumps(values, heldOf(held!));
    return entered(run, context, values);
  });
};

export const createRate = replying(recordOf(commodityRates), enter, { status: 201, once: true });

/** What was wrong is withdrawn, and what was right holds from the same moment. */
const correct = async (context: RequestContext): Promise<Reply<CommodityRate>> => {
  const id = recordId(commodityRates, context);
  const values = (await inputOf(context, commodityRates.actions!.correct)) as Entered;
  checkPure(values);
  return context.change(async run => {
    const found = await run([
      ...lockStatements(commodityRates, context.shop, [id]),
      ratesWithout(context.shop, id),
      callerName,
      recordStatement(commodityRates, context.shop, id),
    ]);
    const [held, name, record] = found.slice(-3);
    const wrong = JSON.parse(record!.rows[0]![0]!) as Entry;
    checkCorrection(wrong, values);
    refuseJumps(values, heldOf(held!));
    const withdrawal = { withdrawnAt: context.at.toISOString(), withdrawnBy: name!.rows[0]![0] };
    return entered(run, context, { ...values, at: wrong.at }, [
      ...updateStatements(commodityRates, context.shop, [id], withdrawal, context.occasion),
    ]);
  });
};

export const correctRate = replying(recordOf(commodityRates), correct, { status: 201, once: true });

/** What is announced or bought stands beside the rate of the pure metal, or it would never hold. */
const checkPure = (values: Partial<Record<RateField, unknown>>): void => {
  const lacking = rateFields.filter(({ field, commodity }) => values[field] != null && values[commodity.field] == null);
  const problems = lacking.map(({ commodity }) => [commodity.field, say('rateNeeded')] as const);
  if (problems.length) throw invalid(Object.fromEntries(problems));
};

/** An imported entry may lack a metal: its correction needs none of it. */
const checkCorrection = (wrong: Entry, values: Entered): void => {
  if (wrong.withdrawnAt) throw conflict(say('rateWithdrawn'));
  const lacking = commodities.filter(({ field }) => wrong[field] != null && values[field] == null);
  if (lacking.length) throw invalid(Object.fromEntries(lacking.map(({ field }) => [field, say('rateNeeded')])));
  const isSame = ({ field }: { field: RateField }) => (wrong[field] ?? null) === (values[field] ?? null);
  if (rateFields.every(isSame) && wrong.withGst === values.withGst) throw badRequest(say('rateUnchanged'));
};

const entered = async (
  run: Run,
  context: RequestContext,
  values: Record<string, unknown>,
  withdrawal: readonly Statement[] = [],
): Promise<Reply<CommodityRate>> => {
  const row = { ...values, id: context.ports.ids.next() };
  const results = await run([
    ...withdrawal,
    ...createStatements(commodityRates, context.shop, [row], context.occasion),
    publishChange(context.shop, commodityRates.name),
    recordStatement(commodityRates, context.shop, row.id),
  ]);
  return recordReply(commodityRates, context, results.at(-1)!, 201);
};
