/** @jsxImportSource preact */
import { languages, languageTags } from '../../../schema/words/languages.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { addressIn, inLanguage } from '../way.ts';
import { useVisit } from './visit.ts';

/** This page in the others: its address tells in which it is. */
export function OtherLanguages() {
  const { pathname, search } = useVisit();
  const { path } = inLanguage(pathname);
  return (
    <p class="languages">
      {languageTags
        .filter(tag => tag !== pageLanguage())
        .map(tag => (
          <a key={tag} href={addressIn(tag, path) + search} lang={tag} hreflang={tag}>
            {languages[tag]}
          </a>
        ))}
    </p>
  );
}
