import { yes } from '../../schema/kit/shape.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { countView, followAd, maybeShown, showAd, showAdOfShop, showReport } from './calls.ts';
import { adReport } from './report.ts';

const common = { tag: 'Public', access: { to: 'public' } } as const;
const path = 'public/ads/:place';

/** What people see of ads, and what is counted of it. */
export const adOperations: Operation[] = [
  {
    ...common,
    id: 'publicAds.show',
    method: 'GET',
    path,
    summary: 'The ad whose turn it is in a place of the platform, `landing` or `home`; null while there is none',
    handle: replying(maybeShown, showAd),
  },
  {
    ...common,
    id: 'publicAds.showOfShop',
    method: 'GET',
    path: `${path}/of/:ofShop`,
    summary: 'The same on a page of a shop, `rateBoard` or `bizCard`; null also where the shop allows none',
    handle: replying(maybeShown, showAdOfShop),
  },
  {
    ...common,
    id: 'publicAds.view',
    method: 'POST',
    path: `${path}/:adId/views`,
    summary: 'Count that somebody has seen it, without anything about whoever it was',
    handle: replying(yes, countView),
  },
  {
    ...common,
    id: 'publicAds.click',
    method: 'GET',
    path: `${path}/:adId/clicks`,
    summary: 'Count that somebody follows it, and lead there',
    handle: sending([], followAd, { status: 302 }),
  },
  {
    ...common,
    id: 'publicAds.report',
    method: 'GET',
    path: 'public/ad_reports/:address',
    summary: 'Views and clicks of an ad, for whoever has the address of its report',
    handle: replying(adReport, showReport),
  },
];
