import { maybe, object, string, uuid, type Of } from '../../schema/kit/shape.ts';
import type { TaxScheme } from '../../schema/rules/taxScheme.ts';
import type { Statement } from '../ports.ts';

/** To which pieces can be sent. */
export const otherShop = object({ id: uuid, name: string, gstin: maybe(string), stateCode: maybe(string) });
export type OtherShop = Of<typeof otherShop>;

export type ShopsBetween = {
  own: Pick<OtherShop, 'gstin' | 'stateCode'> & { taxScheme: TaxScheme };
  others: OtherShop[];
};

/** One row of JSON: the shop, and the others of its business that are open. Run it as the account. */
export const shopsBetween = (shop: string): Statement => ({
  text: `select json_build_object('own', json_build_object('gstin', m.gstin, 'stateCode', m.state_code, 'taxScheme', m.tax_scheme),
      'others', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'gstin', s.gstin, 'stateCode', s.state_code)
          order by lower(s.name), s.id), '[]')
        from shops s where s.tenant_id = m.tenant_id and s.id <> m.id and s.deleted_at is null and s.status <> 'Suspended'))
    from shops m where m.id = $1`,
  values: [shop],
});
