import { notFound } from '../../../schema/errors.ts';
import type { ImportReport } from '../../../schema/kit/importReport.ts';
import type { Result } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import type { ImportOptions } from './options.ts';

export type StoredReport = Omit<ImportReport, 'dryRun'> & {
  options: ImportOptions;
  userId: string | null;
  starts: number;
};

export const storedReport = ({ rows }: Result): StoredReport => {
  const text = rows[0]?.[0];
  if (!text) throw notFound('Import');
  return JSON.parse(text) as StoredReport;
};

export const shown = ({ options, userId: _, starts: _starts, ...report }: StoredReport): ImportReport => ({
  ...report,
  dryRun: options.dryRun,
});
export const importReply = (result: Result, status = 200): Reply => data(shown(storedReport(result)), status);
