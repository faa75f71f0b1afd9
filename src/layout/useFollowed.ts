import { useEffect, useRef, type RefObject } from 'react';

/** What is drawn anew elsewhere and has the focus then. */
let followed: string | undefined;
const forget = () => void (followed = undefined);

/**
 * The focus goes along with something that a press sends elsewhere: a card to another column, the way to the next record to that
 * record's page. `follow` says that it goes; what arrives under the same key has the focus, or the last
 * that can be pressed in it, unless the person went on meanwhile.
 */
export function useFollowed<E extends HTMLElement>(key: string): { ref: RefObject<E | null>; follow: () => void } {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (followed !== key || !ref.current) return;
    forget();
    const own = [...ref.current.querySelectorAll<HTMLElement>('a, button')];
    (own.at(-1) ?? ref.current).focus();
  }, [key]);
  const follow = () => {
    followed = key;
    for (const press of presses) window.addEventListener(press, forget, { once: true, capture: true });
  };
  return { ref, follow };
}

const presses = ['keydown', 'pointerdown'] as const;
