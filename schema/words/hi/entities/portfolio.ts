import type { portfolio } from '../../../entities/portfolio.ts';
import type { Words } from '../../schemaWords.ts';

export const portfolioWords = {
  one: 'पोर्टफ़ोलियो की फ़ोटो',
  many: 'पोर्टफ़ोलियो',
  fields: { caption: 'क्या दिखता है', picture: 'फ़ोटो', categoryId: 'माल की श्रेणी', position: 'क्रम' },
  values: {},
  inputs: {},
} satisfies Words<typeof portfolio>;
