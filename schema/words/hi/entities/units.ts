import type { units } from '../../../entities/units.ts';
import type { Words } from '../../schemaWords.ts';

export const unitsWords = {
  one: 'इकाई',
  many: 'इकाइयाँ',
  fields: { symbol: 'छोटा नाम' },
  values: {},
  inputs: {},
} satisfies Words<typeof units>;
