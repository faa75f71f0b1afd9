import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, ref } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { adPlaces } from '../rules/ads.ts';

/** How often an ad was seen and clicked in a place, by day: counted for nobody in particular. */
export const adCounts = defineEntity({
  name: 'adCounts',
  label: { one: 'Count of a day', many: 'Views and clicks of ads' },
  path: 'system/ad_counts',
  page: { route: 'ad_counts', menu: 'platform' },
  title: 'day',
  fields: {
    adId: ref('ads', { embed: 'ad' }).label('Ad').required(),
    day: date().label('Day').required(),
    place: choice(adPlaces).label('Place').required(),
    views: integer().label('Views').required().default(0),
    clicks: integer().label('Clicks').required().default(0),
  },
  search: [],
  permissions: { list: can.AdRead },
  list: { columns: ['day', 'adId', 'place', 'views', 'clicks'], filters: ['adId', 'place', 'day'] },
  storage: { space: 'platform' },
});
export type AdCountOfDay = RecordOf<typeof adCounts>;
