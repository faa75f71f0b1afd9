import { customerSubscriptions, type CustomerSubscription } from '../../schema/entities/customerSubscriptions.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { TermPrice } from '../../schema/rules/customerSubscriptions.ts';
import type { PlanDuration } from '../../schema/rules/plans.ts';
import { say } from '../../schema/words/said.ts';
import { recordReply } from '../crud/read.ts';
import { sceneOf } from '../crud/update.ts';
import { referenceGuards } from '../db/guards.ts';
import { isUuid } from '../db/statement.ts';
import { recordStatement } from '../db/write.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { offer } from '../sales/offer.ts';
import { holdTerms } from './hold.ts';
import { termPricesOf } from './termPrices.ts';

/** As the call's input has it. */
export type GiveAsked = {
  contactId: string;
  productId: string;
  duration?: number | null | undefined;
  price?: number | null | undefined;
  from?: string | null | undefined;
};
type Product = { name: string; isSubscription: boolean; prices: TermPrice[] };

/** A term that no bill sold: of a paper book, or as a present. */
export const give = (context: RequestContext, { contactId, productId, duration, price, from }: GiveAsked) =>
  context.change(async run => {
    const { shop, occasion } = context;
    for (const [field, id] of Object.entries({ contactId, productId }))
      if (!isUuid(id)) throw invalid({ [field]: say('oneOfList') });
    const found = await run([
      lockContact(contactId, shop),
      ...referenceGuards(customerSubscriptions, shop, [{ contactId, productId }]),
      productStatement(productId, shop),
    ]);
    const product = JSON.parse(found.at(-1)!.rows[0]![0]!) as Product;
    const scene = sceneOf(shop, occasion);
    const wanted = {
      contactId,
      productId,
      product: product.name,
      bought: { ...boughtOf(product, { duration, price }), bill: null, line: null },
      count: 1,
      day: from ?? shopDay(occasion.at),
      billId: null,
    };
    await run([holdTerms(wanted, scene)]);
    const [held] = await run([latestOf(contactId, productId, shop)]);
    const made = await run([recordStatement(customerSubscriptions, shop, held!.rows[0]![0]!)]);
    return recordReply(customerSubscriptions, context, made[0]!);
  });

/** By the product's price for as long, unless another is told. */
const boughtOf = (
  { name, isSubscription, prices }: Product,
  asked: Pick<GiveAsked, 'duration' | 'price'>,
): TermPrice => {
  if (!isSubscription) throw invalid({ productId: say('notSubscription', { product: name }) });
  const duration = (asked.duration ?? prices[0]?.duration) as PlanDuration | undefined;
  if (duration === undefined) throw invalid({ productId: say('subscriptionNoPrice', { product: name }) });
  const own = prices.find(price => price.duration === duration);
  const price = asked.price ?? own?.price;
  if (price === undefined) throw invalid({ price: say('noPriceForAsLong') });
  return { name: own?.name ?? name, duration, price };
};

/** As a bill locks its customer. */
const lockContact = (id: string, shop: string): Statement => ({
  text: 'select c.id from contacts c where c.shop_id = $1 and c.id = $2::uuid for no key update',
  values: [shop, id],
});

const productStatement = (id: string, shop: string): Statement => ({
  text: `select json_build_object('name', p.name, 'isSubscription', p.subscription_only, 'prices', ${termPricesOf('p')})
    from products p where p.shop_id = $1 and p.id = $2::uuid`,
  values: [shop, id],
});

/** What was just written, among what a customer holds of a product. */
const latestOf = (contact: string, product: string, shop: string): Statement => ({
  text: `select s.id from customer_subscriptions s where s.shop_id = $1 and s.contact_id = $2::uuid and s.product_id = $3::uuid
    and s.deleted_at is null order by s.updated_at desc, s.id desc limit 1`,
  values: [shop, contact, product],
});

/** What a bill for the next term begins with: the line as it is sold now, for as long as the last one. */
export const billAgain = async (context: RequestContext, id: string) => {
  const { shop } = context;
  const [found, prices] = await context.read([recordStatement(customerSubscriptions, shop, id), pricesOf(id, shop)]);
  const held = JSON.parse(found!.rows[0]?.[0] ?? 'null') as CustomerSubscription | null;
  if (!held) throw notFound({ one: customerSubscriptions.name });
  const { contactId, productId, duration, priceName } = held;
  const same = (JSON.parse(prices!.rows[0]![0]!) as TermPrice[]).filter(price => price.duration === duration);
  const price = same.find(({ name }) => name === priceName) ?? same[0];
  const line = await offer(context, { productId });
  return { contactId, lines: line ? [{ ...line, price: price?.price ?? line.price }] : [] };
};

const pricesOf = (id: string, shop: string): Statement => ({
  text: `select ${termPricesOf('p')} from customer_subscriptions s join products p on p.shop_id = $1 and p.id = s.product_id
    where s.shop_id = $1 and s.id = $2::uuid`,
  values: [shop, id],
});
