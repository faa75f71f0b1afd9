import { adPlaces, type AdCount, type AdReport } from '../../schema/rules/ads.ts';
import { listOf, moment, object, oneOf, string, whole, type Shape } from '../../schema/kit/shape.ts';
import type { Result } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

const place = oneOf(adPlaces.map(({ id }) => id));
const counted = { views: whole, clicks: whole };

export const adReport: Shape<AdReport> = object({
  name: string,
  advertiser: string,
  headline: string,
  startsAt: moment,
  endsAt: moment,
  total: object(counted),
  places: listOf(object({ place, ...counted })),
  days: listOf(object({ day: string, place, ...counted })),
});

type Found = Omit<AdReport, 'total'> & { headlineHi: string };

/** In the words of whoever reads; places in their usual order. Undefined where nothing was found. */
export const reportOf = ({ rows }: Result, { wording }: RequestContext): AdReport | undefined => {
  const found = rows[0]?.[0];
  if (!found) return undefined;
  const { headlineHi, places, startsAt, endsAt, ...ad } = JSON.parse(found) as Found;
  return {
    ...ad,
    headline: wording.language === 'hi' ? headlineHi : ad.headline,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    places: adPlaces.flatMap(({ id }) => places.filter(it => it.place === id)),
    total: places.reduce<AdCount>(
      (sum, { views, clicks }) => ({ views: sum.views + views, clicks: sum.clicks + clicks }),
      { views: 0, clicks: 0 },
    ),
  };
};
