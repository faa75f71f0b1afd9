import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { oneOf, type Shape } from '../../../schema/kit/shape.ts';
import type { ExportReport } from '../../../schema/kit/taskReport.ts';

export type Format = ExportReport['format'];

/** Those of a file's text are UTF-8. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard',
} as const satisfies Record<Format, string>;

export const formatsOf = ({ card }: AnyEntity): Format[] => ['csv', 'xlsx', ...(card ? (['vcf'] as const) : [])];

export const formatShape = (entity: AnyEntity): Shape<Format> => oneOf(formatsOf(entity));

export const fileTypesOf = (entity: AnyEntity): string[] => formatsOf(entity).map(format => mediaTypes[format]);
