import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** Plain while somebody types in it, and as it is read elsewhere once the field is left. */
export function useReadable(plain: (value: unknown) => string, readable: (text: string) => string) {
  const [isTypedIn, setTypedIn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPointedAt = useRef(false);
  // Another text takes the selection away with which a field is entered by the keyboard: typing would add to it.
  useLayoutEffect(() => {
    if (isTypedIn && !isPointedAt.current) input.current?.select();
    isPointedAt.current = false;
  }, [isTypedIn]);
  return {
    format: (value: unknown) => (isTypedIn ? plain(value) : readable(plain(value))),
    onPointerDown: () => {
      isPointedAt.current = !isTypedIn;
    },
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      input.current = event.target as HTMLInputElement;
      setTypedIn(true);
    },
    onBlur: () => setTypedIn(false),
  };
}
