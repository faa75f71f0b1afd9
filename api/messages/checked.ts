import { invalid } from '../../schema/errors.ts';
import { isMobile } from '../../schema/kit/checks.ts';
import { isPersonal, variablesFor, type Variable } from '../../schema/rules/templateVariables.ts';
import type { RequestContext } from '../requestContext.ts';
import { chosenIds, type Chosen } from './chosen.ts';
import { optedOut } from './recipientTransitions.ts';
import { foundIn, foundStatement, sameNumber, slicesOf, type Found, type PeopleList } from './people.ts';
import { say } from '../../schema/words/said.ts';

const slice = 1_000;
/** Of those who are left out. */
const mostNamed = 20;

export type CheckedList = {
  list: PeopleList;
  /** Some of those who are left out, with the reason as it is kept. */
  leftOut: { contactId: string; name: string; reason: string }[];
};

/** Everybody chosen, each once, looked at one slice after the other. Throws where the list cannot be as it is. */
export const checkedList = async (
  context: RequestContext,
  given: Chosen,
  variables: readonly Variable[],
): Promise<CheckedList> => {
  const ids = await chosenIds(context, given);
  const bound = isPersonal(variables) ? variables : [];
  const all: PeopleList = { of: 'contacts', ids, numbers: [], skips: {}, variables: bound };
  const doubts = new Doubts();
  const skips: Record<string, string> = {};
  const leftOut: CheckedList['leftOut'] = [];
  const numbers = new Set<string>();
  const [out, on]: [Ordered, Ordered] = [noneYet(), noneYet()];
  for (const some of slicesOf(ids, slice)) {
    const [result] = await context.batch([foundStatement(context.shop, all, some)]);
    const found = foundIn(result!).filter(({ gone }) => !gone);
    doubts.missing += some.length - found.length;
    for (const each of found) {
      doubts.look(each, bound);
      const number = each.fields['mobileNo']!;
      const reason = each.optedOut ? optedOut : numbers.has(number) ? sameNumber : null;
      numbers.add(number);
      const place = reason ? out : on;
      place.ids.push(each.id);
      place.numbers.push(number);
      if (!reason) continue;
      skips[each.id] = reason;
      if (leftOut.length < mostNamed) leftOut.push({ contactId: each.id, name: each.fields['name']!, reason });
    }
  }
  doubts.refuse();
  const ordered = { ids: [...out.ids, ...on.ids], numbers: [...out.numbers, ...on.numbers] };
  return { list: { ...all, ...ordered, skips }, leftOut };
};

type Ordered = { ids: string[]; numbers: string[] };
const noneYet = (): Ordered => ({ ids: [], numbers: [] });

/** Nothing is queued by halves: who cannot be sent to is named. */
class Doubts {
  missing = 0;
  readonly #numberless: string[] = [];
  readonly #wordless: string[] = [];

  look({ fields }: Found, bound: readonly Variable[]) {
    const name = fields['name'] ?? '';
    if (!isMobile(fields['mobileNo'] ?? '')) this.#numberless.push(name);
    if (bound.length && !variablesFor(bound, fields)) this.#wordless.push(name);
  }

  refuse() {
    if (this.missing) throw invalid({ contacts: say('contactsGone', { count: this.missing }) });
    refuseSome(this.#numberless, 'contacts', 'contactsWithoutNumber');
    refuseSome(this.#wordless, 'templateVariables', 'contactsWithoutValue');
  }
}

const refuseSome = (wrong: readonly string[], field: string, why: 'contactsWithoutNumber' | 'contactsWithoutValue') => {
  if (!wrong.length) return;
  const names = `${wrong.slice(0, 3).join(', ')}${wrong.length > 3 ? ' …' : ''}`;
  throw invalid({ [field]: say(why, { count: wrong.length, names }) });
};
