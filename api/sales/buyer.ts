import { maybe, object, oneOf, type Of } from '../../schema/kit/shape.ts';
import { gstKind } from '../../schema/rules/gstSplit.ts';
import { billedGst } from '../../schema/rules/purchases.ts';
import { stateOptions } from '../../schema/rules/states.ts';
import type { Statement } from '../ports.ts';

/** Which GST a supply bears, and where it takes place. */
export const termsOfSupply = object({
  placeOfSupply: maybe(oneOf(stateOptions.map(({ id }) => id))),
  billedGst: oneOf(billedGst.map(({ id }) => id)),
});
export type TermsOfSupply = Of<typeof termsOfSupply>;

/** The shop's state, the GSTIN by which it charges GST, and the state of who buys; goods change hands in the shop where nobody says otherwise, and under the composition scheme, which supplies nobody elsewhere. */
export const supplyStatement = (shop: string, contact: string | null): Statement => ({
  text: `select s.state_code, ${chargingGstin}, (select c.state_code from contacts c where c.shop_id = $1 and c.id = $2::uuid and c.deleted_at is null and s.tax_scheme = 'regular')
    from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop, contact],
});

/** Of a shop `s`: under the composition scheme it charges none. */
export const chargingGstin = `case s.tax_scheme when 'regular' then s.gstin end`;

/** Without a GSTIN a shop charges none. */
export const termsOf = ([state, gstin, buyers]: readonly (string | null)[]): TermsOfSupply => {
  const place = buyers ?? state ?? null;
  return {
    placeOfSupply: place as TermsOfSupply['placeOfSupply'],
    billedGst: gstin ? gstKind(state ?? '', place ?? '') : 'none',
  };
};
