import { described, number, object, string, whole, type Of } from '../../schema/kit/shape.ts';
import type { Statement } from '../ports.ts';

/** A shop's number at WhatsApp and what one message costs there, in rupees. */
export const termsFields = {
  phoneNumberId: string,
  businessAccountId: string,
  marketingPrice: number,
  utilityPrice: number,
  authenticationPrice: number,
  perSecond: described(whole, 'Messages; 0: without a limit'),
};
export const terms = object(termsFields);
export type Terms = Of<typeof terms>;

export const accountTerms = (shop: string): Statement => ({
  text: `select json_build_object('phoneNumberId', a.phone_number_id, 'businessAccountId', a.business_account_id, 'marketingPrice', a.marketing_price,
      'utilityPrice', a.utility_price, 'authenticationPrice', a.authentication_price, 'perSecond', a.per_second)
    from chat_accounts a where a.shop_id = $1 order by a.created_at, a.phone_number_id limit 1`,
  values: [shop],
});

/** In place of the number that the shop had, if any. What is on its way goes on with the new one. */
export const setAccount = (shop: string, former: string | null, terms: Terms, at: Date): Statement[] => [
  {
    text: 'delete from chat_accounts a where a.shop_id = $1 and a.phone_number_id = $2 and a.phone_number_id <> $3',
    values: [shop, former, terms.phoneNumberId],
  },
  {
    text: `insert into chat_accounts (shop_id, phone_number_id, business_account_id, marketing_price, utility_price, authentication_price, per_second, created_at)
      values ($1, $2, $3, $4::numeric, $5::numeric, $6::numeric, $7, $8::timestamptz)
      on conflict (shop_id, phone_number_id) do update set business_account_id = excluded.business_account_id, marketing_price = excluded.marketing_price,
        utility_price = excluded.utility_price, authentication_price = excluded.authentication_price, per_second = excluded.per_second`,
    values: [
      shop,
      terms.phoneNumberId,
      terms.businessAccountId,
      terms.marketingPrice,
      terms.utilityPrice,
      terms.authenticationPrice,
      terms.perSecond,
      at.toISOString(),
    ],
  },
];

/** From here on what is told of that number is the shop's. */
export const takeNumber = (shop: string, number: string, at: Date): Statement => ({
  text: 'insert into chat_numbers (phone_number_id, shop_id, created_at) values ($1, $2, $3::timestamptz)',
  values: [number, shop, at.toISOString()],
});

export const releaseNumber = (shop: string, number: string): Statement => ({
  text: 'delete from chat_numbers n where n.shop_id = $1 and n.phone_number_id = $2',
  values: [shop, number],
});

export const creditsStatement = (shop: string): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (
    select l.id, l.amount, l.note, l.user_name as "userName", l.at from chat_ledger l
    where l.shop_id = $1 and l.kind = 'added' order by l.at desc, l.id desc limit 100) r`,
  values: [shop],
});
