import type { groups } from '../../../entities/groups.ts';
import type { Words } from '../../schemaWords.ts';

export const groupsWords = {
  one: 'समूह',
  many: 'समूह',
  fields: { name: 'नाम' },
  values: {},
  inputs: {},
  messages: { created: 'समूह जुड़ गया!' },
} satisfies Words<typeof groups>;
