import type { ledgerWords as English } from '../en/ledgerWords.ts';
import type { Translated } from '../translated.ts';

/** How the books are spoken of, on a page and on paper. */
export const ledgerWords: Translated<typeof English> = {
  unit: { INR: 'रुपये', AU: 'फ़ाइन सोना', AG: 'फ़ाइन चाँदी', PT: 'फ़ाइन प्लैटिनम', CT: 'कैरेट' },
  opening: 'पहले का बाकी',
  debit: 'नामे',
  credit: 'जमा',
  balance: 'बाकी',
  closing: 'आख़िरी बाकी',
  debitOf: '%{amount} नामे',
  creditOf: '%{amount} जमा',
  reversalOf: '%{what}, रद्द',
};
