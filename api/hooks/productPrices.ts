import { products } from '../../schema/entities/products.ts';
import { lockStatements } from '../db/write.ts';
import type { Hooks } from './hooks.ts';

export const productPriceHooks: Hooks = {
  /** S-02: a product that is given a price is sold by subscription only. */
  create(rows, { shop, change }) {
    const priced = [...new Set(rows.map(({ productId }) => productId as string))];
    return {
      before: lockStatements(products, shop, priced),
      after: change(products, priced, { subscriptionOnly: true }),
    };
  },
};
