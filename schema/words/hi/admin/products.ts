import type { productsWords as English } from '../../en/admin/products.ts';
import type { Translated } from '../../translated.ts';

/** Words of products beside those of their entity. */
export const productsWords: Translated<typeof English> = {
  'resources.products.values.isActive.true': 'चालू',
  'resources.products.values.isActive.false': 'बंद',
  'resources.products.copy': 'दूसरे माल से कॉपी करें',
  'resources.products.empty': 'अभी कोई माल नहीं है। पहला माल जोड़ें, या जो सूची आपके पास है उसे ले आएँ।',
  'resources.products.help.hsncode': '4 से 8 अंक, जैसा टैक्स इनवॉइस पर है',
  'resources.products.help.taxPercentage': 'टैक्स न लगता हो तो खाली छोड़ें',
  'resources.products.help.gstId': 'छाँटने के लिए आपका अपना नाम; टैक्स कितना है, यह दर में है',
  'resources.products.section.prices': 'दाम',
  'resources.products.section.prices_help': 'रुपये में, एक इकाई के लिए',
  'resources.products.section.tax': 'GST',
  'resources.products.section.tax_help': 'HSN कोड बताता है कि माल क्या है, और GST दरें कि उस पर कितना टैक्स है',
  'resources.products.section.place': 'कहाँ रखना है',
  'resources.products.section.place_help': 'ग्राहक और स्टाफ़ को कैसे मिलेगा',
  'resources.products.section.sale': 'बिक्री',
  'resources.products.section.sale_help': 'जो चालू नहीं है वह रहता है, पर ग्राहकों को नहीं दिखता',
};
