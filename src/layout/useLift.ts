import { useLayoutEffect, useState } from 'react';

/** Pixels between the lifted corner and the buttons below it. */
const gap = 8;

/** Marks a bar of a page whose buttons must stay in reach. */
export const keepInReach = { 'data-in-reach': '' };

/**
 * Returns the pixels by which a corner of the screen is lifted so that it covers no button of the dialog in front or of a bar that
 * is kept in reach. A toast stays while the pointer is on it, so it would block a button that it covers.
 */
export function useLift(corner: HTMLElement | null): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    if (!corner) return undefined;
    const look = () => setLift(neededLift(corner));
    look();
    // Dialogs open and close, and their steps grow, while the corner is there.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [corner]);
  return lift;
}

function neededLift(corner: HTMLElement): number {
  const buttons = [...document.querySelectorAll('.MuiDialogActions-root, [data-in-reach]')]
    .at(-1)
    ?.getBoundingClientRect();
  const { left, right } = corner.getBoundingClientRect();
  if (!buttons || buttons.right <= left || buttons.left >= right) return 0;
  // Where it stands when it is not lifted.
  const bottom = innerHeight - parseFloat(getComputedStyle(corner).bottom);
  const isBelow = buttons.bottom <= bottom - corner.offsetHeight;
  return isBelow ? 0 : Math.max(0, bottom - buttons.top + gap);
}
