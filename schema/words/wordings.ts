import { english } from './en/index.ts';
import { hindi } from './hi/index.ts';
import { pseudo } from './xa/index.ts';
import { isLanguage, languageOf, type Language } from './languages.ts';
import { wordingOf, type CommonWords, type Wording } from './wording.ts';

/** Every language there is, for the server. The browser loads one. */
export const wordings: Readonly<Record<Language, Wording>> = {
  en: wordingOf(english),
  hi: wordingOf(hindi),
  xa: wordingOf(pseudo),
};

/** For what may be written in any of them: a file that is brought in. */
export const everyWords: readonly CommonWords[] = Object.values(wordings).map(({ words }) => words);

/** As an `Accept-Language` asks. */
export const wordingAccepted = (accepted: string | null | undefined): Wording => wordings[languageOf(accepted)];

/** In the language that somebody has chosen; English where none is known. */
export const wordingFor = (language: string | null | undefined): Wording =>
  wordings[isLanguage(language) ? language : 'en'];
