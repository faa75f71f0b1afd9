import type { makingTaxes as EnglishTaxes, priceLines as English } from '../en/priceLines.ts';
import type { Translated } from '../translated.ts';

/** What the lines of a price are called, on a page and on paper. */
export const priceLines: Translated<typeof English> = {
  metal: 'धातु',
  wastage: 'घट',
  making: 'बनवाई',
  stones: 'रत्न',
  hallmarking: 'हॉलमार्क',
  discount: 'छूट',
  taxable: 'टैक्स लगने वाली रकम',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  roundOff: 'राउंड ऑफ़',
  total: 'कुल',
};

/** The taxes on making where that is a service of its own. */
export const makingTaxes: Translated<typeof EnglishTaxes> = {
  cgst: 'बनवाई पर CGST (SAC 998892)',
  sgst: 'बनवाई पर SGST (SAC 998892)',
  utgst: 'बनवाई पर UTGST (SAC 998892)',
  igst: 'बनवाई पर IGST (SAC 998892)',
};

export const carats = '%{figure} कैरेट';
