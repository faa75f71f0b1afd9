import type { orders } from '../../../entities/orders.ts';
import type { Words } from '../../schemaWords.ts';
import { orderStates } from '../choices.ts';
import { states } from '../states.ts';

export const ordersWords = {
  one: 'ऑर्डर',
  many: 'ऑर्डर',
  fields: {
    number: 'नंबर',
    state: 'स्थिति',
    businessName: 'कारोबार का नाम',
    name: 'संपर्क',
    email: 'ईमेल',
    mobileNo: 'मोबाइल नंबर',
    gstin: 'GSTIN',
    pin: 'PIN',
    stateCode: 'सप्लाई की जगह',
    lines: 'प्लान',
    taxable: 'टैक्सेबल वैल्यू',
    cgst: 'CGST',
    sgst: 'SGST',
    utgst: 'UTGST',
    igst: 'IGST',
    roundOff: 'राउंड-ऑफ़',
    total: 'कुल',
    sac: 'SAC',
    taxRate: 'GST रेट',
    cancelReason: 'रद्द करने का कारण',
    orderedIn: 'किस दुकान में ऑर्डर हुआ',
    given: 'किसे दिया गया',
    language: 'भाषा',
    invoice: 'टैक्स इनवॉइस',
    notes: 'नोट',
  },
  values: { state: orderStates, stateCode: states, language: { en: 'English', hi: 'हिन्दी' } },
  inputs: { cancel: { cancelReason: 'रद्द करने का कारण' }, give: { shopId: 'दुकान', from: 'कब से' } },
  buttons: {
    invoice: { label: 'इनवॉइस जारी करें', done: 'जारी: %{number}' },
    give: {
      label: 'दुकान को दें',
      text: 'जो मँगाया गया, वह दुकान के पास रहता है। जो पहले से है, वह आगे बढ़ता है या उसका प्लान बदलता है; नया उस दिन से, नहीं तो आज से शुरू होता है।',
      done: '%{shop} को दिया गया',
    },
  },
  transitions: { pay: 'चुकता करें', cancel: 'ऑर्डर रद्द करें', reopen: 'फिर से खोलें' },
} satisfies Words<typeof orders>;
