import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { ValidationError } from 'yup';
import { ruleOf } from '../../../../schema/kit/validate.ts';
import { worded } from '../../../i18n/wording.ts';
import { detectedPictures, pictureFields, type PictureColumns } from '../../../../schema/kit/importPictures.ts';
import { importableFields, type Known, type Mapping } from '../../../../schema/kit/importMapping.ts';

/** Where a field is taken from: the header decides, one value for every row, or `column:` with its name. */
export const byHeader = 'header';
export const sameForAll = 'value';
export const fromColumn = (name: string) => columnMark + name;
const columnMark = 'column:';

/** `isBare`: the first row is a record too. `clears`: empty cells empty fields. */
export type MappingForm = {
  from: Record<string, string>;
  values: Record<string, unknown>;
  isBare?: boolean;
  clears?: boolean;
  /** Field of pictures -> where their addresses are, when they are wanted. */
  pictures?: Record<string, { isWanted: boolean; columns?: string[] }>;
};

/** What goes with the file. */
export const decisionsOf = (entity: AnyEntity, form: MappingForm) => ({
  mapping: toMapping(entity, form),
  pictures: toPictures(form),
  isBare: form.isBare,
  clears: form.clears,
});

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

/** What the person decided; fields left to the header are not named. */
export function toMapping(entity: AnyEntity, { from, values }: MappingForm): Mapping {
  const decided = importableFields(entity).filter(field => from[field] && from[field] !== byHeader);
  return Object.fromEntries(decided.map(field => [field, sourceOf(from[field]!, values[field])]));
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
  const given = importableFields(entity).filter(field => from[field] === sameForAll);
  const problems = given.map(field => [field, problemOf(entity, field, values[field])]);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/** Where columns can be chosen, at least one is. */
export function pictureProblems({ pictures = {} }: Pick<MappingForm, 'pictures'>): string[] {
  return Object.keys(pictures).filter(field => pictures[field]!.isWanted && pictures[field]!.columns?.length === 0);
}

function problemOf(entity: AnyEntity, field: string, value: unknown): string | undefined {
  try {
    entity.fields[field]!.validateSync(value ?? null);
    return undefined;
  } catch (error) {
    return ValidationError.isError(error) ? worded(ruleOf(error)) : undefined;
  }
}

/** Asked of every new record, and brought by nothing but the file or the person. */
export function isNeeded({ info, import: rules }: AnyEntity, field: string): boolean {
  return Boolean(info[field]?.required && !rules?.optional?.includes(field) && rules?.defaults?.[field] === undefined);
}
