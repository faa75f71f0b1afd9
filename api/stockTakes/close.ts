import { who } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import { outcomes } from './stockScans.ts';

/** What was found, is missing and too much is kept as it is at this moment, and told by the stock-taking itself. */
export const closeStatements = (shop: string, take: string, at: Date): Statement[] => [
  // First, since a row of a piece waits for that piece.
  {
    text: `insert into stock_scans (shop_id, take_id, tag, piece_id, outcome, at, user_id, user_name)
        select $1, $2::uuid, o.tag, o.piece_id, o.outcome, $3::timestamptz, ${who} from ${outcomes} o where o.outcome = 'missing'
        on conflict do nothing returning 1`,
    values: [shop, take, at.toISOString()],
  },
  {
    text: `update stock_scans s set outcome = o.outcome from ${outcomes} o
        where s.shop_id = $1 and s.take_id = $2::uuid and s.tag = o.tag and s.outcome is null and o.outcome <> 'missing'`,
    values: [shop, take],
  },
  {
    text: `update stock_takes t set expected = c.found + c.missing, found = c.found, missing = c.missing, surplus = c.surplus, missing_weight = c.weight
      from (select count(*) filter (where s.outcome = 'found') as found, count(*) filter (where s.outcome = 'missing') as missing,
        count(*) filter (where s.outcome = 'surplus') as surplus, coalesce(sum(p.gross_weight) filter (where s.outcome = 'missing'), 0) as weight
        from stock_scans s left join pieces p on p.shop_id = $1 and p.id = s.piece_id where s.shop_id = $1 and s.take_id = $2::uuid) c
      where t.shop_id = $1 and t.id = $2::uuid`,
    values: [shop, take],
  },
];
