import type { Holdings } from '../../schema/rules/karigarReplies.ts';
import type { Result, Statement } from '../ports.ts';

/** For so many days back it is told how a karigar keeps to days and losses. */
export const holdingsDays = 90;

const openState = `s.meaning in ('waiting', 'active')`;
const inTime = `(w.due_on is null or (w.done_at at time zone 'Asia/Kolkata')::date <= w.due_on)`;

/** In milligrams, thousandths and paise. `today`: of the shop; `since`: from which day on it is judged. */
export const holdingsStatement = (shop: string, today: string, since: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('contactId', c.id, 'name', c.name, 'accountId', a.id,
      'gold', coalesce(b.gold, 0), 'silver', coalesce(b.silver, 0), 'platinum', coalesce(b.platinum, 0), 'carats', coalesce(b.carats, 0), 'rupees', coalesce(b.rupees, 0),
      'open', o.open, 'late', o.late, 'done', o.done, 'inTime', o.in_time,
      'returned', r.returned, 'agreedLoss', r.agreed, 'beyond', l.beyond) order by c.name, c.id), '[]')
    from (select a.contact_id as id from ledger_accounts a where a.shop_id = $1 and a.kind = 'karigar' and a.deleted_at is null
      union select w.karigar_id from work_orders w where w.shop_id = $1 and w.karigar_id is not null and w.deleted_at is null) k
    join contacts c on c.shop_id = $1 and c.id = k.id
    left join ledger_accounts a on a.shop_id = $1 and a.key = 'karigar:' || c.id and a.deleted_at is null
    left join lateral (select sum(b.debit - b.credit) filter (where b.unit = 'AU') as gold, sum(b.debit - b.credit) filter (where b.unit = 'AG') as silver,
        sum(b.debit - b.credit) filter (where b.unit = 'PT') as platinum, sum(b.debit - b.credit) filter (where b.unit = 'CT') as carats,
        sum(b.debit - b.credit) filter (where b.unit = 'INR') as rupees
      from ledger_balances b where b.shop_id = $1 and b.account_id = a.id) b on true
    cross join lateral (select count(*) filter (where ${openState}) as open, count(*) filter (where ${openState} and w.due_on < $2::date) as late,
        count(*) filter (where w.done_at >= $3::date) as done, count(*) filter (where w.done_at >= $3::date and ${inTime}) as in_time
      from work_orders w join work_order_states s on s.shop_id = $1 and s.id = w.status_id
      where w.shop_id = $1 and w.karigar_id = c.id and w.deleted_at is null) o
    cross join lateral (select coalesce(sum(d.fine_gold), 0) * 1000 as returned, coalesce(sum(d.loss_gold), 0) * 1000 as agreed from karigar_receipts d
      where d.shop_id = $1 and d.contact_id = c.id and d.state = 'posted' and d.day >= $3::date and d.deleted_at is null) r
    cross join lateral (select coalesce(sum(case i.what when 'short' then i.fine_weight else -i.fine_weight end), 0) * 1000 as beyond
      from karigar_receipts d join karigar_receipts_lines i on i.shop_id = $1 and i.document_id = d.id and i.what in ('short', 'over') and i.metal = 'gold'
      where d.shop_id = $1 and d.contact_id = c.id and d.state = 'posted' and d.day >= $3::date and d.deleted_at is null) l`,
  values: [shop, today, since],
});

const thousandths = ['gold', 'silver', 'platinum', 'carats', 'returned', 'agreedLoss', 'beyond'] as const;
const summed = ['gold', 'silver', 'platinum', 'carats', 'rupees'] as const;
type Item = Holdings['items'][number];

/** Who holds nothing and has nothing to do is left out. */
export const readHoldings = ({ rows }: Result): Holdings => {
  const all = JSON.parse(rows[0]![0]!) as Item[];
  const kept = all.filter(each => summed.some(name => each[name] !== 0) || each.open > 0 || each.done > 0);
  const sum = (name: (typeof summed)[number]) => kept.reduce((total, each) => total + each[name], 0);
  return {
    items: kept.map(each => ({
      ...each,
      ...(Object.fromEntries(thousandths.map(name => [name, each[name] / 1_000])) as Pick<
        Item,
        (typeof thousandths)[number]
      >),
      rupees: each.rupees / 100,
    })),
    totals: {
      gold: sum('gold') / 1_000,
      silver: sum('silver') / 1_000,
      platinum: sum('platinum') / 1_000,
      carats: sum('carats') / 1_000,
      rupees: sum('rupees') / 100,
    },
  };
};
