import { lazyView } from '../resources/kit/lazyView.tsx';
import { useLatest } from './latest.ts';

const ChangeLine = lazyView(async () => (await import('./ChangeLine.tsx')).ChangeLine, null);

/** What was changed last stands above the page until something else is changed, and can be taken back. */
export function LatestChange() {
  const latest = useLatest();
  return latest && <ChangeLine latest={latest} />;
}
