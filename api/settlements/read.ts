import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Settlements } from '../../schema/rules/settlements.ts';
import { tableName } from '../db/columns.ts';
import type { Result, Statement } from '../ports.ts';
import { bills, payers } from './items.ts';

/** A document as one that pays, then as one that is paid: the row of the side on which it stands has figures. */
export const settlementsStatements = (entity: AnyEntity, shop: string, id: string): Statement[] => {
  const contacts = `array(select d.contact_id from ${tableName(entity)} d where d.shop_id = $1 and d.id = $2::uuid)`;
  const side = (own: string, others: string, [self, other]: [string, string], only: string): Statement => ({
    text: `select o.amount / 100.0, o.rest / 100.0, (select coalesce(json_agg(json_build_object('entity', i.entity, 'id', i.id, 'number', i.number,
        'day', i.day, 'settled', coalesce(s.amount, 0) / 100.0, 'rest', i.rest / 100.0) order by i.day, i.number, i.id), '[]')
      from ${others} i left join (select s.${other} as id, sum(s.amount) as amount from settlements s
        where s.shop_id = $1 and s.${self} = $2::uuid group by s.${other}) s on s.id = i.id where ${only})
      from ${own} o where o.id = $2::uuid`,
    values: [shop, id],
  });
  return [
    side(payers(contacts), bills(contacts), ['payer_id', 'bill_id'], 'i.rest > 0 or s.amount > 0'),
    side(bills(contacts), payers(contacts), ['bill_id', 'payer_id'], 's.amount > 0'),
  ];
};

export const readSettlements = ([pays, paidBy]: readonly Result[]): Settlements => {
  const [row, side] = pays!.rows[0] ? ([pays!.rows[0], 'pays'] as const) : ([paidBy!.rows[0], 'paidBy'] as const);
  if (!row) return { side: null, amount: 0, rest: 0, items: [] };
  return { side, amount: Number(row[0]), rest: Number(row[1]), items: JSON.parse(row[2]!) as Settlements['items'] };
};
