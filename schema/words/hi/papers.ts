import { carats, makingTaxes, priceLines } from './priceLines.ts';
import type { CommonWords } from '../wording.ts';

export const papers: CommonWords['papers'] = {
  signed: '%{shop} की ओर से',
  letter: {
    subject: '%{shop}: %{title} %{number}',
    attached: 'साथ में: %{title} %{number}।',
  },
  statement: {
    period: 'दिन',
    days: '%{from} से %{to} तक',
    heads: { day: 'दिन', entry: 'लिखत', other: 'किसमें', debit: 'नामे', credit: 'जमा', balance: 'बाकी' },
    units: { INR: 'रुपये', AU: 'फ़ाइन सोना', AG: 'फ़ाइन चाँदी', PT: 'फ़ाइन प्लैटिनम', CT: 'कैरेट' },
    opening: 'पहले का बाकी',
    closing: 'आख़िरी बाकी',
    byYou: 'आपको देना है',
    toYou: 'आपको मिलना है',
    debitOf: '%{amount} नामे',
    creditOf: '%{amount} जमा',
    reversal: '%{what}, रद्द',
  },
  priceLines,
  makingTaxes,
  carats,
  valuation: {
    on: 'मूल्यांकन का दिन',
    rateOf: '999 का एक ग्राम, %{day} का भाव',
    heads: { what: 'किसका', quantity: 'मात्रा', rate: 'भाव', amount: 'रकम' },
    value: 'मूल्य',
    noRate: 'इस धातु का भाव नहीं है।',
  },
  yes: 'हाँ',
  no: 'नहीं',
};
