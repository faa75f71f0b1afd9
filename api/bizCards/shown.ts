import {
  finenessesShown,
  openUntil,
  socialNetworks,
  type CardRate,
  type PublicCard,
} from '../../schema/rules/bizCards.ts';
import { rateOf } from '../../schema/rules/commodities.ts';
import type { Picture } from '../../schema/kit/meta.ts';
import { listOf, maybe, number, object, oneOf, string, uuid, whole, yesOrNo } from '../../schema/kit/shape.ts';
import { cardAccents, cardDesigns } from '../../schema/rules/bizCards.ts';
import { choiceIn } from '../../schema/words/wording.ts';
import { pictureAddress } from '../files.ts';
import type { ShownRates } from '../rates/rateStatements.ts';
import type { RequestContext } from '../requestContext.ts';
import { picture } from '../shapes/fields.ts';
import type { CardRow } from './statements.ts';

const ids = <const T extends readonly { id: string }[]>(options: T) => options.map(({ id }) => id) as T[number]['id'][];

export const cardShape = object({
  id: uuid,
  shopId: uuid,
  shop: object({ name: string, logo: maybe(picture) }),
  name: string,
  role: maybe(string),
  photo: maybe(picture),
  greeting: maybe(string),
  design: oneOf(ids(cardDesigns)),
  accent: oneOf(ids(cardAccents)),
  phone: maybe(string),
  whatsapp: maybe(string),
  email: maybe(string),
  website: maybe(string),
  address: maybe(string),
  mapUrl: maybe(string),
  upiId: maybe(string),
  social: listOf(object({ id: oneOf(socialNetworks), url: string })),
  hours: listOf(object({ days: string, opens: string, closes: string })),
  openUntil: maybe(string),
  hasAds: yesOrNo,
  rates: listOf(object({ metal: oneOf(['gold', 'silver'] as const), fineness: whole, rate: number })),
  products: listOf(
    object({
      id: uuid,
      name: string,
      note: maybe(string),
      price: number,
      unit: maybe(string),
      picture: maybe(picture),
    }),
  ),
  portfolio: listOf(object({ id: uuid, caption: string, picture: maybe(picture) })),
});

/** What is left empty is the shop's. */
export const shownCard = (context: RequestContext, row: CardRow, rates: ShownRates): PublicCard => {
  const { at, shop: shopId, wording } = context;
  const { words } = wording;
  const { shop, hours, products, portfolio, greeting, greetingHi, isRateShown, shopAddress, photo } = row;
  const signed = signedBy(context);
  const [own, other] = words.language === 'hi' ? [greetingHi, greeting] : [greeting, greetingHi];
  const phone = row.phone ?? shop.phone;
  return {
    id: context.parameter('cardId'),
    shopId,
    shop: { name: shop.name, logo: signed(shop.logo) },
    name: row.name,
    role: row.role,
    photo: signed(photo),
    greeting: own ?? other,
    design: row.design,
    accent: row.accent,
    phone,
    whatsapp: row.whatsapp ?? phone,
    email: row.email ?? shop.email,
    website: row.website,
    address: row.address ?? shopAddress,
    mapUrl: row.mapUrl,
    upiId: row.upiId ?? shop.upiId,
    social: socialNetworks.flatMap(id => (row[id] ? [{ id, url: row[id] }] : [])),
    hours: hours.map(hour => ({ ...hour, days: choiceIn(words, 'bizCards.hours.days', hour.days) })),
    openUntil: openUntil(hours, at),
    hasAds: row.hasAds,
    rates: isRateShown ? ratesShown(rates) : [],
    products: products.map(product => ({ ...product, picture: signed(product.picture) })),
    portfolio: portfolio.map(one => ({ ...one, picture: signed(one.picture) })),
  };
};

/** Pictures by addresses that are good for a day. */
const signedBy = ({ ports: { secrets }, at, shop }: RequestContext) => {
  const address = pictureAddress({ secrets, now: at });
  return (id: string | null): Picture | null =>
    id === null
      ? null
      : { id, url: address(shop, id, 'full.webp'), thumbnailUrl: address(shop, id, 'thumbnail.webp'), position: 0 };
};

const ratesShown = (rates: ShownRates): CardRate[] =>
  finenessesShown.flatMap(({ metal, fineness }) => {
    const held = rates[metal];
    return held ? [{ metal, fineness, rate: rateOf(held, fineness) }] : [];
  });
