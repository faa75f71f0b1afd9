import { notFound } from '../../../schema/errors.ts';
import { withoutFields } from '../../../schema/kit/guarded.ts';
import type { ExportReport } from '../../../schema/kit/backgroundTask.ts';
import type { Position } from './exportSlice.ts';
import type { RequestContext } from '../../requestContext.ts';
import type { Result } from '../../ports.ts';
import { keptFor, type ExportOptions } from './options.ts';
import type { Format } from './formats.ts';
import { sheetOf, type Sheet } from './sheet.ts';
import { readSaid, say } from '../../../schema/words/said.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { entityOf } from '../../db/select.ts';

export type StoredExport = Omit<ExportReport, 'until'> & {
  userId: string | null;
  options: ExportOptions;
  reached: Position | null;
  parts: number;
  starts: number;
};

export const storedExport = ({ rows }: Result): StoredExport => {
  const text = rows[0]?.[0];
  if (!text) throw notFound(say('export'));
  return JSON.parse(text) as StoredExport;
};

/** It stays in the language in which it was asked for, whoever writes it and fetches it. */
export const sheetOfStored = ({ entity, options }: Pick<StoredExport, 'entity' | 'options'>, format: Format): Sheet =>
  sheetOf(withoutFields(entityOf(entity), options.hidden ?? []), format, wordingFor(options.language), options.perLine);

/** As the caller reads it. */
export const shownExport = (
  { id, entity, format, state, done, total, problem, createdAt, endedAt }: StoredExport,
  { wording }: RequestContext,
) =>
  ({
    id,
    entity,
    format,
    state,
    done,
    total,
    problem: problem && wording.say(readSaid(problem)),
    createdAt,
    endedAt,
    until: untilOf({ state, endedAt }),
  }) satisfies ExportReport;

const untilOf = ({ state, endedAt }: Pick<ExportReport, 'state' | 'endedAt'>): string | null =>
  state === 'completed' && endedAt ? new Date(new Date(endedAt).getTime() + keptFor).toISOString() : null;

/** Whether its file can still be had. */
export const isKept = (stored: StoredExport, at: Date): boolean => {
  const until = untilOf(stored);
  return until !== null && new Date(until) > at;
};
