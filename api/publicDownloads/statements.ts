import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Audience, Platform } from '../../schema/rules/downloads.ts';
import { dayCountId } from '../dayCounts.ts';
import { noShop } from '../db/statement.ts';
import type { Secrets, Statement } from '../ports.ts';

export type DownloadRow = {
  id: string;
  name: string;
  version: string;
  platform: Platform;
  audience: Audience;
  notes: string | null;
  notesHi: string | null;
  releasedOn: string;
  file: { id: string; name: string; size: number; sha256: string };
};

/** More are on no page that anybody reads. */
const mostShown = 300;

/** What is published for these, in the order that people gave it; `id`: that one alone. */
export const publishedStatement = (audiences: readonly Audience[], id: string | null = null): Statement => ({
  text: `select json_build_object('id', d.id, 'name', d.name, 'version', d.release, 'platform', d.platform, 'audience', d.audience,
      'notes', d.notes, 'notesHi', d.notes_hi, 'releasedOn', d.released_on, 'file', d.file)
    from downloads d where d.shop_id = $1 and d.is_published and d.audience = any($2::text[]) and d.id = coalesce($3::uuid, d.id)
      and d.deleted_at is null order by d.position, d.id limit ${mostShown}`,
  values: [noShop, [...audiences], id],
});

/** One more of the day and of all days, whoever it was. */
export const countStatements = (id: string, at: Date, secrets: Secrets): Statement[] => [
  {
    text: 'update downloads set fetched = coalesce(fetched, 0) + 1 where shop_id = $1 and id = $2::uuid',
    values: [noShop, id],
  },
  {
    text: `insert into download_counts (shop_id, id, download_id, day, count, created_at, updated_at)
      values ($1, $2, $3::uuid, $4::date, 1, $5::timestamptz, $5::timestamptz)
      on conflict (id) do update set count = download_counts.count + 1, updated_at = excluded.updated_at`,
    values: [noShop, dayCountId(`download ${id}`, shopDay(at), secrets), id, shopDay(at), at.toISOString()],
  },
];
