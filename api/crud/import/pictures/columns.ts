import { invalid } from '../../../../schema/errors.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { normalised } from '../../../../schema/kit/importMapping.ts';
import { detectedPictures, pictureFields, type PictureColumns } from '../../../../schema/kit/importPictures.ts';
import { say } from '../../../../schema/words/said.ts';
import { everyWords } from '../../../../schema/words/wordings.ts';
import { readNamed } from '../readNamed.ts';

/** As a call names them: field -> columns, none of them for those that the header names so. */
export const readPictures = (entity: AnyEntity, text: unknown): PictureColumns => {
  const named = readNamed('pictures', text);
  for (const [field, columns] of Object.entries(named)) {
    if (!pictureFields(entity).includes(field)) throw invalid({ [`pictures.${field}`]: say('unknownField') });
    if (!Array.isArray(columns) || !columns.every(column => typeof column === 'string'))
      throw invalid({ [`pictures.${field}`]: say('noPictureColumn') });
  }
  return named as PictureColumns;
};

/** The same in a file. */
export const picturesIn = (entity: AnyEntity, header: readonly string[], wanted: PictureColumns): PictureColumns => {
  const names = new Set(header.map(normalised));
  const columnsOf = (field: string, columns: readonly string[]) => {
    const missing = columns.find(column => !names.has(normalised(column)));
    if (missing !== undefined) throw invalid({ [`pictures.${field}`]: say('noColumn', { column: missing }) });
    const found = columns.length ? columns : detectedPictures(entity, field, header, everyWords);
    if (!found.length) throw invalid({ [`pictures.${field}`]: say('noPictureColumn') });
    return found;
  };
  return Object.fromEntries(Object.entries(wanted).map(([field, columns]) => [field, columnsOf(field, columns)]));
};
