import { listOf, maybe, object, oneOf, string, uuid, yesOrNo } from '../../schema/kit/shape.ts';
import { who } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import { expectedPieces } from './stockScans.ts';

/** `elsewhere`: a piece that is not looked for here, such as one of another tray, or one that was sold. */
export const scanned = listOf(
  object({
    tag: string,
    pieceId: maybe(uuid),
    outcome: oneOf(['found', 'elsewhere', 'unknown'] as const),
    /** It was scanned before. */
    again: { ...yesOrNo },
  }),
);

/** Run after the stock-taking is locked. Replies with what became of each tag, in their order. */
export const scanStatements = (shop: string, take: string, tags: readonly string[], at: Date): Statement[] => [
  {
    text: `select coalesce(json_agg(json_build_object('tag', t.tag, 'pieceId', f.id, 'again', s.tag is not null, 'outcome',
        case when f.id is null then 'unknown' when exists (select 1 from ${expectedPieces} and p.id = f.id) then 'found' else 'elsewhere' end) order by t.place), '[]')
      from unnest($3::text[]) with ordinality as t(tag, place)
      left join pieces f on f.shop_id = $1 and f.tag = t.tag and f.deleted_at is null
      left join stock_scans s on s.shop_id = $1 and s.take_id = $2::uuid and s.tag = t.tag`,
    values: [shop, take, tags],
  },
  {
    text: `insert into stock_scans (shop_id, take_id, tag, piece_id, at, user_id, user_name)
      select $1, $2::uuid, t.tag, p.id, $4::timestamptz, ${who} from unnest($3::text[]) t(tag)
      left join pieces p on p.shop_id = $1 and p.tag = t.tag and p.deleted_at is null
      on conflict do nothing returning 1`,
    values: [shop, take, tags, at.toISOString()],
  },
];
