import { productPrices } from '../../schema/entities/productPrices.ts';
import { products } from '../../schema/entities/products.ts';
import type { Call } from '../call.ts';
import { create } from '../crud/create.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements } from '../db/write.ts';

/** S-02: a product that is given a price is sold by subscription only. */
export const createPrice = (call: Call) =>
  create(productPrices, call, ({ productId }) => {
    const product = [productId as string];
    const changes = { subscriptionOnly: true };
    return {
      before: lockStatements(products, call.shop, product),
      after: updateStatements(products, call.shop, product, changes, call.ports.ids, call.at),
    };
  });
