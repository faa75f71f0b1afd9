import type { Commodity, HeldRate } from '../../../schema/rules/commodities.ts';
import { deviceTime, learnServerTime } from '../../serverClock.ts';

export type DayRate = HeldRate & { withGst: boolean; at: string };
/** What the board shows. `logo` is an address that is good for a day. */
export type Board = {
  shop: { name: string; logo: { thumbnailUrl: string } | null; hasAds: boolean };
  rates: Record<Commodity['name'], DayRate | null>;
};
/** What came of asking: the board and its tag, that it is as before, that there is none, or no answer that counts. */
export type Answer = { is: 'new'; board: Board; tag: string } | { is: 'same' | 'none' | 'failed' };

/** A line that hangs counts as broken. */
const patience = 15_000;

/** The board of that shop, unless it is still the one with this tag. Never throws. */
export async function askForBoard(shopId: string, tag: string): Promise<Answer> {
  const sentAt = deviceTime();
  try {
    const response = await fetch(new URL(`/api/public/rate_board/${encodeURIComponent(shopId)}`, location.origin), {
      headers: tag ? { 'If-None-Match': tag } : {},
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    learnServerTime(response.headers, sentAt);
    if (response.status === 304) return { is: 'same' };
    if (response.status === 404) return { is: 'none' };
    if (!response.ok) return { is: 'failed' };
    const { data } = (await response.json()) as { data: Board };
    return { is: 'new', board: data, tag: response.headers.get('etag') ?? '' };
  } catch {
    return { is: 'failed' };
  }
}
