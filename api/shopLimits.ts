import { longestQueue } from './fairQueue.ts';

/** As the IETF's draft "RateLimit header fields for HTTP" writes it. */
const policy = `"shop";q=${longestQueue};qu="concurrent-requests"`;

/**
 * Tells a shop's programs how many calls it may have under way at once on this server, and how many more it may begin: sooner than by a
 * refusal.
 */
export const shopLimits = () => {
  const underway = new Map<string, number>();
  const count = (shop: string) => underway.get(shop) ?? 0;
  return {
    /** Returns how to end it. */
    begin(shop: string): () => void {
      underway.set(shop, count(shop) + 1);
      return () => {
        if (count(shop) > 1) underway.set(shop, count(shop) - 1);
        else underway.delete(shop);
      };
    },
    headersOf: (shop: string): Record<string, string> => ({
      'ratelimit-policy': policy,
      ratelimit: `"shop";r=${Math.max(0, longestQueue - count(shop))}`,
    }),
  };
};
