import type { productGroups } from '../../../entities/productGroups.ts';
import type { Words } from '../../schemaWords.ts';

export const productGroupsWords = {
  one: 'माल का समूह',
  many: 'माल के समूह',
  fields: { name: 'नाम' },
  values: {},
  inputs: {},
} satisfies Words<typeof productGroups>;
