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

export const carats = '%{figure} ct';
