import type { taskStatuses } from '../../../entities/taskStatuses.ts';
import type { Words } from '../../schemaWords.ts';
import { meanings } from '../choices.ts';

export const taskStatusesWords = {
  one: 'काम की स्थिति',
  many: 'काम की स्थितियाँ',
  fields: { name: 'नाम', meaning: 'मतलब', position: 'क्रम' },
  values: { meaning: meanings },
  inputs: {},
} satisfies Words<typeof taskStatuses>;
