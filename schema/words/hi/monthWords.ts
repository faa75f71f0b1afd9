import type { monthWords as English } from '../en/monthWords.ts';
import type { Translated } from '../translated.ts';

/** Of a month's returns and its folder of files, on the page and in the files. */
export const monthWords: Translated<typeof English> = {
  figure: {
    outward: '3.1(a) टैक्स वाली बिक्री',
    nil: '3.1(c) शून्य दर की बिक्री',
    toConsumers: '3.2 %{place} के ग्राहकों को',
    input: '4(A)(5) इनपुट टैक्स',
    beyondInput: 'टैक्स में से इनपुट टैक्स घटाकर',
  },
  composition: {
    figure: { quarter: 'CMP-08, 3(1) जो बिका', year: 'GSTR-4, पूरा वित्त वर्ष' },
    from: 'कब से',
    to: 'कब तक',
    value: 'रकम',
    cgst: 'केंद्र का टैक्स',
    sgst: 'राज्य या UT का टैक्स',
  },
  file: {
    gstr1: 'पोर्टल के लिए GSTR-1',
    gstr1Workbook: 'GSTR-1 की वर्कबुक',
    gstr3b: 'GSTR-3B के आँकड़े',
    cmp08: 'CMP-08 और GSTR-4 के आँकड़े',
    sales: 'बिक्री रजिस्टर',
    creditNotes: 'क्रेडिट नोट रजिस्टर',
    debitNotes: 'डेबिट नोट रजिस्टर',
    purchases: 'ख़रीद रजिस्टर',
    oldGold: 'पुराने सोने का रजिस्टर',
    stock: 'वज़न का स्टॉक रजिस्टर',
    trialBalance: 'ट्रायल बैलेंस',
    tally: 'Tally के लिए खाते',
  },
  head: {
    file: 'फ़ाइल',
    what: 'क्या है',
    records: 'कितने',
    in: 'आया',
    out: 'गया',
    unit: 'इकाई',
    figure: 'आँकड़ा',
  },
  title: '%{month} के खाते',
  nothing: 'इस महीने कुछ नहीं',
  letter: {
    subject: '%{title}: %{shop}',
    attached: 'साथ की एक फ़ाइल में महीने के रिटर्न, रजिस्टर और खाते हैं। उसके अंदर का पेज index.html बताता है कि क्या कहाँ है।',
  },
};
