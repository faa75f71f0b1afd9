import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { rowReader, type RowReader } from '../../../schema/kit/importReader.ts';
import { everyWords } from '../../../schema/words/wordings.ts';
import type { ImportOptions } from './options.ts';

/** Reads the rows of an import, for the first time and when they are corrected. */
export const readerOf = (
  entity: AnyEntity,
  { header, mapping, clears, pictures, forms, today }: ImportOptions,
): RowReader => rowReader(entity, header, { mapping, known: everyWords, clears, pictures, forms, today });
