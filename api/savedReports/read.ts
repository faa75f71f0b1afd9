import type { SavedReport } from '../../schema/entities/savedReports.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { measuredBy, stretchOf, type Figure, type FigureRow } from '../../schema/kit/figures.ts';
import type { PaperPeriod } from '../../schema/kit/papers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { heldField } from '../../schema/kit/through.ts';
import { formatCount, formatMoney, formatNumber, formatPercent, formatWeight } from '../../schema/rules/formats.ts';
import { daysOfPeriod } from '../../schema/rules/reportPeriods.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { fill } from '../../schema/words/fill.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { holding } from '../crud/undo/touched.ts';
import { figureStatement } from '../db/figures.ts';
import { enterMember } from '../db/transactionContext.ts';
import { narrowed } from '../figures/counted.ts';
import { headOf, nameOf } from '../figures/file.ts';
import { rowsOf, type Counted } from '../figures/rows.ts';
import type { LetterTable } from '../mail/letters.ts';
import { monthRead } from '../monthFolder/contents.ts';
import { dayRead } from '../papers/paperOf.ts';
import type { Ports } from '../ports.ts';
import { heldPermissions } from '../session/statements.ts';
import type { Asker } from './asker.ts';
import { positionTables } from './position.ts';
import { countedList, seenSubject, subjectNamed } from './subject.ts';

type Reader = { email: string; name: string; shop: string; language: string | null };
type Report = Pick<SavedReport, 'subject' | 'figure' | 'filter'>;

/** So many rows of a figure stand in a letter; the others are where the link leads. */
const mostRows = 40;

/** A saved report as tables, with the rights that its person has now; null where it shows them nothing. Each figure is a transaction of its own. */
export const readReport = async (
  ports: Ports,
  asker: Asker,
  { subject: name, figure: only, filter }: Report,
  days: PaperPeriod | null,
): Promise<{ reader: Reader; tables: LetterTable[] } | null> => {
  const subject = subjectNamed(name);
  if (!subject) return null;
  const enter = enterMember(asker.shop, asker.user, subject.permission);
  const [entered, held] = await ports.database.batch([enter, heldPermissions]);
  const [email, person, shop, language] = entered!.rows[0]!;
  const reader = { email: email!, name: person!, shop: shop!, language: language ?? null };
  const { words } = wordingFor(reader.language);
  const seen = seenSubject(subject, holding(held!.rows[0]![0]));
  if (!seen) return null;
  const { entity } = seen;
  const period = days ?? daysOfPeriod('today', shopDay(asker.at));
  if (!entity) return { reader, tables: await positionTables(ports, enter, asker, period, words) };
  const figures = Object.entries(entity.figures ?? {}).filter(([each]) => !only || each === only);
  const tables: LetterTable[] = [];
  for (const [each, figure] of figures) {
    const list = countedList(entity, filter ?? {}, period);
    const query = { ...list, filters: [...list.filters, ...narrowed(entity, figure)] };
    const statement = figureStatement(entity, asker.shop, query, figure, { isTitled: true, day: shopDay(asker.at) });
    const [, counted] = await ports.database.batch([enter, statement]);
    const json = counted!.rows[0]![0];
    const rows = json ? rowsOf(entity, figure, JSON.parse(json) as Counted[]) : null;
    tables.push(tableOf(entity, each, figure, rows, words));
  }
  return tables.length ? { reader, tables } : null;
};

const tableOf = (
  entity: AnyEntity,
  name: string,
  figure: Figure,
  rows: FigureRow[] | null,
  words: CommonWords,
): LetterTable => {
  const title = words.entities[entity.view?.of.name ?? entity.name]?.figures?.[name] ?? figure.label;
  if (!rows?.some(({ count }) => count > 0))
    return { title, rows: [], more: words.figures[rows ? 'empty' : 'tooMany'] };
  const isMeasured = Boolean(measuredBy(figure));
  const told = rows
    .slice(-mostRows)
    .map(row => [
      nameRead(entity, figure, row, words),
      valueRead(entity, figure, row.value),
      ...(isMeasured ? [formatCount(row.count)] : []),
    ]);
  const further = rows.length - told.length;
  return {
    title,
    rows: [headOf(entity, name, figure, words), ...told],
    ...(further > 0 && { more: fill(words.figures.further, { count: String(further) }) }),
  };
};

/** Days and months as a person reads them. */
const nameRead = (entity: AnyEntity, figure: Figure, row: FigureRow, words: CommonWords): string => {
  const stretch = stretchOf(entity, figure);
  if (row.key === null || row.isRest || !stretch || stretch === 'year')
    return String(nameOf(entity, figure, row, words) ?? '');
  return stretch === 'month' ? monthRead(row.key.slice(0, 7), words.language) : dayRead(row.key, words);
};

const valueRead = (entity: AnyEntity, figure: Figure, value: number | null): string => {
  const measured = measuredBy(figure);
  const kind = measured && heldField(entity, measured)?.kind;
  if (kind === 'money') return formatMoney(value);
  if (kind === 'weight') return formatWeight(value);
  if (kind === 'percent') return formatPercent(value);
  return measured ? formatNumber(value) : formatCount(value);
};
