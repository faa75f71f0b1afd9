import { languageTags, type Language } from '../../schema/words/languages.ts';
import { pageLanguage } from '../i18n/language.ts';

/** A page of the company in a language: English has the bare address. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

const isTag = (text: string): text is (typeof languageTags)[number] => (languageTags as string[]).includes(text);

/** In which language a page of the company is by its address, and the address without it. */
export function inLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const language = first.toLowerCase();
  return isTag(language) && language !== 'en' ? { language, path: rest || '/' } : { language: 'en', path: pathname };
}

/** The address of a page in the language of this one. The company's pages have one in each; the others are told which it is. */
export function way(to: string): string {
  const language = pageLanguage();
  if (!/^\/(accounts?|sample)\b/.test(to)) return addressIn(language, to);
  return language === 'en' ? to : `${to}${to.includes('?') ? '&' : '?'}lang=${language}`;
}
