import { languageTags, type Language } from '../../../schema/words/languages.ts';

type Pictured = (typeof languageTags)[number];

/** The language of the screens that a page in `language` shows. */
export const pictureLanguage = (language: Language): Pictured => languageTags.find(tag => tag === language) ?? 'en';
