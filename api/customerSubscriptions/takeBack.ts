import { customerSubscriptions } from '../../schema/entities/customerSubscriptions.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { openStates, spanOfTerms, withoutReturned, type Returned } from '../../schema/rules/customerSubscriptions.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { heldIn, heldStatement, moveOn, type Held } from './hold.ts';

/** A credit note takes back what lines of a bill had brought its customer. */
export const takeBackTerms = (contactId: string | null, back: Returned, scene: Scene): Statement => {
  const which = `s.contact_id = $2::uuid and exists (select 1 from jsonb_array_elements(s.terms) e
    where e->>'bill' = $3 and (e->>'line')::integer = any($4::integer[]))`;
  return {
    ...heldStatement(scene.shop, which, [contactId, back.bill, back.lines.map(String)]),
    next: ({ rows }) => heldIn(rows).flatMap(held => takenBack(held, back, scene)),
  };
};

const takenBack = (held: Held, back: Returned, scene: Scene): Statement[] => {
  const day = shopDay(scene.at);
  const left = withoutReturned(held.terms, back, day);
  const isOpen = openStates.some(state => state === held.state) && held.endsOn >= day;
  const isOver = isOpen && (left.at(-1)?.until ?? '') < day;
  // Of what was never used it is told all the same what it was.
  const terms = left.length ? left : held.terms.map(term => ({ ...term, returnedOn: day }));
  const span = spanOfTerms(terms);
  return [
    ...scene.change(customerSubscriptions, [held.id], { terms, ...span }),
    ...(isOver
      ? scene.transit(customerSubscriptions, 'takeBack', [{ id: held.id }])
      : moveOn({ ...held, ...span }, scene)),
  ];
};
