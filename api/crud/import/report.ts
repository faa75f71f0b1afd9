import { notFound } from '../../../schema/errors.ts';
import type { Left } from '../../../schema/kit/changeReport.ts';
import type { ImportReport, NamedPictures, RowError } from '../../../schema/kit/importReport.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { readSaid, say } from '../../../schema/words/said.ts';
import { choiceIn, type Wording } from '../../../schema/words/wording.ts';
import type { RequestContext } from '../../requestContext.ts';
import { entityOf } from '../../db/select.ts';
import type { Result } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import type { ImportOptions } from './options.ts';

export type StoredReport = Omit<
  ImportReport,
  'dryRun' | 'errors' | 'left' | 'leftOut' | 'filled' | 'unread' | 'notes' | 'pictures'
> & {
  /** A list is without them. */
  errors?: RowError[];
  leftOut?: RowError[];
  filled: Record<string, number> | null;
  left?: Left[] | null;
  options: ImportOptions;
  userId: string | null;
  starts: number;
  pictures: Omit<NamedPictures, 'failures'> | null;
  pictureFailures?: NamedPictures['failures'];
};

export const storedReport = ({ rows }: Result): StoredReport => {
  const text = rows[0]?.[0];
  if (!text) throw notFound(say('import'));
  return JSON.parse(text) as StoredReport;
};

/** As the caller reads it. */
export const shown = (
  { options, userId: _, starts: _starts, errors = [], leftOut = [], pictureFailures = [], ...report }: StoredReport,
  { wording }: RequestContext,
): ImportReport => {
  const { problem, filled, left, pictures } = report;
  const reworded = <T extends { message: string }>(list: readonly T[]) =>
    list.map(each => ({ ...each, message: wording.say(readSaid(each.message)) }));
  return {
    ...report,
    dryRun: options.dryRun,
    unread: options.unread ?? [],
    notes: (options.notes ?? []).map(note => wording.say(note)),
    left: left ?? [],
    problem: problem && wording.say(readSaid(problem)),
    errors: reworded(errors),
    leftOut: reworded(leftOut),
    filled: Object.entries(filled ?? {}).map(([field, count]) => {
      const { info, import: rules } = entityOf(report.entity);
      return { field, value: valueNamed(info[field], rules?.defaults?.[field], wording), count };
    }),
    pictures: pictures && { ...pictures, failures: reworded(pictureFailures) },
  };
};

const valueNamed = (field: FieldInfo | undefined, value: unknown, { words }: Wording): string =>
  field?.kind === 'choice' && field.words ? choiceIn(words, field.words, value as string | number) : String(value);

export const importReply = (result: Result, context: RequestContext, status = 200): Reply<ImportReport> =>
  data(shown(storedReport(result), context), status);
