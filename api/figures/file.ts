import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { clockOf } from '../../schema/kit/clock.ts';
import { badRequest, notOneOf } from '../../schema/errors.ts';
import {
  bandNamed,
  measuredBy,
  measureWord,
  mostFigured,
  stretchOf,
  type Figure,
  type FigureRow,
} from '../../schema/kit/figures.ts';
import { heldField, intoLines, isThrough, throughOf } from '../../schema/kit/through.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { fill } from '../../schema/words/fill.ts';
import { say } from '../../schema/words/said.ts';
import { byteOrderMark, fileReply, textStream } from '../crud/export/sheet.ts';
import { entityOf } from '../db/select.ts';
import type { Cell } from '../ports.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countedRows } from './counted.ts';

export const figureFormats = ['csv', 'xlsx'] as const;

/** The rows of a figure as a file for a spreadsheet, in the person's language. */
export const figureFile = async (
  entity: AnyEntity,
  name: string,
  figure: Figure,
  context: RequestContext,
): Promise<Reply> => {
  const format = figureFormats.find(known => known === context.search.get('format'));
  if (!format) throw notOneOf('format', figureFormats);
  context.search.delete('format');
  const rows = await countedRows(entity, figure, context, { isTitled: true });
  if (!rows) throw badRequest(say('tooManyToCount', { count: mostFigured }));
  const { sheets } = context.ports;
  const cells = sheetOf(entity, name, figure, rows, context.wording.words);
  const body = format === 'csv' ? textStream(each(sheets.csv(cells)), byteOrderMark) : sheets.xlsx(each(cells));
  return fileReply({ name: `${entity.name}-${name}`, format, body });
};

async function* each<T>(only: T): AsyncGenerator<T> {
  yield only;
}

const sheetOf = (
  entity: AnyEntity,
  name: string,
  figure: Figure,
  rows: readonly FigureRow[],
  words: CommonWords,
): Cell[][] => [
  headOf(entity, name, figure, words),
  ...rows.map(row => [nameOf(entity, figure, row, words), row.value, ...(measuredBy(figure) ? [row.count] : [])]),
];

/** What its columns are called. */
export const headOf = (entity: AnyEntity, name: string, figure: Figure, words: CommonWords): string[] => {
  const { figures = {} } = words.entities[entity.name] ?? {};
  const measured = measuredBy(figure);
  const { count } = words.figures;
  const what = measured && labelAt(entity, measured, words);
  const how = measureWord(figure);
  const measure = !what ? count : how ? fill(words.figures[how], { what }) : what;
  const by = figure.by ? labelAt(entity, figure.by, words) : figures[name]!;
  return [by, measure, ...(measured ? [count] : [])];
};

/** Of a reference of what a reference points to: as it is called there. */
const labelAt = (entity: AnyEntity, path: string, words: CommonWords): string => {
  const said = words.entities[entity.name];
  const into = intoLines(entity, path);
  if (into && !isThrough(into.rest))
    return said?.inputs[into.lines.name]?.[into.rest] ?? into.line.info[into.rest]!.label;
  const clock = clockOf(entity, path)?.clock;
  if (clock) return words.figures.clock[clock];
  const { target, field } = throughOf<AnyEntity>(into?.line ?? entity, into?.rest ?? path, entityOf) ?? {};
  if (target && field) return labelAt(target, field.name, words);
  return said?.fields[path] ?? entity.info[path]?.label ?? words.figures.made;
};

/** So long is a stretch in its name: `2026`, `2026-11`, and its first day. */
const nameLength = { year: 4, month: 7, week: 10, day: 10 };

/** What a row is about, in words. */
export const nameOf = (
  entity: AnyEntity,
  figure: Figure,
  { key, isRest, title }: FigureRow,
  words: CommonWords,
): Cell => {
  const stretch = stretchOf(entity, figure);
  if (isRest) return stretch ? words.figures.earlier : words.figures.others;
  if (key === null) return figure.by ? words.figures.none : null;
  if (stretch) return key.slice(0, nameLength[stretch]);
  const band = bandNamed(figure, key);
  if (band) return fill(words.figures[band.word], band);
  const info = heldField(entity, figure.by!);
  if (info?.kind === 'boolean') return key === 'true' ? words.sheets.yes[0]! : words.sheets.no[0]!;
  if (clockOf(entity, figure.by!)?.clock === 'weekday')
    return words.figures.weekdays[key as keyof CommonWords['figures']['weekdays']];
  if (clockOf(entity, figure.by!)) return info!.options!.find(({ id }) => String(id) === key)!.name;
  if (info?.kind === 'choice') return words.entities[entity.name]?.values[figure.by!]?.[key] ?? key;
  return title ?? key;
};
