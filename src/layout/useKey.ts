import { useEffect, type RefObject } from 'react';
import { useEvent } from 'react-admin';

/** A key that does one thing from anywhere on the page, except behind a dialog. `of`: what it presses, which may stand in the dialog. */
export function useKey(key: string | undefined, act: () => void, of?: RefObject<Element | null>): void {
  const pressed = useEvent(act);
  useEffect(() => {
    if (!key) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      const top = [...document.querySelectorAll('[role=dialog]')].at(-1);
      if (top && !top.contains(of?.current ?? null)) return;
      event.preventDefault();
      if (!event.repeat) pressed();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, pressed, of]);
}
