import { useEffect, useState } from 'react';

const pauseMs = 250;

/** A value once it has kept still for a while: what was typed, when the typing pauses. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
