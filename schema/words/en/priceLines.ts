/** What the lines of a price are called, on a page and on paper. */
export const priceLines = {
  metal: 'Metal',
  wastage: 'Wastage',
  making: 'Making charge',
  stones: 'Stones',
  hallmarking: 'Hallmarking',
  discount: 'Discount',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  roundOff: 'Round-off',
  total: 'Total',
};

/** The taxes on making where that is a service of its own. */
export const makingTaxes = {
  cgst: 'CGST on making (SAC 998892)',
  sgst: 'SGST on making (SAC 998892)',
  utgst: 'UTGST on making (SAC 998892)',
  igst: 'IGST on making (SAC 998892)',
};

export const carats = '%{figure} ct';
