import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { date, integer, ref } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** How often a download was fetched, by day: counted for nobody in particular. */
export const downloadCounts = defineEntity({
  name: 'downloadCounts',
  label: { one: 'Count of a day', many: 'Times downloaded' },
  path: 'system/download_counts',
  page: { route: 'admin/download_counts', menu: 'platform' },
  title: 'day',
  fields: {
    downloadId: ref('downloads', { embed: 'download' }).label('Download').required(),
    day: date().label('Day').required(),
    count: integer().label('How often').required().default(0),
  },
  search: [],
  permissions: { list: can.DownloadList },
  list: { columns: ['day', 'downloadId', 'count'], filters: ['downloadId', 'day'] },
  storage: { space: 'platform' },
});
export type DownloadCount = RecordOf<typeof downloadCounts>;
