/** A file of its own for the pages that are written by the build or the server: their ads come when all else is there. */
import { showAd } from './showAd.ts';

const begin = () => {
  for (const room of document.querySelectorAll<HTMLElement>('[data-ad]')) showAd(room);
};
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
