import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { get } from 'react-hook-form';
import { ValidationError } from 'yup';
import { ruleOf } from '../../../../schema/kit/validate.ts';
import { worded } from '../../../i18n/wording.ts';
import { detectedPictures, pictureFields, type PictureColumns } from '../../../../schema/kit/importPictures.ts';
import { importableFields, importFields, type ImportField } from '../../../../schema/kit/importFields.ts';
import { formsOf, type FieldForm, type FormAnswers } from '../../../../schema/kit/importForms.ts';
import type { ImportLook } from '../../../../schema/kit/importLook.ts';
import type { FileReading } from '../../../dataProvider/extras.ts';
import type { Known, Mapping } from '../../../../schema/kit/importMapping.ts';

/** Where a field is taken from: the header decides, one value for every row, or `column:` with its name. */
export const byHeader = 'header';
export const sameForAll = 'value';
export const fromColumn = (name: string) => columnMark + name;
const columnMark = 'column:';

/** `clears`: empty cells empty fields. `isConfirmed`: letters of another encoding than UTF-8 are right. */
export type MappingForm = {
  from: Record<string, unknown>;
  values: Record<string, unknown>;
  clears?: boolean;
  isConfirmed?: boolean;
  /** Field -> how its column is written, where the person was asked. */
  forms?: Record<string, unknown>;
  /** Field -> text of the file, as `meaningKey` writes it -> the record that it means. */
  meanings?: Record<string, Record<string, string>>;
  /** Field of pictures -> where their addresses are, when they are wanted. */
  pictures?: Record<string, { isWanted: boolean; columns?: string[] }>;
};

type Asked = { look: ImportLook; known: Known };

/** What goes with the file. */
export const decisionsOf = (
  entity: AnyEntity,
  form: MappingForm,
  { look, known, reading }: Asked & { reading: FileReading },
) => ({
  mapping: toMapping(entity, form),
  pictures: toPictures(form),
  clears: form.clears,
  reading: {
    ...reading,
    headerRow: look.headerRow,
    ...(look.sheet !== null && { sheet: look.sheet }),
    ...(look.toConfirm && form.isConfirmed && { encoding: 'windows-1252' as const }),
    forms: answersOf(entity, form, { look, known }),
    meanings: meaningsOf(form, look),
  },
});

/** What the columns of a file tell of the fields that are read from them, as it is chosen so far. */
export function formsIn(
  entity: AnyEntity,
  { columns }: ImportLook,
  form: Pick<MappingForm, 'from' | 'values'>,
  known: Known,
  answers?: FormAnswers,
): Record<string, FieldForm> {
  const marks = new Map(columns.map(column => [column.name, column.marks]));
  return formsOf(entity, [...marks.keys()], column => marks.get(column) ?? [], {
    mapping: toMapping(entity, form),
    known,
    ...(answers && { answers }),
  });
}

/** The questions that are open and their answers so far; what was answered before another column was chosen is left out. */
export function answersOf(entity: AnyEntity, form: MappingForm, { look, known }: Asked): FormAnswers {
  const asked = Object.entries(formsIn(entity, look, form, known)).flatMap(([field, { decimalSign, dateOrder }]) => {
    const answer = inForm<string>(form.forms ?? {}, field);
    const question = decimalSign === 'unclear' ? 'decimalSign' : dateOrder === 'unclear' && 'dateOrder';
    return answer && question ? [[field, { [question]: answer }] as const] : [];
  });
  return Object.fromEntries(asked) as FormAnswers;
}

/** Fields whose question has no answer yet. */
export function openQuestions(entity: AnyEntity, form: MappingForm, { look, known }: Asked): string[] {
  const answers = answersOf(entity, form, { look, known });
  return Object.entries(formsIn(entity, look, form, known)).flatMap(([field, { decimalSign, dateOrder }]) =>
    (decimalSign === 'unclear' || dateOrder === 'unclear') && !answers[field] ? [field] : [],
  );
}

/** The name in the form of a text, which may hold what a path in a form means something by. */
export const meaningKey = (text: string) =>
  `t${encodeURIComponent(text).replace(/[.']/g, sign => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** What the person said of texts that mean no record by themselves. */
function meaningsOf({ meanings = {} }: MappingForm, { unmeant }: ImportLook): Record<string, Record<string, string>> {
  const said = (field: string) =>
    unmeant
      .filter(each => each.field === field)
      .flatMap(({ values }) => values)
      .flatMap(text => {
        const id = meanings[field]?.[meaningKey(text)];
        return id ? [[text, id] as const] : [];
      });
  return Object.fromEntries(Object.keys(meanings).map(field => [field, Object.fromEntries(said(field))]));
}

export const columnsOf = ({ columns }: ImportLook): string[] => columns.map(({ name }) => name);

/** The columns that are known by their names; not wanted until somebody says so. */
export function picturesIn(entity: AnyEntity, header: readonly string[], known: Known): MappingForm['pictures'] {
  const columns = (field: string) => detectedPictures(entity, field, header, known);
  return Object.fromEntries(pictureFields(entity).map(field => [field, { isWanted: false, columns: columns(field) }]));
}

/** What is to be fetched, and nothing unless somebody wants it. */
export function toPictures({ pictures = {} }: Pick<MappingForm, 'pictures'>): PictureColumns {
  const wanted = Object.entries(pictures).filter(([, { isWanted }]) => isWanted);
  return Object.fromEntries(wanted.map(([field, { columns = [] }]) => [field, columns]));
}

/** What a form keeps under the name of a field, of lines as well: their names have a dot. */
export function inForm<T>(values: Record<string, unknown>, field: string): T | undefined {
  return get(values, field) as T | undefined;
}

/** What the person decided; fields left to the header are not named. */
export function toMapping(entity: AnyEntity, { from, values }: Pick<MappingForm, 'from' | 'values'>): Mapping {
  const decided = importableFields(entity).flatMap(field => {
    const source = inForm<string>(from, field);
    return source && source !== byHeader ? [[field, sourceOf(source, inForm(values, field))] as const] : [];
  });
  return Object.fromEntries(decided);
}

function sourceOf(source: string, value: unknown): Mapping[string] {
  return source === sameForAll ? { value: value ?? null } : { column: columnIn(source)! };
}

/** The column that a source names, if it names one. */
export function columnIn(source: string): string | undefined {
  return source.startsWith(columnMark) ? source.slice(columnMark.length) : undefined;
}

/** A value that no row could be saved with is told before the file is sent. */
export function mappingProblems(entity: AnyEntity, { from, values }: MappingForm): Record<string, string> {
  const given = importableFields(entity).filter(field => inForm(from, field) === sameForAll);
  const problems = given.map(field => [field, problemOf(importFields(entity)[field]!, inForm(values, field))]);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/** Where columns can be chosen, at least one is. */
export function pictureProblems({ pictures = {} }: Pick<MappingForm, 'pictures'>): string[] {
  return Object.keys(pictures).filter(field => pictures[field]!.isWanted && pictures[field]!.columns?.length === 0);
}

function problemOf({ schema }: ImportField, value: unknown): string | undefined {
  try {
    schema.validateSync(value ?? null);
    return undefined;
  } catch (error) {
    return ValidationError.isError(error) ? worded(ruleOf(error)) : undefined;
  }
}

/** Asked of every new record, and brought by nothing but the file or the person; of lines where there are some, or must be. */
export function isNeeded(entity: AnyEntity, field: string, found: Readonly<Record<string, string[]>> = {}): boolean {
  const { import: rules, series } = entity;
  const { info, lines } = importFields(entity)[field]!;
  const isGiven = rules?.optional?.includes(field) || rules?.defaults?.[field] !== undefined || series?.field === field;
  const hasLines = !lines || Boolean(lines.min) || Object.keys(found).some(each => isColumnOf(lines.name, each, found));
  return info.required && !isGiven && hasLines;
}

const isColumnOf = (lines: string, field: string, found: Readonly<Record<string, string[]>>) =>
  field.startsWith(`${lines}.`) && found[field]!.length > 0;
