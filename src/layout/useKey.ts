import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** A key that does one thing from anywhere on the page, except behind a dialog. */
export function useKey(key: string | undefined, act: () => void): void {
  const pressed = useEvent(act);
  useEffect(() => {
    if (!key) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      if (!event.repeat) pressed();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, pressed]);
}
