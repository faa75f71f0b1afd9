import { invalid } from '../../schema/errors.ts';
import { pageAnswers } from '../../schema/rules/pageAnswers.ts';
import { say } from '../../schema/words/said.ts';
import { enterPublicAnswer } from '../db/transactionContext.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';
import { readForm } from './form.ts';
import { keepAnswer } from './question.ts';
import { tellStaff } from './tellStaff.ts';
import { nothingThere, visit } from './visit.ts';

/** What a visitor says to the amount that a record's page asks about. */
export const takePublicAnswer = async (context: RequestContext): Promise<Reply<true>> => {
  const { fields, isTrapped } = await readForm(context);
  const { answer, amount, ...others } = (typeof fields === 'object' && fields ? fields : {}) as Record<string, unknown>;
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
  const said = pageAnswers.find(({ id }) => id === answer)?.id;
  if (!said) throw invalid({ answer: say('oneOfList') });
  if (typeof amount !== 'string' || !/^\d{1,12}\.\d\d$/.test(amount)) throw invalid({ amount: say('valueNotValid') });
  const { shop, token, entity, id } = await visit(context, async ({ shop, token, entity, record }) => {
    if (!record || !entity.publicPage?.answer) throw nothingThere();
    return { shop, token, entity, id: record };
  });
  await countAttempts(context, [{ limit: 'publicForm', name: `${networkOf(context.address)} ${shop}` }]);
  if (isTrapped) return data<true>(true);
  await context.ports.database.transaction(async run => {
    await run([enterPublicAnswer(shop, token)]);
    const answered = { entity, id, answer: said, seen: amount };
    const isNew = await keepAnswer(run, { shop, occasion: context.occasion }, answered);
    if (isNew) await tellStaff(context, run, shop, { entity, id, answer: said, amount: Number(amount) });
  });
  return data<true>(true);
};
