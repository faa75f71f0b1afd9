/** What changing hands means: a person gives and takes only what they hold themselves. */
import { shopPermissions, type ShopPermission } from '../permissions.ts';

/** As the catalogue has them, each once. */
export const inOrder = (names: readonly string[]): ShopPermission[] =>
  shopPermissions.filter(name => names.includes(name));

/** Those named in the one or the other, not in both. */
export const changed = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter(name => !other.includes(name)),
  ...other.filter(name => !one.includes(name)),
];

/** Which of `names` somebody who holds `held` can neither give nor take. `system/all` holds everything. */
export const lacking = (names: readonly string[], held: readonly string[]): string[] =>
  held.includes('system/all') ? [] : names.filter(name => !held.includes(name));
