import type { Statement } from '../ports.ts';
import { adPlaces, placeFields } from '../../schema/rules/ads.ts';
import { snake } from '../db/table.ts';
import type { Hooks } from './hooks.ts';

const fields: readonly string[] = adPlaces.map(({ id }) => placeFields[id]);

/** What is switched on stands somewhere. */
export const adHooks: Hooks = {
  create: (rows, { shop }) => ({
    after: [
      unlessPlaced(
        shop,
        rows.map(({ id }) => id),
      ),
    ],
  }),
  update: (changes, records, { shop }) =>
    ['isOn', ...fields].some(name => name in changes) ? { after: [unlessPlaced(shop, records)] } : {},
};

const unlessPlaced = (shop: string, records: readonly string[]): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ads a where a.shop_id = $1 and a.id = any($2::uuid[]) and a.is_on
    and not (${fields.map(name => `a.${snake(name)}`).join(' or ')})), 'TS400', '${fields[0]}:noPlace')`,
  values: [shop, records],
});
