import { currentUser, nameOfCaller } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const serviceRequestHooks: Hooks = {
  create(rows, { shop }) {
    const ids = rows.map(({ id }) => id);
    return { after: [noteRequester(shop, ids)] };
  },
  update({ state }, records, { shop, at }) {
    if (state !== 'solved' && state !== 'open') return {};
    const text = `update service_requests set solved_at = $3::timestamptz where shop_id = $1 and id = any($2::uuid[])`;
    return { after: [{ text, values: [shop, records, state === 'solved' ? at.toISOString() : null] }] };
  },
};

const noteRequester = (shop: string, records: readonly string[]): Statement => ({
  text: `update service_requests set requester_id = ${currentUser}::text, requester = ${nameOfCaller} where shop_id = $1 and id = any($2::uuid[])`,
  values: [shop, records],
});
