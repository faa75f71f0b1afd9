import { currentUser, nameOfCaller } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const serviceRequestHooks: Hooks = {
  create(rows, { shop }) {
    return { after: rows.flatMap(({ id }) => nameIt(shop, id)) };
  },
  update({ state }, records, { shop, at }) {
    if (state !== 'solved' && state !== 'open') return {};
    const text = `update service_requests set solved_at = $3::timestamptz where shop_id = $1 and id = any($2::uuid[])`;
    return { after: [{ text, values: [shop, records, state === 'solved' ? at.toISOString() : null] }] };
  },
};

/** Its reference number, taken by a statement of its own since a cluster changes rows by nothing volatile, and who asked. */
const nameIt = (shop: string, id: string): Statement[] => [
  { text: `select set_config('app.request_number', nextval('service_request_numbers')::text, true)`, values: [] },
  {
    text: `update service_requests set number = 'SR-' || lpad(current_setting('app.request_number'), 6, '0'),
        requester_id = ${currentUser}::text, requester = ${nameOfCaller}
      where shop_id = $1 and id = $2`,
    values: [shop, id],
  },
];
