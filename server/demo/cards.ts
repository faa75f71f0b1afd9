import { bizCardCounts } from '../../schema/entities/bizCardCounts.ts';
import { bizCards } from '../../schema/entities/bizCards.ts';
import { portfolio } from '../../schema/entities/portfolio.ts';
import { cardCounts, type CardCount } from '../../schema/rules/bizCards.ts';
import { demoAccounts } from '../../schema/demo.ts';
import type { Role } from '../../schema/permissions.ts';
import type { Row } from '../../api/db/write.ts';
import type { Album, PictureName } from './album.ts';
import { dayStart } from './calendar.ts';
import { Past } from './past.ts';
import { Random } from './random.ts';

type Given = { forSale: readonly Row[]; album: Album; now: Date };

const work: readonly [caption: string, picture: PictureName][] = [
  ['Rani haar for a bride from Nashik', 'necklace gold ruby 8'],
  ['Polki ring, made to order', 'ring gold emerald 8'],
  ['Temple bangles', 'bangles gold plain 8'],
  ['Jhumka with pearls', 'jhumkas gold pearl 8'],
  ['Solitaire in white gold', 'ring silver diamond 8'],
];

const mornings = [
  { days: 'monSat', opens: '10:30', closes: '20:30' },
  { days: 'sun', opens: '11:00', closes: '15:00' },
] as const;

/** How often a day at most, by what it is. */
const usual: Readonly<Record<CardCount, number>> = {
  view: 14,
  scan: 6,
  save: 3,
  call: 4,
  whatsapp: 5,
  mail: 1,
  map: 3,
  pay: 2,
  website: 1,
  social: 2,
};

/** The cards that a shop hands out, its portfolio, and who has looked at them in two months. Returns their ids. */
export const printCards = (whole: Past, { forSale, album, now }: Given): string[] => {
  const random = new Random(451);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const at = dayStart(now, 70);
  past.create(
    portfolio,
    work.map(([caption, name]) => ({ caption, picture: album.idOf(name) })),
    at,
  );
  const made = past.create(bizCards, cardsOf(whole.shop, forSale, album, random), at);
  const published = made.slice(0, -1).map(({ id }) => id);
  for (const id of published) past.transition(bizCards, 'publish', [{ id }], dayStart(now, 69));
  for (const id of published) past.create(bizCardCounts, countsOf(id, now, random), dayStart(now, 0));
  whole.statements.push(...past.statements);
  return published;
};

type Drawn = {
  products: (count: number) => { productId: string; note: string | null }[];
  mobile: () => string;
};

const cardsOf = (shop: Past['shop'], forSale: readonly Row[], album: Album, random: Random) => {
  const drawn: Drawn = {
    products: count =>
      random
        .shuffled(forSale)
        .slice(0, count)
        .map(({ id }, i) => ({ productId: id, note: i === 0 ? 'New this week' : null })),
    mobile: () => `9${random.digits(9)}`,
  };
  return [owners(shop, drawn), shops(shop, album, drawn), ...staffs(shop, drawn)];
};

/** Whoever has that role there. */
const nameOf = (shop: Past['shop'], wanted: Role): string | undefined =>
  demoAccounts.find(({ memberships }) =>
    memberships.some(({ shop: name, role }) => name === shop.name && role === wanted),
  )?.name;

const owners = (shop: Past['shop'], { products, mobile }: Drawn) => ({
  name: nameOf(shop, 'owner'),
  role: 'Owner',
  personId: shop.owner,
  phone: mobile(),
  greeting: 'Three generations of gold. Come for a cup of chai, stay for the bangles.',
  greetingHi: 'तीन पीढ़ियों का भरोसा। चाय पर आइए, चूड़ियाँ देखकर जाइए।',
  design: 'velvet',
  accent: 'ruby',
  instagram: 'https://www.instagram.com/',
  hours: mornings,
  products: products(4),
});

const shops = ({ name }: Past['shop'], album: Album, { products, mobile }: Drawn) => ({
  name,
  role: 'Gold, diamonds, silver',
  whatsapp: mobile(),
  photo: album.idOf(work[0]![1]),
  greeting: 'Hallmarked jewellery at the rate of the day',
  greetingHi: 'हॉलमार्क ज़ेवर, आज के भाव पर',
  design: 'jharokha',
  accent: 'peacock',
  website: 'https://example.com/',
  facebook: 'https://www.facebook.com/',
  hours: mornings,
  products: products(3),
});

const staffs = (shop: Past['shop'], { products, mobile }: Drawn) => [
  {
    name: nameOf(shop, 'sales') ?? 'Kiran Patil',
    role: 'Bridal counter',
    personId: shop.people.find(id => id !== shop.owner) ?? null,
    phone: mobile(),
    greeting: 'Tell me the day of the wedding, and I lay out what suits it.',
    greetingHi: 'शादी की तारीख बताइए, मैं उसी हिसाब से दिखाऊँगी।',
    design: 'ledger',
    accent: 'emerald',
    hours: mornings.slice(0, 1),
    products: products(2),
  },
  { name: 'Dinesh Kumar', role: 'Repairs', phone: mobile(), design: 'ledger', accent: 'saffron', isRateShown: false },
];

const countsOf = (cardId: string, now: Date, random: Random) =>
  Array.from({ length: 60 }, (_, i) => 59 - i).flatMap(daysAgo =>
    cardCounts.flatMap(({ id: kind }) => {
      const count = random.integer(0, usual[kind]);
      return count ? [{ cardId, day: dayOf(now, daysAgo), kind, count }] : [];
    }),
  );

/** At noon there: the same day wherever one looks from. */
const dayOf = (now: Date, daysAgo: number): string =>
  new Date(dayStart(now, daysAgo).getTime() + 12 * 3_600_000).toISOString().slice(0, 10);
