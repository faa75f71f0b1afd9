import type { productsWords as English } from '../../en/admin/products.ts';
import type { Translated } from '../../translated.ts';

/** Words of products beside those of their entity. */
export const productsWords: Translated<typeof English> = {
  'resources.products.values.isActive.true': 'चालू',
  'resources.products.values.isActive.false': 'बंद',
  'resources.products.copy': 'दूसरे माल से कॉपी करें',
  'resources.products.empty': 'अभी कोई माल नहीं है। पहला माल जोड़ें, या जो सूची आपके पास है उसे ले आएँ।',
  'resources.products.help.hsncode': '4, 6 या 8 अंक, जैसा टैक्स इनवॉइस पर है',
  'resources.products.help.taxPercentage': 'टैक्स न लगता हो तो खाली छोड़ें',
  'resources.products.help.gstId': 'छाँटने के लिए आपका अपना नाम; टैक्स कितना है, यह दर में है',
};
