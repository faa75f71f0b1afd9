import {
  day,
  described,
  listOf,
  maybe,
  number,
  object,
  oneOf,
  string,
  yesOrNo,
  type Of,
} from '../../schema/kit/shape.ts';
import { otherGstPermission } from '../../schema/rules/lineTax.ts';
import { makingReadings } from '../../schema/rules/makingGst.ts';
import { seesAll } from '../db/settings.ts';
import type { Statement } from '../ports.ts';

/** The shop's part of the rule for GST rates and HSN codes on a document. `turnover` in rupees. */
export const taxFacts = object({
  rates: listOf(object({ hsn: string, rate: number, since: day })),
  making: maybe(oneOf(makingReadings.map(({ id }) => id))),
  turnover: maybe(number),
  mayApprove: described(yesOrNo, 'Whether the person may approve other rates'),
});
type Facts = Of<typeof taxFacts>;

/** Reads all rows that fit a code, or that begin with one. */
export const taxFactsStatement = (shop: string, codes: readonly string[]): Statement => ({
  text: `select json_build_object('making', s.making_gst, 'turnover', s.turnover, 'mayApprove', ${seesAll(otherGstPermission)},
      'rates', (select coalesce(json_agg(json_build_object('hsn', g.hsn, 'rate', g.rate, 'since', g.since) order by g.hsn, g.since), '[]')
        from gst_rates g where g.shop_id = $1 and g.deleted_at is null and exists (select 1 from unnest($2::text[]) as c(code)
          where starts_with(c.code, g.hsn) or starts_with(g.hsn, c.code))))
    from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop, codes],
});

export const readTaxFacts = (rows: readonly (readonly (string | null)[])[]) => JSON.parse(rows[0]![0]!) as Facts;
