import { conflict } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { say } from '../../schema/words/said.ts';
import { tableName } from '../db/columns.ts';
import type { Statement } from '../ports.ts';
import { chargingGstin, termsOf } from './buyer.ts';

/** Stops sales whose GST is not that of their place of supply, or that bear none although the shop charges GST. */
export const supplyGuard = (entity: AnyEntity, documents: readonly string[], shop: string): Statement => ({
  text: `select d.place_of_supply, d.billed_gst, s.state_code, ${chargingGstin} from ${tableName(entity)} d join shops s on s.shop_id = $1 and s.id = $1
    where d.shop_id = $1 and d.id = any($2::uuid[])`,
  values: [shop, documents],
  next: ({ rows }) => {
    for (const [place, billed, state, gstin] of rows)
      if (termsOf([state ?? null, gstin ?? null, place ?? null]).billedGst !== billed)
        throw conflict(say('billOtherGst'));
    return [];
  },
});
