import { broken as en } from '../../schema/words/en/broken.ts';
import { broken as hi } from '../../schema/words/hi/broken.ts';
import type { Language } from '../../schema/words/languages.ts';
import { logError } from '../log.ts';
import { pageLanguage } from '../i18n/language.ts';

/** All of them come with the start: over a line that breaks nothing else may. */
const words = { en, hi, xa: en } satisfies Record<Language, object>;

/** Where a page cannot begin, since its code or its words have not come. What the server wrote stays: it is read without either. */
export function showBroken(error: unknown): void {
  logError('A page did not begin', error);
  const root = document.getElementById('root')!;
  if (root.hasChildNodes()) return;
  const { title, hint, reload } = words[pageLanguage()];
  const button = element('button', reload);
  button.style.font = 'inherit';
  button.addEventListener('click', () => location.reload());
  const place = element('main', '');
  place.setAttribute('role', 'alert');
  place.lang = pageLanguage();
  place.style.cssText = 'max-width: 35rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif';
  place.append(element('h1', title), element('p', hint), button);
  root.append(place);
}

function element<Name extends 'main' | 'h1' | 'p' | 'button'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}
