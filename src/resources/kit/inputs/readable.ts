import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** Plain while somebody types in it, and as it is read elsewhere once the field is left. */
export function useReadable(plain: (value: unknown) => string, readable: (text: string) => string) {
  const [isTypedIn, setTypedIn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Another text takes the selection away with which a field is entered by the keyboard: typing would add to it.
  useLayoutEffect(() => {
    if (isTypedIn) input.current?.select();
  }, [isTypedIn]);
  return {
    format: (value: unknown) => (isTypedIn ? plain(value) : readable(plain(value))),
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      input.current = event.target as HTMLInputElement;
      setTypedIn(true);
    },
    onBlur: () => setTypedIn(false),
  };
}
