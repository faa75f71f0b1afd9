import type { CommonWords } from '../../schema/words/wording.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';
import { dayRead } from '../papers/paperOf.ts';
import { stateRead } from '../papers/party.ts';

type Advance = {
  id: string;
  isRefund: boolean;
  goods: string[];
  placeOfSupply: string | null;
  bearsGst: boolean;
  /** The receipts of the order; a refund names them. */
  receipts: { number: string; day: string }[];
};

/** Adds what rules 50 and 51 of the CGST Rules, 2017, want on the receipt of an advance for an order, and on its refund. */
export const advancePapers = async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
  const text = `select coalesce(json_agg(json_build_object(
      'id', v.id, 'isRefund', v.kind = 'payment', 'placeOfSupply', o.place_of_supply, 'bearsGst', coalesce(o.billed_gst, 'none') <> 'none',
      'goods', (select coalesce(json_agg(l.description order by l.position), '[]') from sales_orders_lines l
        where l.shop_id = $1 and l.document_id = o.id and l.description is not null),
      'receipts', (select coalesce(json_agg(json_build_object('number', r.number, 'day', r.day) order by r.day, r.number), '[]') from vouchers r
        where r.shop_id = $1 and r.sales_order_id = o.id and r.kind = 'receipt' and r.state = 'posted' and r.deleted_at is null and r.id < v.id))), '[]')
    from vouchers v join sales_orders o on o.shop_id = $1 and o.id = v.sales_order_id
    where v.shop_id = $1 and v.id = any($2::uuid[]) and v.kind in ('receipt', 'payment') and v.deleted_at is null`;
  const { rows } = (await run([{ text, values: [shop, ids] }])).at(-1)!;
  const advances = JSON.parse(rows[0]![0]!) as Advance[];
  return new Map(
    advances.map(advance => [advance.id, { number: null, facts: factsOf(advance, words), lists: [], totals: [] }]),
  );
};

const factsOf = (advance: Advance, words: CommonWords): Reckoned['facts'] => {
  const { isRefund, goods, placeOfSupply, bearsGst, receipts } = advance;
  const { advance: said, reverseCharge, no } = words.papers;
  const received = receipts.map(({ number, day }) => `${number}, ${dayRead(day, words)}`);
  return [
    ...(goods.length ? [{ label: said.goods, value: goods.join(', ') }] : []),
    ...(isRefund && received.length ? [{ label: said.receipts, value: received.join('; ') }] : []),
    ...(bearsGst
      ? [
          { label: said.gst, value: said.none },
          { label: reverseCharge, value: no },
        ]
      : []),
    ...(placeOfSupply
      ? [{ label: words.entities['quickBills']!.fields['placeOfSupply']!, value: stateRead(placeOfSupply, words) }]
      : []),
  ];
};
