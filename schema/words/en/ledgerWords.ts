/** How the books are spoken of, on a page and on paper. */
export const ledgerWords = {
  unit: { INR: 'Rupees', AU: 'Fine gold', AG: 'Fine silver', PT: 'Fine platinum', CT: 'Carats' },
  opening: 'Before',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  closing: 'At the end',
  debitOf: '%{amount} Dr',
  creditOf: '%{amount} Cr',
  reversalOf: '%{what}, cancelled',
};
