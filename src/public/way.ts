import { languageTags, type Language } from '../../schema/words/languages.ts';
import { language } from '../i18n/language.ts';

/** A page of the company in a language: English has the bare address. */
export function addressIn(spoken: Language, path: string): string {
  if (spoken === 'en') return path;
  return path === '/' ? `/${spoken}` : `/${spoken}${path}`;
}

const isTag = (text: string): text is (typeof languageTags)[number] => (languageTags as string[]).includes(text);

/** In which language a page of the company is by its address, and the address without it. */
export function inLanguage(pathname: string): { spoken: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const spoken = first.toLowerCase();
  return isTag(spoken) && spoken !== 'en' ? { spoken, path: rest || '/' } : { spoken: 'en', path: pathname };
}

/** The address of a page in the language of this one. The company's pages have one in each; the others are told which it is. */
export function way(to: string): string {
  const spoken = language();
  if (!/^\/accounts?\b/.test(to)) return addressIn(spoken, to);
  return spoken === 'en' ? to : `${to}${to.includes('?') ? '&' : '?'}lang=${spoken}`;
}
