import { languageTags, type Language } from '../../../schema/words/languages.ts';
import type { CommonWords } from '../../../schema/words/wording.ts';
import type { Pack } from './pack.ts';

/** Each comes by itself, and only that of the page. */
export const packs: Record<Language, () => Promise<{ pack: Pack }>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  xa: () => import('./xa.ts'),
};

/** The words of every language but English, which stands in the entities: a file may be written in any. What does not arrive is not known. */
export async function otherWords(): Promise<CommonWords[]> {
  const others = languageTags.filter(tag => tag !== 'en');
  const loaded = await Promise.allSettled(others.map(tag => packs[tag]()));
  return loaded.flatMap(it => (it.status === 'fulfilled' ? it.value.pack.common : []));
}
