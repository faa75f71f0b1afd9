import { notFound } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { lineColumnLabel } from '../../../schema/kit/importFields.ts';
import { normalised } from '../../../schema/kit/importMapping.ts';
import type { RequestContext } from '../../requestContext.ts';
import { rejectSlice } from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import type { Cell } from '../../ports.ts';
import type { Reply } from '../../reply.ts';
import { csvFile } from '../export/sheet.ts';
import type { StoredReport } from './report.ts';
import { readSaid, say } from '../../../schema/words/said.ts';
import type { Wording } from '../../../schema/words/wording.ts';
import { everyWords } from '../../../schema/words/wordings.ts';

/** In a file of failed rows, the column that says why. */
const wrongColumns = new Set(everyWords.map(({ sheets }) => normalised(sheets.wrong)));

const sliceSize = 1_000;
type Problem = [field: string, message: string];

/** The rows that failed in the columns of their file, and behind them what is wrong: to be mended and sent again. */
export const failedRows = async (context: RequestContext, report: StoredReport): Promise<Reply> => {
  if (!report.hasFailedRows) throw notFound(say('failedRows'));
  return csvFile(`${asciiName(report.fileName)}-failed`, texts(context, report));
};

async function* texts(context: RequestContext, report: StoredReport) {
  for await (const rows of rejected(context, report)) yield context.ports.sheets.csv(rows);
}

async function* rejected(context: RequestContext, { id, entity, options }: StoredReport): AsyncGenerator<Cell[][]> {
  const { header } = options;
  // A file that was mended before has the column already.
  const own = header.flatMap((name, i) => (wrongColumns.has(normalised(name)) ? [] : [i]));
  yield [[...own.map(i => header[i]!), context.wording.words.sheets.wrong]];
  for (let after = 0; ;) {
    const [found] = await context.batch([rejectSlice(context.shop, id, after, sliceSize)]);
    yield found!.rows.map(([, cells, problems]) => {
      const values = JSON.parse(cells!) as string[];
      return [
        ...own.map(i => values[i] ?? ''),
        inWords(entityOf(entity), JSON.parse(problems ?? '[]') as Problem[], context),
      ];
    });
    if (found!.rows.length < sliceSize) return;
    after = Number(found!.rows.at(-1)![0]);
  }
}

const inWords = (entity: AnyEntity, problems: readonly Problem[], { wording }: RequestContext): string =>
  problems
    .map(([field, message]) => [labelOf(entity, field, wording), wording.say(readSaid(message))])
    .map(([label, message]) => (label ? `${label}: ${message}` : message))
    .join('; ');

/** As the column is called, of lines as well. */
const labelOf = ({ name, info }: AnyEntity, field: string, { words, label }: Wording): string | undefined => {
  const [own, inLine] = field.split('.');
  const line = inLine === undefined ? undefined : info[own!]?.line?.[inLine];
  if (line) return lineColumnLabel(info[own!]!, line, words.entities[name]);
  return info[field] && label(info[field].words!);
};

/** Headers hold no other letters. */
const asciiName = (name: string) =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'import';
