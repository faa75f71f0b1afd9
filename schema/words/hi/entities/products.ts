import type { products } from '../../../entities/products.ts';
import type { Words } from '../../schemaWords.ts';

export const productsWords = {
  one: 'माल',
  many: 'माल',
  fields: {
    name: 'नाम',
    productCode: 'माल का कोड',
    hsncode: 'HSN कोड',
    taxPercentage: 'टैक्स (%)',
    groupId: 'समूह',
    categoryId: 'श्रेणी',
    gstId: 'GST',
    unitId: 'इकाई',
    mrp: 'MRP',
    purchasePrice: 'खरीद मूल्य',
    sellingPrice: 'बिक्री मूल्य',
    description: 'विवरण',
    images: 'फ़ोटो',
    isActive: 'चालू',
    subscriptionOnly: 'सिर्फ़ सदस्यता पर',
    productPrice: 'दाम',
  },
  values: {},
  inputs: {},
  messages: { created: 'माल जुड़ गया!', updated: 'माल सहेज लिया', deleted: 'माल हटा दिया!' },
} satisfies Words<typeof products>;
