import { licenses, type License } from '../../schema/entities/licenses.ts';
import { licenseMachines, type LicenseMachine } from '../../schema/entities/licenseMachines.ts';
import type { HeldPlan } from '../../schema/rules/heldPlans.ts';
import { keyOf } from '../../schema/rules/licenses.ts';
import { bytesOfBase64 } from '../base64.ts';
import { replySelect } from '../db/select.ts';
import { isLive } from '../db/statement.ts';
import { recordsStatement } from '../db/transition.ts';
import { lockStatements } from '../db/write.ts';
import type { Ids, Run, Statement } from '../ports.ts';
import { heldIn, heldStatement } from '../subscriptions/held.ts';

/** Each licence has one key, by which no other of any shop is found. */
export const makeKeys = (shop: string, records: readonly string[], ids: Ids): Statement[] => {
  const keys = records.map(() => newKey(ids));
  return [
    {
      text: `insert into license_keys (key, shop_id, license_id)
        select r.key, $1, r.license from unnest($2::uuid[], $3::text[]) as r(license, key) returning 1`,
      values: [shop, records, keys],
    },
    {
      text: `update licenses t set key = r.key from unnest($2::uuid[], $3::text[]) as r(license, key)
        where t.shop_id = $1 and t.id = any($2::uuid[]) and t.id = r.license`,
      values: [shop, records, keys],
    },
  ];
};

const newKey = (ids: Ids): string => {
  const random = [ids.address(), ids.address()].flatMap(each =>
    Array.from(bytesOfBase64(each.replaceAll('-', '+').replaceAll('_', '/'))),
  );
  return keyOf(Uint8Array.from(random));
};

/** Anybody who has the key, before its licence in an approved shop. Its one row: the shop and the licence. */
export const enterLicense = (key: string): Statement => ({
  text: 'select * from enter_license($1)',
  values: [key],
});

export type Held = { license: License; plan: HeldPlan | undefined; machines: LicenseMachine[] };

/** A licence that is locked, with the machines that have its seats and what the shop holds of the app. */
export const lockLicense = async (run: Run, shop: string, id: string): Promise<Held> => {
  await run(lockStatements(licenses, shop, [id]));
  const found = await run([
    recordsStatement(licenses, shop, [id]),
    {
      text: `select coalesce(json_agg(r order by r.id), '[]') from (${replySelect(licenseMachines)}
        where t.shop_id = $1 and t.license_id = $2 and t.state = 'active' and ${isLive('t')}) r`,
      values: [shop, id],
    },
    heldStatement(shop),
  ]);
  const [[license], machines] = [0, 1].map(n => JSON.parse(found[n]!.rows[0]![0]!) as unknown[]) as [
    [License],
    LicenseMachine[],
  ];
  return { license, machines, plan: heldIn(found[2]!).find(({ app }) => app === license.app) };
};
