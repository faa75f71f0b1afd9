import type { workOrderStates } from '../../../entities/workOrderStates.ts';
import type { Words } from '../../schemaWords.ts';
import { meanings } from '../choices.ts';

export const workOrderStatesWords = {
  one: 'काम की स्थिति',
  many: 'काम की स्थितियाँ',
  fields: { name: 'नाम', meaning: 'मतलब', position: 'क्रम', typeId: 'सिर्फ़ इस प्रकार के लिए' },
  values: { meaning: meanings },
  inputs: {},
} satisfies Words<typeof workOrderStates>;
