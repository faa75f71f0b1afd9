import type { AnySchema } from 'yup';
import type { EntityWords } from '../words/schemaWords.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { isTyped, linesOf } from './lineEntity.ts';
import { memo } from './memo.ts';
import { isWritable } from './validate.ts';

/** What a file can fill: a field of the record, or one of each of its `lines`, whose name and label have the lines in front. */
export type ImportField = { info: FieldInfo; schema: AnySchema; lines?: FieldInfo; own: FieldInfo };

/** `charge` of the lines `lines` is `lines.charge`. */
export const lineFieldName = (lines: string, field: string) => `${lines}.${field}`;

const typedOf = ({ line = {} }: FieldInfo) => Object.values(line).filter(isTyped);

/** What stands above a column of lines: `Articles: Charge`. */
export const lineColumnLabel = (lines: FieldInfo, field: FieldInfo, words?: EntityWords): string =>
  `${words?.fields[lines.name] ?? lines.label}: ${words?.inputs[lines.name]?.[field.name] ?? field.label}`;

export const importFields = memo((entity: AnyEntity): Record<string, ImportField> => ({
  ...ownFields(entity),
  ...lineFields(entity),
}));

export const importableFields = (entity: AnyEntity): string[] => Object.keys(importFields(entity));

/** Rows of a file that say the same of these are one document. */
export const hasDocuments = memo((entity: AnyEntity): boolean => linesOf(entity).length > 0 || isKey(entity));

/** A number that the server gives is read as well, to find the document: a new one gets the next. */
const isKey = ({ series, naturalKey }: AnyEntity) => Boolean(series && naturalKey?.includes(series.field));

/** Files that the product wrote tell by its id which record a row is. */
export const hasRecordIds = ({ naturalKey, permissions, isOverShops }: AnyEntity): boolean =>
  Boolean(naturalKey && permissions.create && !isOverShops);

const ownFields = (entity: AnyEntity): Record<string, ImportField> => {
  const number = isKey(entity) ? entity.series!.field : undefined;
  const fields = Object.values(entity.info).filter(
    ({ name, kind }) =>
      (isWritable(entity, name, 'import') || name === number) &&
      !/^(child|lines|images?|file)$/.test(kind) &&
      !entity.path.includes(`:${name}`),
  );
  return Object.fromEntries(fields.map(info => [info.name, { info, own: info, schema: entity.fields[info.name]! }]));
};

const lineFields = (entity: AnyEntity): Record<string, ImportField> =>
  Object.fromEntries(
    linesOf(entity)
      .filter(({ field }) => isWritable(entity, field.name, 'import'))
      .flatMap(({ field, lines }) =>
        typedOf(field).map(own => {
          const name = lineFieldName(field.name, own.name);
          const info = { ...own, name, label: lineColumnLabel(field, own) };
          return [name, { info, own, lines: field, schema: lines.fields[own.name]! }];
        }),
      ),
  );
