import { invalid, notOneOf } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { readBody } from '../../body.ts';
import type { RequestContext } from '../../requestContext.ts';
import { sliceStatements, type Position } from './exportSlice.ts';
import type { ListQuery } from '../../db/list.ts';
import { everyShop } from '../../db/statement.ts';
import type { Sheets } from '../../ports.ts';
import type { Reply } from '../../reply.ts';
import { listedIds } from '../ids.ts';
import { parentFilters, parentGuards, permitted } from '../list.ts';
import { listQuery } from '../listQuery.ts';
import { readFlag } from '../flag.ts';
import { formatsOf, hasLines, type Format } from './formats.ts';
import {
  cellsOf,
  fileReply,
  nextSize,
  sheetOf,
  sliceText,
  textFile,
  workbook,
  type Rows,
  type Sheet,
} from './sheet.ts';
import { say } from '../../../schema/words/said.ts';

/** Every row that the list's own parameters match. */
export const exportFile = async (entity: AnyEntity, context: RequestContext): Promise<Reply> => {
  const { format, perLine, list } = askedFor(entity, context);
  return file(sheetOf(entity, format, context.wording, perLine), permitted(entity, list, context), list);
};

export type Asked = { format: Format; perLine: boolean; list: ListQuery };

/** Which rows, in which order, as what. */
export const askedFor = (entity: AnyEntity, context: RequestContext): Asked => {
  const search = new URLSearchParams(context.search);
  const format = formatOf(entity, search.get('format'));
  const perLine = readPerLine(entity, format, search.get('perLine'));
  for (const name of ['format', 'pageNumber', 'pageSize', ...(hasLines(entity) ? ['perLine'] : [])])
    search.delete(name);
  return { format, perLine, list: listQuery(entity, search, parentFilters(entity, context)) };
};

/** A card has no rows. */
const readPerLine = (entity: AnyEntity, format: Format, asked: unknown): boolean =>
  hasLines(entity) && format !== 'vcf' && readFlag('perLine', asked ?? undefined);

/** The rows with the given ids. */
export const exportListed = async (entity: AnyEntity, context: RequestContext): Promise<Reply> => {
  const { format, ids, perLine, ...others } = await readBody(context);
  const unknown = Object.keys(perLine === undefined || hasLines(entity) ? others : { perLine, ...others });
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
  const everything = new URLSearchParams(entity.active && { [entity.active.parameter]: 'true' });
  const query = listQuery(entity, everything, parentFilters(entity, context));
  const known = formatOf(entity, format);
  const sheet = sheetOf(entity, known, context.wording, readPerLine(entity, known, perLine));
  return file(sheet, context, { ...query, ids: listedIds(entity, ids) });
};

const formatOf = (entity: AnyEntity, format: unknown): Format => {
  const known = formatsOf(entity).find(name => name === format);
  if (!known) throw notOneOf('format', formatsOf(entity));
  return known;
};

/** An administrator takes out what businesses have not given away themselves. */
const isOfPlatform = ({ access: { to } }: RequestContext) => to === 'platform' || to === 'across';

/** The first slice is read before the reply begins, so that a refusal is one. No transaction is open while bytes travel. */
const file = async (sheet: Sheet, context: RequestContext, list: ListQuery): Promise<Reply> => {
  const slices = slicesOf(sheet, context, list);
  const first = await slices.next();
  if (isOfPlatform(context)) context.accessed = 'listExported';
  const rows = continued(first.done ? [] : first.value, slices);
  const { sheets } = context.ports;
  if (sheet.format === 'xlsx') return fileReply(workbook(sheet, rows, sheets));
  return fileReply(textFile(sheet, texts(sheet, rows, sheets), sheets));
};

async function* continued(first: Rows, rest: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  if (first.length) yield first;
  yield* rest;
}

async function* texts(sheet: Sheet, slices: AsyncIterable<Rows>, sheets: Sheets) {
  for await (const rows of slices) yield sliceText(sheet, rows, sheets);
}

/** Each slice is a transaction of its own; the next one is on its way while this one is written. */
async function* slicesOf(sheet: Sheet, context: RequestContext, list: ListQuery): AsyncGenerator<Rows> {
  const next = async (after: Position | null, size: number) => {
    const guards = after ? [] : parentGuards(sheet.entity, context);
    const place = context.access.to === 'across' ? everyShop : context.shop;
    const statements = [...guards, ...sliceStatements(sheet, place, list, after, size)];
    return { size, found: (await context.scan(statements)).at(-1)!.rows };
  };
  let coming = next(null, nextSize(sheet, null));
  for (;;) {
    const { size, found } = await coming;
    const rows = cellsOf(sheet, found);
    const last = found.at(-1);
    const further = nextSize(sheet, { records: found.length, rows: rows.length });
    const more = found.length === size && last ? next({ value: last[0]!, id: last[1]! }, further) : null;
    more?.catch(() => undefined);
    if (rows.length) yield rows;
    if (!more) return;
    coming = more;
  }
}
