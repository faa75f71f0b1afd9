import { isLanguage, type Language } from '../../schema/words/languages.ts';

/** What somebody chose on this device, or in their account. */
const key = 'ts.language';
let shown: Language | null = null;

/** That of the page once it speaks one; before, what was chosen, else the first of the browser's languages that there is. */
export function pageLanguage(): Language {
  if (shown) return shown;
  if (!('document' in globalThis)) return 'en';
  const chosen = localStorage.getItem(key);
  if (isLanguage(chosen)) return chosen;
  const known = navigator.languages.map(tag => tag.split('-')[0]).find(isLanguage);
  return known ?? 'en';
}

/** From now on the page stays in this language, whatever is chosen in another tab. */
export function setPageLanguage(own: Language | null): void {
  shown = own;
}

/** Holds from the next page on. */
export function keepLanguage(chosen: Language): void {
  localStorage.setItem(key, chosen);
}

/** A link may bring the language along: `?lang=hi`. */
export function adoptLanguage(search: string): void {
  const asked = new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) keepLanguage(asked);
}
