import type { ShownAd } from '../../../schema/rules/ads.ts';
import { tellSeen, whenSeen } from './seen.ts';

/**
 * Puts the ad whose turn it is into its room. Nothing moves: what the room takes it has taken before, and where there is no ad it goes only
 * while it is out of sight. An ad that cannot be had is none. Returns the end of it.
 */
export function showAd(room: HTMLElement): () => void {
  let end: () => void = () => {};
  let isOver = false;
  askForAd(room.dataset['ad']!)
    .then(ad => {
      if (!isOver) end = ad ? fill(room, ad) : leave(room);
    })
    .catch(() => {
      if (!isOver) end = leave(room);
    });
  return () => {
    isOver = true;
    end();
  };
}

async function askForAd(call: string): Promise<ShownAd | null> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  const response = await fetch(call, { headers, credentials: 'omit' });
  if (!response.ok) return null;
  return ((await response.json()) as { data: ShownAd | null }).data;
}

function fill(room: HTMLElement, { headline, picture, link, seen }: ShownAd): () => void {
  const shown = document.createElement('a');
  shown.href = link;
  shown.target = '_blank';
  shown.rel = 'sponsored noopener';
  if (picture) shown.append(pictureOf(picture, headline));
  else shown.textContent = headline;
  room.querySelector('a')?.remove();
  room.append(shown);
  room.dataset['shown'] = '';
  return whenSeen(shown, () => tellSeen(seen));
}

/** Loaded when it comes near, after whatever the page is for. */
function pictureOf(address: string, headline: string): HTMLImageElement {
  const picture = new Image();
  picture.loading = 'lazy';
  picture.decoding = 'async';
  picture.fetchPriority = 'low';
  picture.alt = headline;
  picture.src = address;
  return picture;
}

/** Until it is out of sight it stays as it is, empty. */
function leave(room: HTMLElement): () => void {
  room.querySelector('a')?.remove();
  delete room.dataset['shown'];
  const observer = new IntersectionObserver(entries => {
    if (entries.at(-1)!.isIntersecting) return;
    observer.disconnect();
    room.hidden = true;
  });
  observer.observe(room);
  return () => observer.disconnect();
}
