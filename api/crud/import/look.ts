import { invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { ImportLook } from '../../../schema/kit/importLook.ts';
import { say } from '../../../schema/words/said.ts';
import { fileBytes, readBody } from '../../body.ts';
import type { RequestContext } from '../../requestContext.ts';
import { data, type Reply } from '../../reply.ts';
import { meaningFields, meantStatements, unmeant } from './meanings.ts';
import { lookThrough } from './lookThrough.ts';
import { fileNotes } from './notes.ts';
import { readReading } from './reading.ts';
import { refuseOthers } from './start.ts';

/** Tells how a file would be read, with the importer's own reader. Nothing is kept. */
export const lookAtFile = async (entity: AnyEntity, context: RequestContext): Promise<Reply<ImportLook>> => {
  const { file, header, reading, ...others } = await readBody(context, { multipart: true });
  refuseOthers(others);
  if (!(file instanceof File)) throw invalid({ file: say('chooseFile') });
  const { sheet, headerRow, leavesHidden } = readReading(entity, reading, header);
  const { ports, shop, wording } = context;
  const choice = { sheet, headerRow, leavesHidden };
  const looked = await lookThrough(entity, await fileBytes(file), choice, { ports, shop, guessesBare: true });
  const { notes, filled, marks, samples, isCards } = looked;
  const isWindows = notes.encoding === 'windows-1252';
  const columns = looked.header.flatMap((name, i) => (name && (filled[i] || !isCards) ? [{ name, at: i }] : []));
  return data({
    columns: columns.map(({ name, at }) => ({ name, count: filled[at] ?? 0, marks: [...(marks[at] ?? [])] })),
    rows: looked.rows.map(cells => columns.map(({ at }) => cells[at] ?? '')),
    total: looked.total,
    headerRow: looked.headerRow,
    sheet: notes.sheet ?? null,
    sheets: notes.sheets?.map(({ name }) => name) ?? [],
    hiddenRows: notes.hiddenRows ?? 0,
    unmeant: await unmeantIn(
      entity,
      context,
      columns.map(({ name, at }) => ({ name, values: looked.values[at] ?? [] })),
    ),
    toConfirm: isWindows ? samples : null,
    notes: fileNotes(looked).map(note => wording.say(note)),
  });
};

/** Returns for each column the values that match no record of the field. */
const unmeantIn = async (
  entity: AnyEntity,
  context: RequestContext,
  columns: readonly { name: string; values: Iterable<string> }[],
): Promise<ImportLook['unmeant']> => {
  const found: ImportLook['unmeant'] = [];
  for (const { name: field, target } of meaningFields(entity)) {
    const results = await context.batch(meantStatements(target!, context.shop));
    for (const { name: column, values } of columns) {
      const open = unmeant(target!, results, values);
      if (open.length) found.push({ field, column, values: open });
    }
  }
  return found;
};
