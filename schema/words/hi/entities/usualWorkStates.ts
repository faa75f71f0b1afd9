import type { usualWorkStates } from '../../../entities/usualWorkStates.ts';
import type { Words } from '../../schemaWords.ts';
import { meanings } from '../choices.ts';

export const usualWorkStatesWords = {
  one: 'काम की आम स्थिति',
  many: 'काम की आम स्थितियाँ',
  fields: {
    name: 'नाम (अंग्रेज़ी में)',
    nameHi: 'नाम (हिंदी में)',
    meaning: 'मतलब',
    position: 'क्रम',
    typeId: 'सिर्फ़ इस प्रकार के लिए',
  },
  values: { meaning: meanings },
  inputs: {},
} satisfies Words<typeof usualWorkStates>;
