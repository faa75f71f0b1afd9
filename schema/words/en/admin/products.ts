/** Words of products beside those of their entity. */
export const productsWords = {
  'resources.products.values.isActive.true': 'Active',
  'resources.products.values.isActive.false': 'Inactive',
  'resources.products.copy': 'Copy from a product',
  'resources.products.empty': 'No products yet. Add the first one, or bring the list you already have.',
  'resources.products.help.hsncode': '4, 6 or 8 digits, as on the tax invoice',
  'resources.products.help.taxPercentage': 'Left empty when no tax is due',
  'resources.products.help.gstId': 'A name of your own to sort by; what is due is in the rate',
};
