import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { date, integer, text } from '../kit/kinds.ts';
import { savedReportFields } from '../rules/savedReports.ts';

/** What somebody chose on `/reports`, under a name of theirs, and whether it comes by mail each morning. Each belongs to one person of the shop. */
export const savedReports = defineEntity({
  name: 'savedReports',
  label: { one: 'Saved report', many: 'Saved reports' },
  path: 'shops/:shopId/saved_reports',
  title: 'name',
  fields: {
    ...savedReportFields,
    /** The morning whose letter is the last one. */
    letterDay: date().label('Last letter'),
    letterState: text().label('What became of it').max(16),
    letterTries: integer().label('Tries'),
  },
  search: [],
  permissions: {},
  identity: { unique: [['name']] },
  actions: {
    list: { method: 'GET', path: '', permission: '', summary: 'The reports that I saved', paged: 'savedReports' },
    keep: {
      method: 'POST',
      path: '',
      permission: '',
      summary: 'Save what I look at under a name',
      input: savedReportFields,
    },
    change: {
      method: 'PUT',
      path: ':id',
      permission: '',
      summary: 'Another name, other choices, by mail or not',
      input: savedReportFields,
    },
    drop: { method: 'DELETE', path: ':id', permission: '', summary: 'Forget a report that I saved' },
  },
  storage: { personal: true },
});
export type SavedReport = RecordOf<typeof savedReports>;
