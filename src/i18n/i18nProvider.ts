import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../schema/words/languages.ts';
import { wordingOf } from '../../schema/words/wording.ts';
import { setWords } from '../public/words.ts';
import { pageLanguage, setPageLanguage } from './language.ts';
import { packs } from './packs/index.ts';
import { schemaWords, wordsOverShops } from './schemaWords.ts';
import { setWording } from './wording.ts';

let provider: I18nProvider | null = null;

/** Everything is said in this language from then on. Nothing can be said before. */
export async function loadLanguage(chosen: Language = pageLanguage()): Promise<void> {
  const { common, admin, visitors, library } = (await packs[chosen]()).pack;
  const messages = { ...library, ...schemaWords({ common, admin }), ...wordsOverShops(admin), ...admin };
  provider = polyglotI18nProvider(() => messages, chosen, [], { allowMissing: true });
  setWording(wordingOf(common));
  setWords(visitors);
  setPageLanguage(chosen);
  if ('document' in globalThis) document.documentElement.lang = chosen;
}

const loaded = (): I18nProvider => {
  if (!provider) throw new Error('No language is loaded');
  return provider;
};

/** Another language is another page: whoever chooses one loads it anew, so that nothing of the former is left. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => loaded().translate(key, options),
  changeLocale: () => Promise.resolve(),
  getLocale: () => loaded().getLocale(),
};
