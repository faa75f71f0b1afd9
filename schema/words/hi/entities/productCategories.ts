import type { productCategories } from '../../../entities/productCategories.ts';
import type { Words } from '../../schemaWords.ts';

export const productCategoriesWords = {
  one: 'माल की श्रेणी',
  many: 'माल की श्रेणियाँ',
  fields: { name: 'नाम', parentId: 'किसके नीचे', position: 'क्रम' },
  values: {},
  inputs: {},
} satisfies Words<typeof productCategories>;
