import { notFound } from '../../../schema/errors.ts';
import type { Left } from '../../../schema/kit/changeReport.ts';
import type { ImportReport, RowError } from '../../../schema/kit/importReport.ts';
import { readSaid } from '../../../schema/words/said.ts';
import type { Call } from '../../call.ts';
import type { Result } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import type { ImportOptions } from './options.ts';
import { say } from '../../../schema/words/said.ts';

export type StoredReport = Omit<ImportReport, 'dryRun' | 'errors' | 'left'> & {
  /** A list is without them. */
  errors?: RowError[];
  left?: Left[] | null;
  options: ImportOptions;
  userId: string | null;
  starts: number;
};

export const storedReport = ({ rows }: Result): StoredReport => {
  const text = rows[0]?.[0];
  if (!text) throw notFound(say('import'));
  return JSON.parse(text) as StoredReport;
};

/** As the caller reads it. */
export const shown = (
  { options, userId: _, starts: _starts, problem, errors = [], left, ...report }: StoredReport,
  { wording }: Call,
): ImportReport => ({
  ...report,
  dryRun: options.dryRun,
  left: left ?? [],
  problem: problem && wording.say(readSaid(problem)),
  errors: errors.map(error => ({ ...error, message: wording.say(readSaid(error.message)) })),
});
export const importReply = (result: Result, call: Call, status = 200): Reply<ImportReport> =>
  data(shown(storedReport(result), call), status);
