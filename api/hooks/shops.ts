import { seriesRoom, usualWidth } from '../../schema/kit/series.ts';
import { claimNumberBeginnings } from '../db/numberBeginnings.ts';
import type { Hooks } from './hooks.ts';

export const shopHooks: Hooks = {
  /** GSTIN and state fit each other, and a prefix fits its digits and is no other shop's, also where only one of them changes. */
  update(changes, _records, { shop }) {
    const isNamed = (...fields: string[]) => fields.some(field => field in changes);
    return {
      after: [
        ...(isNamed('gstin', 'stateCode')
          ? [unless(shop, 'left(s.gstin, 2) <> s.state_code', 'gstin:otherState')]
          : []),
        ...(isNamed('seriesPrefix', 'gstin') ? [claimNumberBeginnings('seriesPrefix')] : []),
        ...(isNamed('seriesPrefix', 'seriesWidth') ? [unless(shop, tooLong, 'seriesPrefix:seriesTooLong')] : []),
      ],
    };
  },
};

const tooLong = `length(s.series_prefix) + coalesce(s.series_width, ${usualWidth}) > ${seriesRoom}`;

const unless = (shop: string, wrong: string, place: string) => ({
  text: `select refuse_unless(not exists (select 1 from shops s where s.id = $1 and s.shop_id = $1 and ${wrong}), 'TS400', '${place}')`,
  values: [shop],
});
