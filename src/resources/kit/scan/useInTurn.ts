import { useRef, useState } from 'react';
import { messageOf } from '../../../dataProvider/errors.ts';
import type { Told } from './told.ts';

/** Takes codes in the order in which they were read, however long each takes, and tells what came of the last one. */
export function useInTurn(take: (code: string) => Promise<Told>) {
  const [told, tell] = useState<Told>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const scan = (code: string) => {
    last.current = last.current
      .then(() => take(code))
      .catch((error: unknown): Told => ({ code, text: `${code}: ${messageOf(error)}`, look: 'error' }))
      .then(tell);
  };
  return { scan, told };
}
