import type { ReactNode } from 'react';
import { LoadTrouble } from '../resources/kit/pages/LoadTrouble.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';

/** What a page of the books tells; without `children` it is on its way, or failed. */
export function Arriving({ error, children }: { error: Error | null; children: ReactNode }) {
  return error && !children ? <LoadTrouble error={error} /> : (children ?? <Waiting lines={6} />);
}
