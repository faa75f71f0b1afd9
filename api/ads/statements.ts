import { shopDay } from '../../schema/kit/shopDay.ts';
import { pictureOfPlace, placeFields, type AdPlace } from '../../schema/rules/ads.ts';
import { dayCountId } from '../dayCounts.ts';
import { noShop } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import type { Secrets, Statement } from '../ports.ts';

export type AdRow = { id: string; headline: string; headlineHi: string; picture: string | null };

/** More of one place would each be seen too seldom. */
const mostInTurn = 60;

/** Whether `a` is shown in a place at `$2`. */
const isShown = (place: AdPlace) =>
  `a.is_on and a.${snake(placeFields[place])} and a.starts_at <= $2::timestamptz and a.ends_at > $2::timestamptz and a.deleted_at is null`;

/** What a place shows at that moment, in the order that people gave it. */
export const shownStatement = (place: AdPlace, at: Date): Statement => ({
  text: `select json_build_object('id', a.id, 'headline', a.headline, 'headlineHi', a.headline_hi, 'picture', a.${snake(pictureOfPlace[place])})
    from ads a where a.shop_id = $1 and ${isShown(place)} order by a.position, a.id limit ${mostInTurn}`,
  values: [noShop, at.toISOString()],
});

/** Where an ad leads that this place shows at that moment. */
export const linkStatement = (id: string, place: AdPlace, at: Date): Statement => ({
  text: `select a.link from ads a where a.shop_id = $1 and a.id = $3::uuid and ${isShown(place)}`,
  values: [noShop, at.toISOString(), id],
});

export type Counted = 'views' | 'clicks';

/** One more of the day, whoever it was; none of an ad that is not shown there. */
export const countStatement = (
  { id, place, what }: { id: string; place: AdPlace; what: Counted },
  at: Date,
  secrets: Secrets,
): Statement => ({
  text: `insert into ad_counts (shop_id, id, ad_id, day, place, views, clicks, created_at, updated_at)
    select $1, $4::uuid, a.id, $5::date, $6, ${what === 'views' ? '1, 0' : '0, 1'}, $2::timestamptz, $2::timestamptz
      from ads a where a.shop_id = $1 and a.id = $3::uuid and ${isShown(place)}
    on conflict (id) do update set ${what} = ad_counts.${what} + 1, updated_at = excluded.updated_at
    returning ad_counts.id`,
  values: [noShop, at.toISOString(), id, dayCountId(`ad ${id} ${place}`, shopDay(at), secrets), shopDay(at), place],
});

/** More days are in the list of counts, and in its export. */
const mostDays = 400;

/** What came of the ad that this says: its one row of JSON. */
export const reportStatement = (by: 'id' | 'report_address', value: string): Statement => ({
  text: `select json_build_object('name', a.name, 'advertiser', a.advertiser, 'headline', a.headline, 'headlineHi', a.headline_hi,
      'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'places', (select coalesce(json_agg(p), '[]') from (select c.place, sum(c.views)::integer as views, sum(c.clicks)::integer as clicks
        from ad_counts c where c.shop_id = $1 and c.ad_id = a.id group by c.place) p),
      'days', (select coalesce(json_agg(d), '[]') from (select c.day, c.place, c.views, c.clicks
        from ad_counts c where c.shop_id = $1 and c.ad_id = a.id order by c.day desc, c.place limit ${mostDays}) d))
    from ads a where a.shop_id = $1 and a.${by} = $2${by === 'id' ? '::uuid' : ''} and a.deleted_at is null`,
  values: [noShop, value],
});
