import { commodityRates, type CommodityRate } from '../../schema/entities/commodityRates.ts';
import { badRequest, conflict, invalid } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { commodities, type CommodityField } from '../../schema/rules/commodities.ts';
import { say } from '../../schema/words/said.ts';
import { readBody } from '../body.ts';
import type { Call } from '../call.ts';
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

type Entered = Partial<Record<CommodityField, number | null>> & { confirmed: boolean };
type Entry = Entered & { id: string; at: string; withdrawnAt: string | null };

/** C-17, unless a rate moves so far that somebody has to confirm it first. */
const enter = async (call: Call): Promise<Reply<CommodityRate>> => {
  const { values, problems } = validate(commodityRates, await readBody(call, { multipart: true }), 'create');
  if (problems) throw invalid(problems);
  return call.change(async run => {
    const [held] = await run([todaysRates(call.shop)]);
    refuseJumps(values, heldOf(held!));
    return entered(run, call, values);
  });
};

export const createRate = replying(recordOf(commodityRates), enter, { status: 201, once: true });

/** What was wrong is withdrawn, and what was right holds from the same moment. */
const correct = async (call: Call): Promise<Reply<CommodityRate>> => {
  const id = recordId(commodityRates, call);
  const values = (await inputOf(call, commodityRates.actions!.correct)) as Entered;
  return call.change(async run => {
    const found = await run([
      ...lockStatements(commodityRates, call.shop, [id]),
      ratesWithout(call.shop, id),
      callerName,
      recordStatement(commodityRates, call.shop, id),
    ]);
    const [held, name, record] = found.slice(-3);
    const wrong = JSON.parse(record!.rows[0]![0]!) as Entry;
    checkCorrection(wrong, values);
    refuseJumps(values, heldOf(held!));
    const withdrawal = { withdrawnAt: call.at.toISOString(), withdrawnBy: name!.rows[0]![0] };
    return entered(run, call, { ...values, at: wrong.at }, [
      ...updateStatements(commodityRates, call.shop, [id], withdrawal, call.occasion),
    ]);
  });
};

export const correctRate = replying(recordOf(commodityRates), correct, { status: 201, once: true });

/** An imported entry may lack a metal: its correction needs none of it. */
const checkCorrection = (wrong: Entry, values: Entered): void => {
  if (wrong.withdrawnAt) throw conflict(say('rateWithdrawn'));
  const lacking = commodities.filter(({ field }) => wrong[field] != null && values[field] == null);
  if (lacking.length) throw invalid(Object.fromEntries(lacking.map(({ field }) => [field, say('rateNeeded')])));
  if (commodities.every(({ field }) => (wrong[field] ?? null) === (values[field] ?? null)))
    throw badRequest(say('rateUnchanged'));
};

const entered = async (
  run: Run,
  call: Call,
  values: Record<string, unknown>,
  withdrawal: readonly Statement[] = [],
): Promise<Reply<CommodityRate>> => {
  const row = { ...values, id: call.ports.ids.next() };
  const results = await run([
    ...withdrawal,
    ...createStatements(commodityRates, call.shop, [row], call.occasion),
    publishChange(call.shop, commodityRates.name),
    recordStatement(commodityRates, call.shop, row.id),
  ]);
  return recordReply(commodityRates, call, results.at(-1)!, 201);
};
