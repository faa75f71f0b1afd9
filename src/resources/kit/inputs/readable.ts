import { useState } from 'react';

/** Plain while somebody types in it, and as it is read elsewhere once the field is left. */
export function useReadable(plain: (value: unknown) => string, readable: (text: string) => string) {
  const [isTypedIn, setTypedIn] = useState(false);
  return {
    format: (value: unknown) => (isTypedIn ? plain(value) : readable(plain(value))),
    onFocus: () => setTypedIn(true),
    onBlur: () => setTypedIn(false),
  };
}
