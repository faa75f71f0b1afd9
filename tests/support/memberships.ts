import { entities } from '../../schema/entities/index.ts';
import { openCounter, type Counter } from './counter.ts';
import type { TestApi } from './testApi.ts';

export type Memberships = Counter & {
  productId: string;
  /** A draft of one membership for the customer; `more` is of its line. */
  draft(more?: object, bill?: object): Promise<any>;
  /** The same, issued. */
  sell(more?: object, bill?: object): Promise<any>;
  held(query?: string): Promise<Record<string, any>[]>;
};

/** A counter that sells a membership by the year. */
export const openMemberships = async (world: TestApi, price: object = {}): Promise<Memberships> => {
  const counter = await openCounter(world);
  const { shop, contactId, ask } = counter;
  const made = await shop.make(entities.products, {
    name: 'Jewellery Care Membership',
    hsncode: '998729',
    taxPercentage: 18,
    sellingPrice: 2_000,
    subscriptionOnly: true,
    productPrice: { name: 'Membership', price: 1_499, duration: 365, ...price },
  });
  const productId = made.id as string;
  const draft: Memberships['draft'] = async (more = {}, bill = {}) => {
    const line = { ...(await ask('GET', `quick_bills/offer?productId=${productId}`)), ...more };
    return ask('POST', 'quick_bills', { contactId, lines: [line], placeOfSupply: '27', ...bill });
  };
  return {
    ...counter,
    productId,
    draft,
    async sell(more, bill) {
      const { id } = await draft(more, bill);
      return ask('POST', `quick_bills/${id}/issue`, {});
    },
    held: async (query = '') => (await ask('GET', `customer_subscriptions?sort=startsOn&${query}`)).items,
  };
};
