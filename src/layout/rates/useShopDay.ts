import { useSyncExternalStore } from 'react';
import { shopDay } from '../../../schema/kit/shopDay.ts';

const aMinute = 60_000;

/** The calendar day in the shop, `YYYY-MM-DD`, also on a page that is left open over midnight. */
export function useShopDay(): string {
  return useSyncExternalStore(everyMinute, () => shopDay(new Date()));
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, aMinute);
  return () => clearInterval(timer);
}
