import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { panForm } from '../../schema/rules/taxIds.ts';
import { tableName } from '../db/columns.ts';
import type { Statement } from '../ports.ts';
import type { Values } from './hooks.ts';

/** Checks proofs of identity, because a change may name the proof or its number alone: see `identityFields`. */
export const identityGuard = (
  entity: AnyEntity,
  changes: Values,
  records: readonly string[],
  shop: string,
): { after?: Statement[] } => {
  if (!('proof' in changes || 'proofNumber' in changes)) return {};
  const refuse = (wrong: string, key: string): Statement => ({
    text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
      where t.shop_id = $1 and t.id = any($2::uuid[]) and ${wrong}), 'TS400', 'proofNumber:${key}')`,
    values: [shop, records],
  });
  return {
    after: [
      refuse(`t.proof = 'aadhaar' and t.proof_number !~ '^[0-9]{4}$'`, 'aadhaarLastFour'),
      refuse(`t.proof = 'pan' and coalesce(t.proof_number, '') !~ '${panForm.source}'`, 'panOfProof'),
    ],
  };
};
