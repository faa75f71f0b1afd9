import { day, listOf, maybe, moment, number, object, string, uuid } from '../../schema/kit/shape.ts';
import type { Statement } from '../ports.ts';
import { documentJoins, numberOfDocument } from './documentNumbers.ts';
import { readable } from './figures.ts';
import type { Period } from './period.ts';
import { account, unit } from './statement.ts';

const till = object({ id: uuid, name: string });

export const entryShape = object({
  id: uuid,
  day,
  at: moment,
  entity: maybe(string),
  recordId: maybe(uuid),
  number: maybe(string),
  note: maybe(string),
  reversesId: maybe(uuid),
  till: maybe(till),
  userName: maybe(string),
  postings: listOf(object({ from: account, to: account, unit, amount: number })),
});

/** A page of entries in the order of their days, each with its postings; and how many there are. */
export const dayBookStatements = (
  shop: string,
  { from, to, pageNumber, pageSize }: Period & { pageNumber: number; pageSize: number },
): Statement[] => [
  {
    text: `select coalesce(json_agg(json_build_object('id', e.id, 'day', e.day, 'at', e.at, 'entity', e.entity, 'recordId', e.record_id, 'number', ${numberOfDocument},
        'note', e.note, 'reversesId', e.reverses_id, 'till', case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end, 'userName', e.user_name,
        'postings', (select json_agg(json_build_object('from', json_build_object('id', f.id, 'name', f.name, 'kind', f.kind), 'to', json_build_object('id', g.id, 'name', g.name, 'kind', g.kind),
          'unit', p.unit, 'amount', ${readable('p.amount', 'p.unit')}) order by p.position)
          from ledger_postings p join ledger_accounts f on f.shop_id = $1 and f.id = p.from_id join ledger_accounts g on g.shop_id = $1 and g.id = p.to_id
          where p.shop_id = $1 and p.entry_id = e.id)) order by e.day, e.id), '[]')
      from (select x.* from ledger_entries x where x.shop_id = $1 and x.day between $2::date and $3::date order by x.day, x.id limit $4 offset $5) e
      left join tills t on t.shop_id = $1 and t.id = e.till_id ${documentJoins}`,
    values: [shop, from, to, pageSize, (pageNumber - 1) * pageSize],
  },
  {
    text: `select count(*) from ledger_entries e where e.shop_id = $1 and e.day between $2::date and $3::date`,
    values: [shop, from, to],
  },
];
