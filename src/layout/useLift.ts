import { useLayoutEffect, useState } from 'react';

/** Pixels between what is lifted and the buttons below it. */
const gap = 8;

/**
 * By how many pixels a corner of the screen is lifted so that it lies on no button of the dialog in front, 0 where it lies on
 * none anyway. What covers a button would stay for as long as the pointer waits for that button.
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
  const buttons = [...document.querySelectorAll('.MuiDialogActions-root')].at(-1)?.getBoundingClientRect();
  const { left, right } = corner.getBoundingClientRect();
  if (!buttons || buttons.right <= left || buttons.left >= right) return 0;
  // Where it stands when it is not lifted.
  const bottom = innerHeight - parseFloat(getComputedStyle(corner).bottom);
  const isBelow = buttons.bottom <= bottom - corner.offsetHeight;
  return isBelow ? 0 : Math.max(0, bottom - buttons.top + gap);
}
