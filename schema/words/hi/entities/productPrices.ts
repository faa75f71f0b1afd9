import type { productPrices } from '../../../entities/productPrices.ts';
import type { Words } from '../../schemaWords.ts';
import { durations } from '../choices.ts';

export const productPricesWords = {
  one: 'दाम',
  many: 'दाम',
  fields: {
    productId: 'माल',
    name: 'दाम का नाम',
    price: 'दाम',
    duration: 'कितने समय के लिए',
    isActive: 'चालू',
  },
  values: { duration: durations },
  inputs: {},
} satisfies Words<typeof productPrices>;
