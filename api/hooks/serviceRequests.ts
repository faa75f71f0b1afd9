import { can } from '../../schema/permissions.ts';
import { currentUser, nameOfCaller, seesAll } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const serviceRequestHooks: Hooks = {
  create(rows, { shop }) {
    const withError = rows.filter(({ errorLogId }) => errorLogId);
    return {
      after: [
        nameThem(
          shop,
          rows.map(({ id }) => id),
        ),
        ...withError.flatMap(({ id, errorLogId }) => attachError(shop, id, String(errorLogId))),
      ],
    };
  },
  update({ state }, records, { shop, at }) {
    if (state !== 'solved' && state !== 'open') return {};
    const text = `update service_requests set solved_at = $3::timestamptz where shop_id = $1 and id = any($2::uuid[])`;
    return { after: [{ text, values: [shop, records, state === 'solved' ? at.toISOString() : null] }] };
  },
};

/** Their reference numbers, and who asked. */
const nameThem = (shop: string, ids: readonly string[]): Statement => ({
  text: `update service_requests set number = 'SR-' || lpad(nextval('service_request_numbers')::text, 6, '0'),
      requester_id = ${currentUser}::text, requester = ${nameOfCaller}
    where shop_id = $1 and id = any($2::uuid[])`,
  values: [shop, ids],
});

/** Attached by whoever may see the shop's errors. */
const attachError = (shop: string, id: string, error: string): Statement[] => [
  {
    text: `select refuse_unless(${seesAll(can.ErrorLogList)}
      and exists (select 1 from error_logs e where e.shop_id = $1 and e.id = $2::uuid), 'TS400', 'errorLogId:noSuchError')`,
    values: [shop, error],
  },
  {
    text: `update service_requests set error_summary = (select left(e.message, 250) from error_logs e where e.shop_id = $1 and e.id = $3::uuid)
      where shop_id = $1 and id = $2`,
    values: [shop, id, error],
  },
];
