/** Words of products beside those of their entity. */
export const productsWords = {
  'resources.products.values.isActive.true': 'Active',
  'resources.products.values.isActive.false': 'Inactive',
  'resources.products.copy': 'Copy from a product',
  'resources.products.empty': 'No products yet. Add the first one, or bring the list you already have.',
  'resources.products.help.hsncode': '4 to 8 digits, as on the tax invoice',
  'resources.products.help.taxPercentage': 'Left empty when no tax is due',
  'resources.products.help.gstId': 'A name of your own to sort by; what is due is in the rate',
  'resources.products.section.prices': 'Prices',
  'resources.products.section.prices_help': 'In rupees, for one unit',
  'resources.products.section.tax': 'GST',
  'resources.products.section.tax_help': 'The HSN code says what it is, and the GST rates what is due on it',
  'resources.products.section.place': 'Where it belongs',
  'resources.products.section.place_help': 'How customers and staff find it',
  'resources.products.section.sale': 'Sale',
  'resources.products.section.sale_help': 'What is not active is kept, and hidden from customers',
};
