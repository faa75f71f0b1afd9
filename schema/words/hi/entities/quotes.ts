import type { quotes } from '../../../entities/quotes.ts';
import { currencyNames } from '../../../rules/currencies.ts';
import type { Words } from '../../schemaWords.ts';
import {
  approvalButtonWords,
  approvalFieldWords,
  approvalInputWords,
  lostReasonWords,
  backDatedWords,
  otherGstWords,
  saleFieldWords,
  saleLineWords,
  saleValues,
} from '../sales.ts';

export const quotesWords = {
  one: 'एस्टिमेट',
  many: 'एस्टिमेट',
  fields: {
    ...approvalFieldWords,
    ...saleFieldWords,
    ...backDatedWords,
    ...otherGstWords,
    state: 'स्थिति',
    number: 'नंबर',
    enquiryId: 'पूछताछ',
    validUntil: 'कब तक मान्य',
    rateLocked: 'भाव यही रहेगा',
    currency: 'इस मुद्रा में भी',
    rupeesForOne: 'एक के कितने रुपये',
    totalAbroad: 'मुद्रा में कुल',
    lostReason: 'क्यों नहीं लिया',
    reason: 'क्यों नहीं',
  },
  values: {
    ...saleValues,
    currency: currencyNames('hi'),
    state: { draft: 'ड्राफ़्ट', given: 'दिया हुआ', ordered: 'ऑर्डर हुआ', billed: 'बिल बना', declined: 'नहीं लिया' },
    lostReason: lostReasonWords,
    'decline.lostReason': lostReasonWords,
  },
  inputs: { ...approvalInputWords, lines: saleLineWords, decline: { lostReason: 'क्यों नहीं लिया', reason: 'क्यों नहीं' } },
  sections: { tax: { label: 'GST' } },
  buttons: {
    ...approvalButtonWords,
    bill: { label: 'बिल बनाएँ', done: 'बिल का ड्राफ़्ट बन गया। जाँचें, भुगतान लिखें और जारी करें' },
    order: { label: 'ऑर्डर बनाएँ', done: 'ऑर्डर का ड्राफ़्ट बन गया। डिलीवरी की तारीख लिखें और ऑर्डर लें' },
  },
  transitions: { give: 'एस्टिमेट दें', revise: 'बदलें', order: 'ऑर्डर', bill: 'बिल बनाएँ', decline: 'नहीं लिया' },
  figures: {
    byMonth: 'महीने के हिसाब से एस्टिमेट',
    byCustomer: 'ग्राहक के हिसाब से एस्टिमेट',
    lostByReason: 'जो नहीं बिके: क्यों',
    lostByMonth: 'जो नहीं बिके: महीने के हिसाब से',
  },
  papers: {
    estimate: {
      label: 'एस्टिमेट',
      note: 'यह एस्टिमेट है, टैक्स इनवॉइस नहीं। भाव पक्का न हो तो बिल के दिन का भाव लगेगा।',
    },
  },
} satisfies Words<typeof quotes>;
