import type { Shape } from '../../schema/kit/shape.ts';
import type { SupportScope } from '../../schema/rules/supportAccess.ts';

/** By which support access a caller is in a shop. */
export type Sight = { scope: SupportScope; isMasked: boolean };

/** Reads what `enter_shop` returns; null for a caller who needs no support access. */
export const sightOf = (entered: string | null | undefined): Sight | null => {
  if (!entered) return null;
  const [scope, shows] = entered.split(' ');
  return { scope: scope as SupportScope, isMasked: shows !== 'whole' };
};

/** Of a value in a reply: nobody's, or a person's. */
type Mark = 'open' | 'personal';

const marks = new WeakMap<object, Mark>();

/** Marks a shape that stands in one place alone: a copy of it would not be marked. */
export const withMark = <T>(shape: Shape<T>, mark: Mark): Shape<T> => {
  const own = { ...shape };
  marks.set(own, mark);
  return own;
};

export const markOf = (shape: object): Mark | undefined => marks.get(shape);
