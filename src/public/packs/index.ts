import type { Language } from '../../../schema/words/languages.ts';
import type { VisitorPack } from './pack.ts';

/** Each comes by itself, and only that of the page. */
export const packs: Record<Language, () => Promise<{ pack: VisitorPack }>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  xa: () => import('./xa.ts'),
};
