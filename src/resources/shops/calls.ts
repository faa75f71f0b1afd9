import { get, post, remove } from '../../dataProvider/calls.ts';

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

const at = (shopId: string) => `system/shops/${encodeURIComponent(shopId)}`;

export const openSupport = (shopId: string, wish: Record<string, unknown>) => post(`${at(shopId)}/support`, wish);
export const endSupport = (shopId: string) => remove(`${at(shopId)}/support`);
export const mySupport = (signal?: AbortSignal) => get<SupportAccess[]>('system/support', { signal });
export const supportOf = (shopId: string, signal?: AbortSignal) =>
  get<SupportAccess[]>(`shops/${encodeURIComponent(shopId)}/support`, { signal });

export const setStatus = (shopId: string, status: string) => post(`${at(shopId)}/status`, { status });
export const addShop = (shop: Record<string, unknown>) => post<{ id: string; name: string }>('shops', shop);

export const isOpen = ({ until }: SupportAccess, now = Date.now()) => Date.parse(until) > now;
