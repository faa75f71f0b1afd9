import type { CardCount, OpenHours, PublicCard, SocialNetwork } from '../../schema/rules/bizCards.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { dayCountId } from '../dayCounts.ts';
import type { Secrets, Statement } from '../ports.ts';

type Texts = 'name' | 'role' | 'phone' | 'whatsapp' | 'email' | 'website' | 'address' | 'mapUrl' | 'upiId';

/** A card as it is stored, with what its shop has; pictures are ids. */
export type CardRow = Pick<PublicCard, Texts | 'design' | 'accent'> &
  Record<SocialNetwork | 'greeting' | 'greetingHi' | 'photo', string | null> & {
    isRateShown: boolean;
    shop: { name: string; logo: string | null; phone: string | null; email: string | null; upiId: string | null };
    hasAds: boolean;
    shopAddress: string | null;
    hours: OpenHours[];
    products: {
      id: string;
      name: string;
      note: string | null;
      price: number;
      unit: string | null;
      picture: string | null;
    }[];
    portfolio: { id: string; caption: string; picture: string }[];
  };

/** More pictures are on no page that anybody reads to its end. */
const mostPictures = 24;

/** One row of JSON. What is not active, or in the trash, is shown to nobody. */
export const cardStatement = (shop: string, card: string): Statement => ({
  text: `select json_build_object('name', c.name, 'role', c.role, 'phone', c.phone, 'whatsapp', c.whatsapp, 'email', c.email,
      'website', c.website, 'address', c.address, 'mapUrl', c.map_url, 'upiId', c.upi_id, 'instagram', c.instagram,
      'facebook', c.facebook, 'youtube', c.youtube, 'greeting', c.greeting, 'greetingHi', c.greeting_hi, 'design', c.design,
      'accent', c.accent, 'photo', c.photo, 'isRateShown', c.is_rate_shown,
      'shop', json_build_object('name', s.name, 'logo', s.logo, 'phone', s.phone_no, 'email', s.email, 'upiId', s.upi_id),
      'hasAds', s.ads_on_cards, 'shopAddress', nullif(concat_ws(', ', s.address, nullif(concat_ws(' ', s.city, s.pin), '')), ''),
      'hours', (select coalesce(json_agg(json_build_object('days', h.days, 'opens', h.opens, 'closes', h.closes) order by h.position), '[]')
        from biz_cards_hours h where h.shop_id = $1 and h.document_id = c.id),
      'products', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'note', l.note, 'price', p.selling_price,
          'unit', u.symbol, 'picture', p.images[1]) order by l.position), '[]')
        from biz_cards_products l join products p on p.shop_id = $1 and p.id = l.product_id and p.is_active and p.deleted_at is null
          left join units u on u.shop_id = $1 and u.id = p.unit_id
        where l.shop_id = $1 and l.document_id = c.id),
      'portfolio', (select coalesce(json_agg(x), '[]') from (select f.id, f.caption, f.picture from portfolio f
        where f.shop_id = $1 and f.picture is not null and f.deleted_at is null and c.is_portfolio_shown order by f.position, f.id limit ${mostPictures}) x))
    from biz_cards c join shops s on s.shop_id = $1 where c.shop_id = $1 and c.id = $2 and c.deleted_at is null`,
  values: [shop, card],
});

type Counted = { shop: string; card: string; kind: CardCount; at: Date };

/** One more of the day, whoever it was. */
export const countStatement = ({ shop, card, kind, at }: Counted, secrets: Secrets): Statement => ({
  text: `insert into biz_card_counts (shop_id, id, card_id, day, kind, count, created_at, updated_at)
    values ($1, $2, $3, $4::date, $5, 1, $6::timestamptz, $6::timestamptz)
    on conflict (shop_id, id) do update set count = biz_card_counts.count + 1, updated_at = excluded.updated_at`,
  values: [shop, dayCountId(`${card} ${kind}`, shopDay(at), secrets), card, shopDay(at), kind, at.toISOString()],
});
