import * as calls from '../../dataProvider/calls.ts';

export type PlatformPerson = {
  id: string;
  name: string;
  email: string;
  tenant: { id: string; name: string } | null;
  isActive: boolean;
  permissions: string[];
};

/** By name, e-mail or number; without a query whoever may do anything on the platform. */
export const findPeople = (query: string, signal?: AbortSignal): Promise<PlatformPerson[]> =>
  calls.get(`system/users${query && `?${new URLSearchParams({ query })}`}`, { signal });

export const grant = (id: string, permissions: readonly string[]): Promise<PlatformPerson> =>
  calls.put(`system/users/${encodeURIComponent(id)}/permissions`, { permissions });
