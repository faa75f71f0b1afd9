import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, integer, largeFile, longText, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { audiences, largestDownload, platforms } from '../rules/downloads.ts';

/** A program or a paper of the company, shown at `/downloads` to whom it is for once it is published. */
export const downloads = defineEntity({
  name: 'downloads',
  label: { one: 'Download', many: 'Downloads' },
  path: 'system/downloads',
  page: { route: 'admin/downloads', menu: 'platform' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(100),
    release: text().label('Version').required('Version is required').max(40),
    platform: choice(platforms).label('Runs on').required('Choose what it runs on'),
    file: largeFile(largestDownload).label('File').required('Choose a file'),
    releasedOn: date().label('Released on').required('Say since when it is there'),
    notes: longText().label('What is new').max(5_000),
    notesHi: longText().label('What is new, in Hindi').max(5_000),
    audience: choice(audiences).label('Who may see it').required().default('everyone'),
    isPublished: boolean().label('Published'),
    position: integer().label('Place in the list').min(0),
    fetched: integer().label('Times downloaded').default(0),
  },
  search: ['name', 'release'],
  permissions: {
    list: can.DownloadList,
    create: can.DownloadAdd,
    update: can.DownloadEdit,
    delete: can.DownloadDelete,
  },
  list: {
    columns: ['name', 'release', 'platform', 'releasedOn', 'audience', 'isPublished', 'fetched'],
    filters: ['platform', 'audience', 'isPublished'],
  },
  sections: {
    what: { label: 'What it is', fields: ['name', ['release', 'platform', 'releasedOn'], 'file'] },
    notes: { label: 'What is new', fields: ['notes', 'notesHi'] },
    site: {
      label: 'On the site',
      help: 'Shown at /downloads once it is published, the latest version first. What has a smaller place in the list stands above.',
      fields: ['audience', 'isPublished', 'position'],
    },
  },
  writing: { readOnly: ['fetched'] },
  identity: { unique: [['name', 'platform', 'release']] },
  storage: { space: 'platform' },
});
export type Download = RecordOf<typeof downloads>;
