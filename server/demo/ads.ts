import { pictureKey } from '../../api/files.ts';
import { noShop } from '../../api/db/statement.ts';
import type { Ports, Statement } from '../../api/ports.ts';
import { adCounts } from '../../schema/entities/adCounts.ts';
import { ads } from '../../schema/entities/ads.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { adPlaces, placeFields, type AdPicture, type AdPlace } from '../../schema/rules/ads.ts';
import { boxes, drawAd, scales, vault, type AdLook } from './adPictures.ts';
import { openingHours } from './calendar.ts';
import { Past } from './past.ts';
import { rendered } from './pictures/rendered.ts';
import { idsAt, type Random } from './random.ts';

type Shown = {
  name: string;
  advertiser: string;
  line: readonly [string, string];
  headlineHi: string;
  link: string;
  places: readonly AdPlace[];
  look: AdLook;
};

const everywhere = adPlaces.map(({ id }) => id);

/** Whoever supplies jewellers: made up, as their addresses are. */
const shown: readonly Shown[] = [
  {
    name: 'Scales before Akshaya Tritiya',
    advertiser: 'Tulavat Scales',
    line: ['Two carat scales', 'for the price of one'],
    headlineHi: 'एक के दाम में दो कैरेट काँटे',
    link: 'https://example.com/tulavat',
    places: everywhere,
    look: { ground: '#0F3D33', ink: '#F7F1E1', gold: '#D9A84E', drawing: scales },
  },
  {
    name: 'Boxes for the wedding season',
    advertiser: 'Resham Boxes',
    line: ['Velvet boxes', 'with your shop’s name'],
    headlineHi: 'मखमली डिब्बे, आपकी दुकान के नाम के साथ',
    link: 'https://example.com/resham',
    places: ['home', 'landing', 'bizCard'],
    look: { ground: '#5A1E2C', ink: '#FBF0E4', gold: '#E4B66A', drawing: boxes },
  },
  {
    name: 'Stock insurance',
    advertiser: 'Kavach Insurance',
    line: ['Your stock, insured', 'on the road and at home'],
    headlineHi: 'आपका माल, रास्ते में भी और दुकान में भी सुरक्षित',
    link: 'https://example.com/kavach',
    places: ['home', 'rateBoard'],
    look: { ground: '#1E2A47', ink: '#F2F4FA', gold: '#C8A45A', drawing: vault },
  },
];

/** Pictures are put away before the statements name them. */
export const showAds = async (ports: Ports, now: Date, random: Random): Promise<Statement[]> => {
  const office = new Past({ id: noShop, owner: null, tenant: noShop }, random);
  const since = openingHours(now, 24, random);
  for (const [position, { places, look, line, ...ad }] of shown.entries()) {
    const pictures = await hangPictures(ports, { look, name: ad.advertiser, line }, since, random);
    const on = Object.fromEntries(everywhere.map(place => [placeFields[place], places.includes(place)]));
    const headline = line.join(' ');
    const endsAt = new Date(now.getTime() + 90 * 24 * 3_600_000).toISOString();
    const values = { ...ad, ...on, ...pictures, headline, position, startsAt: since.toISOString(), endsAt, isOn: true };
    const [row] = office.create(ads, [values], since);
    for (const place of places) lookOften(office, { ad: row!.id, place, now }, random);
  }
  return office.statements;
};

const hangPictures = async (
  { files }: Ports,
  { look, ...text }: Parameters<typeof drawAd>[2] & { look: AdLook },
  at: Date,
  random: Random,
): Promise<Record<AdPicture, string>> => {
  const ids = idsAt(at, random);
  const kept = { wide: ids.next(), square: ids.next() };
  for (const shape of ['wide', 'square'] as const) {
    const { full, thumbnail } = await rendered(drawAd(shape, look, text));
    await files.put(pictureKey(noShop, kept[shape], 'full.webp'), full);
    await files.put(pictureKey(noShop, kept[shape], 'thumbnail.webp'), thumbnail);
  }
  return kept;
};

/** How often it was seen and followed on the days before today. */
const lookOften = (
  office: Past<{ id: string; owner: null; tenant: string }>,
  { ad, place, now }: { ad: string; place: AdPlace; now: Date },
  random: Random,
): void => {
  for (let ago = 1; ago <= 14; ago++) {
    const at = openingHours(now, ago, random);
    const views = random.integer(40, 220);
    office.create(adCounts, [{ adId: ad, day: shopDay(at), place, views, clicks: random.integer(0, 7) }], at);
  }
};
