import type { Hooks } from './hooks.ts';

export const vacancyHooks: Hooks = {
  /** When it was closed is known, since applications are kept for a set time after that. */
  update({ isOpen }, records, { shop, at }) {
    if (typeof isOpen !== 'boolean') return {};
    const text = `update vacancies v set closed_at = case when v.is_open then null else coalesce(v.closed_at, $3::timestamptz) end
      where v.shop_id = $1 and v.id = any($2::uuid[])`;
    return { after: [{ text, values: [shop, records, at.toISOString()] }] };
  },
};
