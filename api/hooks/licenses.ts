import { makeKeys } from '../licenses/kept.ts';
import { mustFit } from '../licenses/seats.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const licenseHooks: Hooks = {
  create(rows, { shop, ids }) {
    const made = rows.map(({ id }) => id);
    return { after: [...makeKeys(shop, made, ids), ...mustFit(shop, made)] };
  },
  update: (changes, records, { shop }) => ('seats' in changes ? { after: mustFit(shop, records) } : {}),
  remove: (records, { shop }) => [unlessUsed(shop, records)],
  restore: (records, { shop }) => mustFit(shop, records),
};

/** What machines use is ended first, so that nobody takes it away unawares. */
const unlessUsed = (shop: string, records: readonly string[]): Statement => ({
  text: `select refuse_unless(not exists (select 1 from licenses t where t.shop_id = $1 and t.id = any($2::uuid[]) and t.state <> 'ended'
    and exists (select 1 from license_machines m where m.shop_id = $1 and m.license_id = t.id and m.deleted_at is null)), 'TS409', 'licenseInUse')`,
  values: [shop, records],
});
