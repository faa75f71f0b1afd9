import { invalid } from '../../schema/errors.ts';
import type { Fields, Values } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { validateFields } from '../../schema/kit/validate.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { say } from '../../schema/words/said.ts';

/** An action's body, checked against its declared input. */
export const inputOf = async <F extends Fields>(
  context: RequestContext,
  { input, multipart = false }: { input: F; multipart?: boolean },
): Promise<Values<F>> => {
  const { values, problems } = validateFields(input, await readBody(context, { multipart }), shopDay(context.at));
  if (problems) throw invalid(problems);
  return values as Values<F>;
};

/** The query's parameters, for calls that take few or none. */
export const parametersOf = <N extends string = never>(
  { search }: RequestContext,
  ...names: N[]
): Partial<Record<N, string>> => {
  const unknown = [...search.keys()].filter(name => !(names as string[]).includes(name));
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownParameter')])));
  return Object.fromEntries(search) as Partial<Record<N, string>>;
};
