import { badRequest, invalid, Refusal } from '../../../schema/errors.ts';
import type { AnyEntity, Verb } from '../../../schema/kit/defineEntity.ts';
import { importableFields } from '../../../schema/kit/importFields.ts';
import { detected, normalised, unreadColumns, type Mapping } from '../../../schema/kit/importMapping.ts';
import type { PictureColumns } from '../../../schema/kit/importPictures.ts';
import type { ImportReport } from '../../../schema/kit/importReport.ts';
import { formsOf } from '../../../schema/kit/importForms.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { fileBytes, readBody } from '../../body.ts';
import type { RequestContext } from '../../requestContext.ts';
import { importStatement, newImport } from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import { publishChange } from '../../events/signals.ts';
import type { Reply } from '../../reply.ts';
import { heldPermissions } from '../../session/statements.ts';
import { readFlag } from '../flag.ts';
import { importKey, importQueue, type ImportOptions, type Rights } from './options.ts';
import { picturesIn, readPictures } from './pictures/columns.ts';
import { readNamed } from './readNamed.ts';
import { importReply } from './report.ts';
import { lookThrough } from './lookThrough.ts';
import { keepMeanings } from './meanings.ts';
import { fileNotes, formNotes } from './notes.ts';
import { readReading, type FileReading } from './reading.ts';
import { say } from '../../../schema/words/said.ts';
import { everyWords } from '../../../schema/words/wordings.ts';

export const importFile = async (entity: AnyEntity, context: RequestContext): Promise<Reply<ImportReport>> => {
  const { file, dryRun, mapping, pictures, clears, header, reading, ...others } = await readBody(context, {
    multipart: true,
  });
  refuseOthers(others);
  return startImport(entity, context, file, {
    mapping: readMapping(entity, mapping),
    pictures: readPictures(entity, pictures),
    dryRun: readFlag('dryRun', dryRun),
    clears: readFlag('clears', clears),
    reading: readReading(entity, reading, header),
  });
};

export const refuseOthers = (others: object): void => {
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
};

type Wanted = Pick<ImportOptions, 'mapping' | 'pictures' | 'dryRun' | 'clears'> & {
  reading?: FileReading;
  field?: string;
};

/** The file is put away and read once from end to end, so that one that cannot be read is refused here. The rest is the job's. */
export const startImport = async (
  entity: AnyEntity,
  context: RequestContext,
  file: unknown,
  { field = 'file', reading = {}, ...wanted }: Wanted,
): Promise<Reply<ImportReport>> => {
  if (!(file instanceof File)) throw invalid({ [field]: say('chooseFile') });
  const bytes = await fileBytes(file);
  const { total, ...found } = await understood(entity, context, bytes, wanted, reading);
  const id = context.occasion.change;
  const options: ImportOptions = { ...wanted, ...found, ...(await rightsOf(entity, context)) };
  await context.ports.files.put(importKey(context.shop, id), bytes);
  const fileName = file.name.slice(0, 255).replaceAll('\0', '');
  let queued = false;
  try {
    return await context.change(async run => {
      await run([
        ...(wanted.dryRun ? [] : keepMeanings(entity, context.shop, options.meanings ?? {}, context.at)),
        newImport(context.shop, { id, entity: entity.name, fileName, options, total, at: context.at }),
      ]);
      const [report] = await run([importStatement(context.shop, id), publishChange(context.shop, 'imports', id)]);
      await context.ports.jobs.enqueue(run, importQueue, { shop: context.shop, id, task: 'import' });
      queued = true;
      return importReply(report!, context, 202);
    });
  } finally {
    if (!queued) await context.ports.files.remove(importKey(context.shop, id));
  }
};

type Understood = Omit<ImportOptions, keyof Wanted | keyof Rights> & { pictures: PictureColumns; total: number };

/** Combines the reading found in the cells with the person's answers. */
const understood = async (
  entity: AnyEntity,
  { ports, shop, at }: RequestContext,
  bytes: Uint8Array,
  { mapping, pictures: wanted = {} }: Wanted,
  { forms: answers, encoding, meanings, ...choice }: FileReading,
): Promise<Understood> => {
  const looked = await lookThrough(entity, bytes, choice, { ports, shop, mapping });
  const { header, headerRow, total, filled, marks, notes } = looked;
  if (notes.encoding === 'windows-1252' && encoding !== notes.encoding) throw new Refusal(415, say('confirmEncoding'));
  checkHeader(entity, header, mapping);
  const pictures = picturesIn(entity, header, wanted);
  const marksOf = (column: string) => [...(marks[header.indexOf(column)] ?? [])];
  const forms = formsOf(entity, header, marksOf, { mapping, known: everyWords, answers });
  const columns = unreadColumns(entity, header, mapping, everyWords, Object.values(pictures).flat());
  const counts = columns.map(column => ({ column, count: filled[header.indexOf(column)] ?? 0 }));
  const parts = [...looked.unread].map(([column, count]) => ({ column, count }));
  return {
    total,
    header,
    headerRow,
    pictures,
    forms,
    ...(meanings && { meanings }),
    choice: looked.choice,
    merged: notes.merged,
    today: shopDay(at),
    notes: [
      ...(notes.encoding === 'windows-1252' ? [say('readAsWindows')] : []),
      ...fileNotes(looked),
      ...formNotes(entity, forms),
    ],
    unread: [...counts, ...parts].filter(({ count }) => count > 0),
  };
};

const checkHeader = (entity: AnyEntity, header: readonly string[], mapping: Mapping) => {
  const names = new Set(header.map(normalised));
  for (const [field, source] of Object.entries(mapping)) {
    if ('column' in source && !names.has(normalised(source.column)))
      throw invalid({ [`mapping.${field}`]: say('noColumn', { column: source.column }) });
  }
  const found = Object.values(detected(entity, header, everyWords)).some(columns => columns.length > 0);
  if (!found && !Object.values(mapping).some(source => 'column' in source)) throw badRequest(say('noKnownColumns'));
};

export const readMapping = (entity: AnyEntity, text: unknown): Mapping => {
  const mapping = readNamed('mapping', text);
  const fields = importableFields(entity);
  for (const [field, source] of Object.entries(mapping)) {
    if (!fields.includes(field)) throw invalid({ [`mapping.${field}`]: say('unknownField') });
    if (!isSource(source)) throw invalid({ [`mapping.${field}`]: say('mustNameColumn') });
  }
  return mapping as Mapping;
};

const isSource = (source: unknown): source is Mapping[string] =>
  typeof source === 'object' &&
  source !== null &&
  ('value' in source
    ? [source.value].flat().every(value => value === null || typeof value !== 'object')
    : 'column' in source && typeof source.column === 'string');

/** What a person may do through a file is what they may do without one: a new category takes the permission for that. */
export const rightsOf = async (entity: AnyEntity, context: RequestContext): Promise<Rights> => {
  const [result] = await context.batch([heldPermissions]);
  const held = new Set(JSON.parse(result!.rows[0]![0]!) as string[]);
  const may = (verb: Verb, { permissions }: AnyEntity = entity) => held.has(permissions[verb] ?? '');
  return {
    creates: may('create'),
    updates: may('update'),
    hidden: [...(entity.hidden ?? [])],
    makes: (entity.import?.makes ?? []).filter(field => may('create', entityOf(entity.info[field]!.target!))),
  };
};
