import type { enquiryStatuses } from '../../../entities/enquiryStatuses.ts';
import type { Words } from '../../schemaWords.ts';
import { meanings } from '../choices.ts';

export const enquiryStatusesWords = {
  one: 'पूछताछ की स्थिति',
  many: 'पूछताछ की स्थितियाँ',
  fields: { name: 'नाम', meaning: 'मतलब', position: 'क्रम' },
  values: { meaning: meanings },
  inputs: {},
} satisfies Words<typeof enquiryStatuses>;
