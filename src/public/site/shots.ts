import { pageLanguage } from '../../i18n/language.ts';
import { pictureLanguage } from './pictureLanguage.ts';

/** Pictures of the running product, taken by `scripts/sitePictures.ts`. */
const files = import.meta.glob<string>('./pictures/*/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export type ShotName = 'products' | 'product' | 'rates' | 'contacts' | 'compose' | 'chat';
export type Shape = 'wide' | 'phone';

/** In pixels of the file; what they are shown in is narrower. */
export const sizes: Record<Shape, { width: number; height: number }> = {
  wide: { width: 1600, height: 1000 },
  phone: { width: 720, height: 1440 },
};

export function addressOf(name: ShotName, shape: Shape, theme: 'light' | 'dark', type: 'avif' | 'webp'): string {
  return files[`./pictures/${pictureLanguage(pageLanguage())}/${name}-${shape}-${theme}.${type}`] ?? '';
}
