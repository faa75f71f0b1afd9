import { usualSurplus } from '../../schema/rules/metalSurplus.ts';
import type { Statement } from '../ports.ts';

/** Tells `then` by how many percent more fine metal may come back to the shop than was given. */
export const withSurplusTolerance = (shop: string, then: (tolerance: number) => readonly Statement[]): Statement => ({
  text: `select coalesce(s.surplus_tolerance, ${usualSurplus}) from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
  next: ({ rows }) => then(Number(rows[0]![0])),
});
