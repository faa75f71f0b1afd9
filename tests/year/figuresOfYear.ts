import { yearReports, type YearReport } from '../support/year/yearReports.ts';
import type { Ask } from '../support/year/yearShop.ts';
import { entities } from '../../schema/entities/index.ts';
import { views } from '../../schema/views/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listed } from './madeYear.ts';

type Told = YearReport & { rows: { key: string | null; value: number | null; count: number }[] };

export const figuresOf = async (ask: Ask, period: { from: string; to: string }): Promise<Told[]> => {
  const all: Told[] = [];
  for (const report of yearReports(period)) all.push({ ...report, rows: await ask('GET', report.path) });
  return all;
};

const entityOf = (name: string) =>
  (Object.values(entities) as AnyEntity[]).concat(views).find(each => each.name === name)!;

/** What is told of lines is told of the document as well, or of the list of what was sold. */
const wholeOf: Record<string, string> = { 'lines.taxable': 'taxable' };

/** Figures whose rows do not come to what the records of their list do, by themselves. */
export const partsThatDiffer = async (ask: Ask, figures: readonly Told[]): Promise<string[]> => {
  const wrong: string[] = [];
  // Lists are not narrowed by what their statuses mean, as a few figures are, and tell nothing at today's rate.
  const told = figures.filter(({ figure }) => !figure.meaning && !figure.atRate);
  for (const [list, alike] of Map.groupBy(told, listOf)) {
    const records = await listed(ask, list);
    for (const each of alike) {
      const expected = expectedOf(each, records);
      if (expected === null) continue;
      const found = figureOf(each);
      if (Math.abs(found - expected) > 0.005) wrong.push(`${each.entity} ${each.name}: ${found}, not ${expected}`);
    }
  }
  return wrong;
};

/** The list that it is a figure of, as it is narrowed. */
const listOf = ({ path, entity, figure: { state } }: Told): string => {
  const [list, query] = path.split(/\/figures\/\w+\??/) as [string, string];
  const narrowed = [query, ...(state ? [`${entityOf(entity).states!.field}=${state}`] : [])].filter(Boolean);
  return narrowed.length ? `${list}?${narrowed.join('&')}` : list;
};

const figureOf = ({ figure, rows }: Told): number =>
  figure.average ? (rows[0]!.value ?? 0) : rows.reduce((sum, { value }) => sum + (value ?? 0), 0);

const expectedOf = ({ figure }: Told, records: readonly Record<string, any>[]): number | null => {
  const measure = figure.sum ?? figure.average;
  if (!measure) return records.length;
  const name = wholeOf[measure] ?? measure;
  if (name.includes('.')) {
    const [lines, field] = name.split('.') as [string, string];
    if (records.length && !records[0]![lines]) return null;
    return sumOf(records.flatMap(record => (record[lines] as Record<string, number>[]).map(line => line[field] ?? 0)));
  }
  const known = records.map(record => record[name] as number | null).filter(value => value !== null);
  if (!figure.average) return sumOf(known);
  return known.length ? Math.round((sumOf(known) / known.length) * 100) / 100 : 0;
};

const sumOf = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) * 1_000) / 1_000;
