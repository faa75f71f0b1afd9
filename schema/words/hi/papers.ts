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
  yes: 'हाँ',
  no: 'नहीं',
};
