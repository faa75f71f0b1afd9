import type { salesOrders } from '../../../entities/salesOrders.ts';
import type { Words } from '../../schemaWords.ts';
import { moneyWays } from '../choices.ts';
import {
  approvalButtonWords,
  approvalFieldWords,
  approvalInputWords,
  paidByWords,
  backDatedWords,
  otherGstWords,
  saleFieldWords,
  saleLineWords,
  saleValues,
} from '../sales.ts';

export const salesOrdersWords = {
  one: 'ऑर्डर',
  many: 'ऑर्डर',
  fields: {
    ...approvalFieldWords,
    ...saleFieldWords,
    ...backDatedWords,
    ...otherGstWords,
    number: 'नंबर',
    quoteId: 'एस्टिमेट',
    deliveryDay: 'कब तक देना है',
    rateLocked: 'भाव यही रहेगा',
    advance: 'पेशगी (एडवांस)',
    due: 'बाकी देना',
    reason: 'क्यों नहीं',
    state: 'स्थिति',
  },
  values: {
    ...saleValues,
    state: {
      draft: 'ड्राफ़्ट',
      confirmed: 'ऑर्डर लिया',
      ready: 'तैयार',
      delivered: 'दे दिया',
      cancelled: 'रद्द',
    },
    'advance.way': moneyWays,
  },
  inputs: {
    ...approvalInputWords,
    lines: { details: 'नाप और डिज़ाइन', workOrderId: 'काम का ऑर्डर', ...saleLineWords },
    giveWork: { typeId: 'काम का प्रकार' },
    cancel: { reason: 'क्यों नहीं' },
    advance: { amount: 'रकम', ...paidByWords, tillId: 'गल्ला', note: 'किसलिए' },
  },
  sections: { tax: { label: 'GST' } },
  buttons: {
    ...approvalButtonWords,
    bill: {
      label: 'बिल बनाएँ',
      done: 'बिल का ड्राफ़्ट बन गया। बना हुआ माल स्कैन करें, वज़न जाँचें, भुगतान लिखें और जारी करें',
    },
    giveWork: {
      label: 'काम के ऑर्डर बनाएँ',
      text: 'हर उस लाइन का एक, जिसका न नग चुना है न काम का ऑर्डर है।',
      done: 'बने: %{count}',
    },
    advance: { label: 'पेशगी लें', done: '%{number} से पेशगी मिली' },
  },
  transitions: {
    confirm: 'ऑर्डर लें',
    revise: 'बदलें',
    ready: 'तैयार है',
    deliver: 'दें',
    cancel: 'ऑर्डर रद्द करें',
  },
  figures: {
    byMonth: 'महीने के हिसाब से ऑर्डर',
    byCustomer: 'ग्राहक के हिसाब से ऑर्डर',
    dueByMonth: 'महीने के हिसाब से देने वाले ऑर्डर',
  },
  papers: {
    order: {
      label: 'ऑर्डर',
      draft: 'ड्राफ़्ट, ऑर्डर नहीं लिया',
      note: 'माल लेने आएँ तो यह काग़ज़ साथ लाएँ। वज़न वही है जो तय हुआ; बिल में बने माल का वज़न आएगा। भाव पक्का न हो तो बिल के दिन का भाव लगेगा।',
    },
  },
} satisfies Words<typeof salesOrders>;
