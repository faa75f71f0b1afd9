import { siteWords as en } from '../../../schema/words/en/site/index.ts';
import { siteWords as hi } from '../../../schema/words/hi/site/index.ts';
import type { Language } from '../../../schema/words/languages.ts';
import { pageLanguage } from '../../i18n/language.ts';

const all = { en, hi, xa: en } satisfies Record<Language, object>;

/** The words of the pages that are written once, by the build, in each language. */
export function siteWords(): (typeof all)['hi'] {
  return all[pageLanguage()];
}
