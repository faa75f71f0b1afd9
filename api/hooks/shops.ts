import type { Hooks } from './hooks.ts';

export const shopHooks: Hooks = {
  /** GSTIN and state fit each other, also where only one of them changes. */
  update(changes, _records, { shop }) {
    if (!('gstin' in changes || 'stateCode' in changes)) return {};
    const fits = `select refuse_unless(not exists (select 1 from shops s where s.id = $1 and s.shop_id = $1
      and left(s.gstin, 2) <> s.state_code), 'TS400', 'gstin:otherState')`;
    return { after: [{ text: fits, values: [shop] }] };
  },
};
