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
  figures: { byCategory: 'श्रेणी के हिसाब से माल' },
  sections: {
    prices: { label: 'दाम', help: 'रुपये में, एक इकाई के लिए' },
    tax: { label: 'GST', help: 'HSN कोड बताता है कि माल क्या है, और GST दरें कि उस पर कितना टैक्स है' },
    place: { label: 'कहाँ रखना है', help: 'ग्राहक और स्टाफ़ को कैसे मिलेगा' },
    sale: { label: 'बिक्री', help: 'जो चालू नहीं है वह रहता है, पर ग्राहकों को नहीं दिखता' },
  },
  values: {},
  inputs: {},
  messages: { created: 'माल जुड़ गया!', updated: 'माल सहेज लिया', deleted: 'माल हटा दिया!' },
} satisfies Words<typeof products>;
