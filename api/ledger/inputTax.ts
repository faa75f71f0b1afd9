import type { Result, Statement } from '../ports.ts';

/** How the shop pays GST. */
export const ownTaxScheme = (shop: string): Statement => ({
  text: `select s.tax_scheme from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
});

/** A dealer under the composition scheme takes no input tax: it is a cost (CGST Act, section 10(4)). */
export const takesNoInputTax = ({ rows }: Result): boolean => rows[0]?.[0] === 'composition';
