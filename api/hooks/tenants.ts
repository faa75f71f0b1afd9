import type { Hooks } from './hooks.ts';

export const tenantHooks: Hooks = {
  /** Whoever works for a suspended business is out at once. */
  update({ status }, records) {
    if (status !== 'Suspended') return {};
    const text = 'delete from sessions x using users u where u.id = x.user_id and u.tenant_id = any($1::uuid[])';
    return { account: [{ text, values: [records] }] };
  },
};
