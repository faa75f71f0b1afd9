import type { Statement, Value } from '../ports.ts';

/** Ends the addresses `a` that the condition tells, of the shop `$1`; the names that were chosen for them are free again. */
export const withdrawal = (condition: string, values: readonly [shop: string, ...Value[]]): Statement => ({
  text: `delete from public_addresses a where a.shop_id = $1 and ${condition} returning a.token`,
  values,
  next: ({ rows }) =>
    rows.length
      ? [
          freed(
            values[0],
            rows.map(([token]) => token!),
          ),
        ]
      : [],
});

/** Of these addresses. */
export const freed = (shop: string, tokens: readonly string[]): Statement => ({
  text: 'delete from public_names n where n.shop_id = $1 and n.token = any($2::text[])',
  values: [shop, tokens],
});
