import { get } from '../../dataProvider/calls.ts';
import type { Status } from '../shops/StatusChip.tsx';

export type TenantShop = { id: string; name: string; status: Status; city?: string | null };
export type TenantPerson = {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  shops: { id: string; name: string; role: string | null }[];
};

const at = (tenantId: string) => `system/tenants/${encodeURIComponent(tenantId)}`;

export const shopsOf = (tenantId: string, signal?: AbortSignal) =>
  get<TenantShop[]>(`${at(tenantId)}/shops`, { signal });
export const peopleOf = (tenantId: string, signal?: AbortSignal) =>
  get<TenantPerson[]>(`${at(tenantId)}/users`, { signal });
