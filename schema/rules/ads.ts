import type { Option } from '../kit/meta.ts';

/** Where an ad may stand. */
export const adPlaces = [
  { id: 'landing', name: 'Front page' },
  { id: 'home', name: 'Today, in the app' },
  { id: 'rateBoard', name: 'Rate boards' },
  { id: 'bizCard', name: 'Business cards' },
] as const satisfies readonly Option[];
export type AdPlace = (typeof adPlaces)[number]['id'];

/** The field that says whether an ad stands there. */
export const placeFields = {
  landing: 'onLanding',
  home: 'onHome',
  rateBoard: 'onRateBoard',
  bizCard: 'onBizCard',
} as const satisfies Record<AdPlace, string>;

/** The pictures of an ad, in pixels: the least that each has, and its proportion. */
export const adPictures = {
  wide: { width: 1200, height: 300 },
  square: { width: 600, height: 600 },
} as const;
export type AdPicture = keyof typeof adPictures;

/** The picture that a place shows. */
export const pictureOfPlace = {
  landing: 'wide',
  home: 'wide',
  rateBoard: 'wide',
  bizCard: 'square',
} as const satisfies Record<AdPlace, AdPicture>;

/** Places on pages of a shop, which has to allow ads there. */
export const shopPlaces = ['rateBoard', 'bizCard'] as const satisfies readonly AdPlace[];
export type ShopPlace = (typeof shopPlaces)[number];

const turn = 60_000;

/** Of the ads that hold a place, in their order, the one whose turn it is: each has a minute, one after the other. */
export const adOfTurn = <T>(ads: readonly T[], at: Date): T | undefined =>
  ads[Math.floor(at.getTime() / turn) % Math.max(1, ads.length)];

/** An ad as a page shows it, in the words of its reader. */
export type ShownAd = {
  id: string;
  headline: string;
  /** Null: the headline stands alone. */
  picture: string | null;
  /** Calls that count that it was seen, and that lead to whoever advertises. */
  seen: string;
  link: string;
};

export type AdCount = { views: number; clicks: number };
/** What came of an ad, for whoever advertises. */
export type AdReport = {
  name: string;
  advertiser: string;
  headline: string;
  startsAt: string;
  endsAt: string;
  total: AdCount;
  places: (AdCount & { place: AdPlace })[];
  /** The newest first. */
  days: (AdCount & { day: string; place: AdPlace })[];
};

/** Clicks of a hundred views, with two decimals; null where nobody has seen it. */
export const clickRate = ({ views, clicks }: AdCount): number | null =>
  views === 0 ? null : Math.round((clicks / views) * 10_000) / 100;

/** Where an advertiser reads the report. */
export const adReportPath = (address: string) => `/ad_report/${address}`;
