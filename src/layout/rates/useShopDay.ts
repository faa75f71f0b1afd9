import { useSyncExternalStore } from 'react';
import { shopToday, subscribeToClock } from '../../serverClock.ts';

const aMinute = 60_000;

/** The calendar day in the shop, `YYYY-MM-DD`, also on a page that is left open over midnight. */
export function useShopDay(): string {
  return useSyncExternalStore(everyMinute, shopToday);
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, aMinute);
  const end = subscribeToClock(look);
  return () => {
    clearInterval(timer);
    end();
  };
}
