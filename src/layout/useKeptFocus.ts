import { useEffect } from 'react';
import { headingId } from './useStartingPoint.ts';

/**
 * Whoever works with keys goes on where they were. What they stand on may go away: a button whose step is done, a removed line, a
 * dialog. Then the focus goes to what has taken its place, else back to where they came from, else to the page's heading.
 */
export function useKeptFocus(): void {
  useEffect(keepFocus, []);
}

/** Where the focus was: the element, and round it outwards where each stood in the next. */
type Place = { element: HTMLElement; path: { parent: HTMLElement; index: number }[]; pathname: string };

/** Enough to find back out of a dialog that a menu opened. */
const remembered = 12;

/** Returns the way to stop. */
function keepFocus(): () => void {
  const places: Place[] = [];
  let isByKeys = false;
  /** Has the focus as long as the button that it stands in for is busy. */
  let standIn: HTMLElement | null = null;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body || target === standIn) return;
    places.unshift(placeOf(target));
    places.length = Math.min(places.length, remembered);
  };
  let frame = 0;
  const look = () => {
    if (!isByKeys || places.length === 0 || !(isLost() || document.activeElement === standIn)) return;
    standIn = goOn(places);
    standIn?.focus();
  };
  const press = (event: Event) => {
    isByKeys = event instanceof KeyboardEvent;
    // A quick Escape comes before the browser draws: to nobody, where what had the focus has gone.
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.target !== document.body) return;
    look();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', escape));
  };
  // Not at once: on its way from one element to the next the focus is nowhere for a moment.
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  window.addEventListener('focusin', note);
  for (const event of presses) window.addEventListener(event, press, true);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('focusin', note);
    for (const event of presses) window.removeEventListener(event, press, true);
  };
}

const presses = ['pointerdown', 'keydown'] as const;
const escape = { key: 'Escape', bubbles: true, cancelable: true };

function placeOf(element: HTMLElement): Place {
  const path: Place['path'] = [];
  for (let it = element; it.parentElement; it = it.parentElement)
    path.push({ parent: it.parentElement, index: [...it.parentElement.children].indexOf(it) });
  return { element, path, pathname: location.pathname };
}

/** A disabled button has the focus until the browser draws next. */
const isLost = () => document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

/** Returns what waits in the place of a busy button: its dialog, which answers Escape. */
function goOn(places: readonly Place[]): HTMLElement | null {
  for (const { element, path, pathname } of places) {
    // It comes back when its work is done.
    if (element.isConnected && element.matches(busy)) return element.closest<HTMLElement>('[role="dialog"]');
    if (take(element)) return null;
    if (pathname !== location.pathname) break;
    const left = path.filter(({ parent }) => parent.isConnected);
    const frame = left.findIndex(({ parent }) => parent.matches(frames));
    // A dialog or a menu is gone as a whole: back to what opened it.
    if (frame < 0) continue;
    const isPage = left[frame]!.parent.matches('main');
    if (left.slice(0, isPage ? frame : frame + 1).some(place => beside(place).some(take))) return null;
    break;
  }
  document.getElementById(headingId)?.focus({ preventScroll: true });
  return null;
}

const busy = '[aria-busy="true"], .MuiButton-loading, .MuiIconButton-loading';
const frames = 'main, nav, header, [role="dialog"]';
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** What can have the focus in there: first what has come to stand where it was, then what stands before. */
function beside({ parent, index }: Place['path'][number]): HTMLElement[] {
  const children = [...parent.children];
  const inside = (them: Element[]) =>
    them.flatMap(it => [...(it.matches(focusable) ? [it] : []), ...it.querySelectorAll(focusable)] as HTMLElement[]);
  const all = [...inside(children.slice(index)), ...inside(children.slice(0, index)).reverse()];
  return all.filter(({ tabIndex }) => tabIndex >= 0);
}

/** What is hidden or disabled does not take it. */
function take(element: HTMLElement): boolean {
  if (element.closest('[aria-hidden="true"]')) return false;
  element.focus();
  return document.activeElement === element && !element.matches(':disabled');
}
