import type { AnyEntity } from '../schema/kit/defineEntity.ts';

/**
 * Who may call. `shop`: signed in, holding the permission in the path's shop ('' asks for membership alone; with `system`
 * it may be held on the platform instead). `platform`: holding it on the platform; `across`: the same, to read over all
 * shops; `desk`: the same, before the record `:id` of the path's shop, with what is said about it and its files. `person`: signed in, and holding it on the platform where one is named. `public`: anyone.
 * `proved`: only a person who has proved their e-mail address.
 */
export type Access =
  | { to: 'shop'; permission: string; system?: boolean; proved?: boolean }
  | { to: 'platform' | 'across' | 'desk'; permission: string; proved?: boolean }
  | { to: 'person'; permission?: string; proved?: boolean }
  | { to: 'public' };

/** Returns the access of an entity's calls that ask for this permission, and for a `proved` address. */
export const accessOf = ({ space, system = false }: AnyEntity, permission: string, proved = false): Access => ({
  ...(space === 'platform' ? { to: 'platform', permission } : { to: 'shop', permission, ...(system && { system }) }),
  ...(proved && { proved }),
});
