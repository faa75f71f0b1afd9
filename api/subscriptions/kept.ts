import { invoicePlans } from '../../schema/entities/invoicePlans.ts';
import { invoiceSubscriptions, type InvoiceSubscription } from '../../schema/entities/invoiceSubscriptions.ts';
import { messengerPlans } from '../../schema/entities/messengerPlans.ts';
import { messengerSubscriptions, type MessengerSubscription } from '../../schema/entities/messengerSubscriptions.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { pricesOn, priceOf, type AppId, type PlanDuration, type PriceRow } from '../../schema/rules/plans.ts';
import type { Occasion } from '../db/history.ts';
import { tableName } from '../db/columns.ts';
import { replySelect } from '../db/select.ts';
import { isLive, noShop } from '../db/statement.ts';
import type { Result, Statement } from '../ports.ts';

/** Where each app's are kept, and what those of the other do not have. */
export const kept = {
  tsinvoice: { entity: invoiceSubscriptions, plans: invoicePlans, messages: 'null::integer' },
  tsmessenger: { entity: messengerSubscriptions, plans: messengerPlans, messages: 't.messages' },
} as const satisfies Record<AppId, object>;

export type Subscription = InvoiceSubscription & Partial<Pick<MessengerSubscription, 'messages'>>;

/** In which shop, of which app, when. */
export type Place = { shop: string; app: AppId; occasion: Occasion };
export const dayIn = ({ occasion }: Pick<Place, 'occasion'>): string => shopDay(occasion.at);

/** A plan as it can be bought. */
export type BoughtPlan = {
  code: string;
  name: string;
  people: number;
  messages: number | null;
  phoneHelp: boolean;
  trialDays: number;
  prices: PriceRow[];
};

/** As `account`, since plans are the platform's. */
export const planStatement = (app: AppId, by: { id: string } | { code: string }): Statement => {
  const { plans, messages } = kept[app];
  const table = tableName(plans);
  const [[column, value]] = Object.entries(by) as [[string, string]];
  return {
    text: `select json_build_object('code', t.code, 'name', t.name, 'people', t.people, 'messages', ${messages}, 'phoneHelp', t.phone_help,
        'trialDays', t.trial_days, 'prices', (select coalesce(json_agg(json_build_object('duration', l.duration, 'price', l.price, 'since', l.since)), '[]')
          from ${table}_prices l where l.shop_id = $1 and l.document_id = t.id))
      from ${table} t where t.shop_id = $1 and t.${column} = $2 and ${isLive('t')}`,
    values: [noShop, value],
  };
};

export const planIn = ({ rows }: Result): BoughtPlan | null => JSON.parse(rows[0]?.[0] ?? 'null') as BoughtPlan | null;

/** Undefined: on that day it is not offered for as long. */
export const priceFor = ({ prices }: BoughtPlan, duration: PlanDuration, day: string): number | undefined =>
  priceOf({ prices: pricesOn(prices, day) }, duration);

/** Those that run or are yet to, locked. */
export const openStatement = ({ shop, app }: Pick<Place, 'shop' | 'app'>): Statement => ({
  text: `select coalesce(json_agg(r order by r.id), '[]') from (${replySelect(kept[app].entity)}
    where t.shop_id = $1 and t.state in ('pending', 'trial', 'active', 'grace') and ${isLive('t')} order by t.id for update of t) r`,
  values: [shop],
});

export const subscriptionsIn = ({ rows }: Result): Subscription[] => JSON.parse(rows[0]![0]!) as Subscription[];

/** What is given, renewed and moved on in a shop comes one after the other. */
export const subscriptionsName = (shop: string): string => `subscriptions ${shop}`;
