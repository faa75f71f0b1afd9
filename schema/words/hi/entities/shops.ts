import type { shops } from '../../../entities/shops.ts';
import type { Words } from '../../schemaWords.ts';
import { shopStatuses, states } from '../choices.ts';

export const shopsWords = {
  one: 'दुकान',
  many: 'दुकानें',
  fields: {
    name: 'नाम',
    status: 'स्थिति',
    tenantId: 'कारोबार',
    logo: 'लोगो',
    address: 'पता',
    city: 'शहर',
    pin: 'PIN',
    stateCode: 'राज्य',
    phoneNo: 'फ़ोन नंबर',
    email: 'ईमेल',
    gstin: 'GSTIN',
    pan: 'PAN',
    upiId: 'UPI ID',
    quietFrom: 'शांत समय, कब से',
    quietTo: 'शांत समय, कब तक',
    seriesPrefix: 'बिल नंबर से पहले',
    ratesPublic: 'सबको दिखने वाला भाव बोर्ड',
  },
  values: { status: shopStatuses, stateCode: states },
  inputs: {
    create: { name: 'नाम', pin: 'PIN', stateCode: 'राज्य' },
    status: { status: 'स्थिति' },
    setChatAccount: {
      phoneNumberId: 'फ़ोन नंबर की ID',
      businessAccountId: 'बिज़नेस अकाउंट की ID',
      marketingPrice: 'मार्केटिंग संदेश',
      utilityPrice: 'यूटिलिटी संदेश',
      authenticationPrice: 'ऑथेंटिकेशन संदेश',
      perSecond: 'एक सेकंड में कितने संदेश',
    },
    addChatCredit: { amount: 'रकम', note: 'नोट' },
    openSupport: { reason: 'वजह', hours: 'कितने घंटे' },
  },
} satisfies Words<typeof shops>;
