import type { hsnCodes } from '../../../entities/hsnCodes.ts';
import type { Words } from '../../schemaWords.ts';

export const hsnCodesWords = {
  one: 'HSN कोड',
  many: 'HSN कोड',
  fields: { code: 'HSN कोड', description: 'विवरण' },
  values: {},
  inputs: {},
} satisfies Words<typeof hsnCodes>;
