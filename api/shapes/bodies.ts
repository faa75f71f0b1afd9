import { parentsOf, type AnyEntity, type Fields } from '../../schema/kit/defineEntity.ts';
import { dateOrders } from '../../schema/kit/importDates.ts';
import { fieldInfo } from '../../schema/kit/fieldInfo.ts';
import { memo } from '../../schema/kit/memo.ts';
import {
  anything,
  byName,
  described,
  either,
  listOf,
  named,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yesOrNo,
  type Shape,
} from '../../schema/kit/shape.ts';
import { raiseFields } from '../../schema/rules/raises.ts';
import { isWritable } from '../../schema/kit/validate.ts';
import { formatShape, hasLines, perLineShape } from '../crud/export/formats.ts';
import { mostMended } from '../crud/import/options.ts';
import { mostIds } from '../crud/ids.ts';
import type { Body } from '../operation.ts';
import { inputsOf, jsonText, needsFile, upload } from './inputs.ts';

const [json, form] = ['application/json', 'multipart/form-data'] as const;

/** What a call takes, by media type. */
export const bodyShapes = (body: Body, entity?: AnyEntity): Record<string, Shape> => {
  switch (body.of) {
    case 'record': {
      if (body.beside) return { [json]: changedBeside(entity!, body.beside) };
      const { asJson, asForm } = { create: newRecord, update: changedRecord }[body.mode](entity!);
      return { ...(body.multipart && { [form]: asForm }), [json]: asJson };
    }
    case 'fields': {
      const { fields, multipart = false } = body;
      return {
        ...(multipart && { [form]: inputsOf(fields, { isForm: true }) }),
        ...((!multipart || !needsFile(fields)) && { [json]: inputsOf(withoutFiles(fields), { isForm: false }) }),
      };
    }
    case 'ids':
      return { [json]: object({ ids }) };
    case 'changes':
      return { [json]: manyChanges(entity!) };
    case 'export':
      return {
        [json]: object({ format: formatShape(entity!), ids }, hasLines(entity!) ? { perLine: perLineShape } : {}),
      };
    case 'import':
      return {
        [form]: object({ file: upload }, { dryRun: yesOrNo, mapping, pictures, clears, header: hasHeader, reading }),
      };
    case 'look':
      return { [form]: object({ file: upload }, { header: hasHeader, reading }) };
    case 'visitor':
      return body.multipart ? { [form]: object({ fields: filledFields, file: upload }) } : { [json]: filledIn };
    case 'part':
      return { 'application/octet-stream': upload };
    case 'mended':
      return { [json]: object({ rows: { ...listOf(mendedRow), minItems: 1, maxItems: mostMended } }) };
  }
};

/** What a call takes beside a record is kept nowhere, so JSON has no way to name it. */
const withoutFiles = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => fieldInfo(name, field).kind !== 'file'));

const manyChanges = (entity: AnyEntity): Shape =>
  object(
    { ids },
    {
      changes: changedRecord(entity).asJson,
      percent: described(inputsOf(raiseFields(entity), { isForm: false }), 'Field -> by how many percent each rises'),
      dryRun: described(yesOrNo, 'Tells what would change, and changes nothing'),
    },
  );

const filledFields = described(byName(anything), 'Field -> what was typed, of those that the form asks for');
const filledIn = object({ fields: filledFields });

const ids: Shape<string[]> = { ...listOf(uuid), minItems: 1, maxItems: mostIds };

const mapping = described(
  jsonText(byName(either(object({ column: string }), object({ value: anything })))),
  'Field -> the column that it is read from, or what it is in every row; without it the header decides',
);

const pictures = described(
  jsonText(byName(listOf(string))),
  'Field of pictures -> the columns whose addresses are to be fetched, none for those that are known by their names; without it none are fetched',
);

const clears = described(
  yesOrNo,
  'An empty cell empties the field of a record that is there; otherwise it stays as it is',
);
const hasHeader = described(yesOrNo, 'No: the first row is a record too, and columns are named A, B, C');

const reading = described(
  jsonText(
    object(
      {},
      {
        sheet: described(string, 'Of a workbook: the sheet to read'),
        headerRow: described(whole, 'The row that names the columns; 0 where none does'),
        leavesHidden: described(yesOrNo, 'Hidden rows are not read'),
        encoding: described(oneOf(['windows-1252']), 'Confirms that a text which is not in UTF-8 is read as this'),
        forms: described(
          byName(object({}, { decimalSign: oneOf(['.', ',']), dateOrder: oneOf(dateOrders) })),
          'Field -> how its column writes figures and dates, where its cells do not tell',
        ),
        meanings: described(
          byName(byName(uuid)),
          'Reference field -> text of the file -> the record that it means; kept for the next files of the shop',
        ),
      },
    ),
  ),
  'How the file is to be read, where it is not clear from the file itself',
);

const mendedRow = object({
  row: described(whole, 'Its number in the file'),
  values: described(byName(string), 'Field -> what is right in place of what the file says'),
});

const newRecord = memo((entity: AnyEntity) => both(entity, 'New', writable(entity, 'create')));

const version = described(whole, 'As read; a stale one is refused with 409');

const changedRecord = memo((entity: AnyEntity) => both(entity, 'Changes', writable(entity, 'update'), { version }));

const changedBeside = (entity: AnyEntity, beside: Record<string, Shape>): Shape =>
  inputsOf(writable(entity, 'update'), { isForm: false, beside: { version, ...beside } });

/** In a form nothing is null, and pictures are files. */
const both = (entity: AnyEntity, name: string, fields: Fields, beside?: Record<string, Shape>) => ({
  asJson: named(`${entity.view?.name ?? entity.name}${name}`, inputsOf(fields, { isForm: false, beside })),
  asForm: named(`${entity.view?.name ?? entity.name}${name}Form`, inputsOf(fields, { isForm: true, beside })),
});

/** Where the path names the parents, the body need not. */
const writable = (entity: AnyEntity, mode: 'create' | 'update'): Fields =>
  Object.fromEntries(
    Object.entries(entity.fields).filter(
      ([name]) => isWritable(entity, name, mode) && !parentsOf(entity).includes(name),
    ),
  );
