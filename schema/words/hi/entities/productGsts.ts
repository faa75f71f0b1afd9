import type { productGsts } from '../../../entities/productGsts.ts';
import type { Words } from '../../schemaWords.ts';

export const productGstsWords = {
  one: 'GST एंट्री',
  many: 'GST एंट्री',
  fields: { name: 'नाम' },
  values: {},
  inputs: {},
} satisfies Words<typeof productGsts>;
