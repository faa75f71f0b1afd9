import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 as hex, which Razorpay signs everything with. */
export const signed = (what: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(what).digest('hex');

/** Takes the same time whatever was brought. */
export const isSignedBy = (what: string | Uint8Array, brought: string, secret: string): boolean => {
  const [left, right] = [Buffer.from(brought), Buffer.from(signed(what, secret))];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** What the buyer brings back is signed with the key's secret, a webhook with a secret of its own. */
export const broughtBack = (order: string, payment: string): string => `${order}|${payment}`;
