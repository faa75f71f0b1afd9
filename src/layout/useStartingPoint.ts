import { useEffect, useRef } from 'react';

/**
 * Whoever goes on without a pointer starts at the page's heading when what they stood on has gone with the page or the dialog
 * before. Until the next press it is looked after, since pages come in parts.
 */
export function useStartingPoint(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return whileNothingIsPressed(() => {
      if (document.activeElement === document.body) document.getElementById(headingId)?.focus({ preventScroll: true });
    });
  }, [pathname]);
}

export const headingId = 'page-heading';

/** Looks now and at every change of the page. Returns the way to stop. */
function whileNothingIsPressed(look: () => void): () => void {
  const watch = new MutationObserver(look);
  const stop = () => {
    watch.disconnect();
    presses.forEach(press => window.removeEventListener(press, stop, true));
  };
  presses.forEach(press => window.addEventListener(press, stop, true));
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

const presses = ['pointerdown', 'keydown'] as const;
