import { lyingStates } from '../../schema/rules/stockTakes.ts';
import { maybe, shopTable, text, time, uuid } from '../db/tableWords.ts';

/** Each tag once in a stock-taking. `outcome` is empty until it is closed, and then also told of pieces that nobody scanned. */
export const stockScans = shopTable(
  'stock_scans',
  ['take_id', 'tag'],
  [
    uuid('take_id'),
    text('tag'),
    uuid('piece_id', maybe),
    text('outcome', maybe),
    time('at'),
    uuid('user_id', maybe),
    text('user_name', maybe),
  ],
  {
    indexes: [{ name: 'stock_scans_piece_idx', columns: ['shop_id', 'take_id', 'piece_id'] }],
    foreignKeys: [
      {
        name: 'stock_scans_take_id_fkey',
        columns: ['shop_id', 'take_id'],
        table: 'stock_takes',
        to: ['shop_id', 'id'],
      },
      { name: 'stock_scans_piece_id_fkey', columns: ['shop_id', 'piece_id'], table: 'pieces', to: ['shop_id', 'id'] },
    ],
  },
);

const lying = lyingStates.map(state => `'${state}'`).join(', ');

/** The pieces that a stock-taking looks for, as `p`; `$2` is its id. */
export const expectedPieces = `pieces p join stock_takes k on k.shop_id = $1 and k.id = $2::uuid
  where p.shop_id = $1 and p.deleted_at is null and p.state in (${lying})
    and (k.tray is null or p.tray = k.tray) and (k.metal is null or p.metal = k.metal)`;

/** Everything that was looked for or scanned, each with what it turned out to be: as it is now, or as it was kept. */
export const outcomes = `(
  select p.id as piece_id, p.tag, case when s.tag is null then 'missing' else 'found' end as outcome, s.at
    from stock_takes o, lateral (select p.* from ${expectedPieces}) p
    left join stock_scans s on s.shop_id = $1 and s.take_id = $2::uuid and s.piece_id = p.id
    where o.shop_id = $1 and o.id = $2::uuid and o.state = 'open'
  union all
  select s.piece_id, s.tag, 'surplus', s.at from stock_scans s join stock_takes o on o.shop_id = $1 and o.id = $2::uuid and o.state = 'open'
    where s.shop_id = $1 and s.take_id = $2::uuid and not exists (select 1 from ${expectedPieces} and p.id = s.piece_id)
  union all
  select s.piece_id, s.tag, s.outcome, s.at from stock_scans s where s.shop_id = $1 and s.take_id = $2::uuid and s.outcome is not null)`;
