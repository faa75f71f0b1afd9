import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import type { Statement } from '../ports.ts';
import type { Values } from './hooks.ts';

/** A change may name the proof of identity or its number alone: of an Aadhaar number nobody keeps more than the law lets them. */
export const aadhaarGuard = (
  entity: AnyEntity,
  changes: Values,
  records: readonly string[],
  shop: string,
): { after?: Statement[] } =>
  'proof' in changes || 'proofNumber' in changes
    ? {
        after: [
          {
            text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])
              and t.proof = 'aadhaar' and t.proof_number !~ '^[0-9]{4}$'), 'TS400', 'proofNumber:aadhaarLastFour')`,
            values: [shop, records],
          },
        ],
      }
    : {};
