import type { usualWorkTypes } from '../../../entities/usualWorkTypes.ts';
import type { Words } from '../../schemaWords.ts';

export const usualWorkTypesWords = {
  one: 'काम का आम प्रकार',
  many: 'काम के आम प्रकार',
  fields: {
    name: 'नाम (अंग्रेज़ी में)',
    nameHi: 'नाम (हिंदी में)',
    days: 'कितने दिन लगते हैं',
    lossPercent: 'तय छीजत (%)',
    position: 'क्रम',
  },
  values: {},
  inputs: {},
} satisfies Words<typeof usualWorkTypes>;
