import { get } from '../../dataProvider/calls.ts';

/** Somebody of the platform in a shop, for a reason and a limited time. */
export type SupportAccess = {
  id: string;
  userId: string;
  userName: string;
  shopId: string;
  shopName: string;
  reason: string;
  from: string;
  until: string;
};

export const mySupport = (signal?: AbortSignal) => get<SupportAccess[]>('system/support', { signal });
export const supportOf = (shopId: string, signal?: AbortSignal) =>
  get<SupportAccess[]>(`shops/${encodeURIComponent(shopId)}/support`, { signal });

export const isOpen = ({ until }: SupportAccess, now = Date.now()) => Date.parse(until) > now;
