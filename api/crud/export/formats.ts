import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { linesOf } from '../../../schema/kit/lineEntity.ts';
import { described, oneOf, yesOrNo, type Shape } from '../../../schema/kit/shape.ts';
import type { ExportReport } from '../../../schema/kit/backgroundTask.ts';

export type Format = Exclude<ExportReport['format'], 'pdf' | 'json' | 'xml' | 'zip'>;

/** Those of a file's text are UTF-8. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard',
} as const satisfies Record<Format, string>;

/** Of what programs read alone. */
export const jsonType = 'application/json';
export const xmlType = 'application/xml';

/** A folder of files. */
export const zipType = 'application/zip';

export const formatsOf = ({ card }: AnyEntity): Format[] => ['csv', 'xlsx', ...(card ? (['vcf'] as const) : [])];

export const formatShape = (entity: AnyEntity): Shape<Format> => oneOf(formatsOf(entity));

export const fileTypesOf = (entity: AnyEntity): string[] => formatsOf(entity).map(format => mediaTypes[format]);

/** Files may have a row for each line. */
export const hasLines = (entity: AnyEntity): boolean => linesOf(entity).length > 0;

export const perLineShape = described(
  yesOrNo,
  'A row for each line: the first has the record beside it, the others what decides which record it is',
);
