import type { Language } from '../../../schema/words/languages.ts';
import type { Pack } from './pack.ts';

/** Each comes by itself, and only that of the page. */
export const packs: Record<Language, () => Promise<{ pack: Pack }>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  xa: () => import('./xa.ts'),
};
