import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Statement } from '../ports.ts';

/** The pieces in the lines of these documents, in the order in which whoever changes pieces locks them. */
export const lockPieces = (entity: AnyEntity, documents: readonly string[], shop: string): Statement => ({
  text: `select 1 from pieces p where p.shop_id = $1 and p.id = any(array(
    select l.piece_id from ${tableName(linesIn(entity, 'lines').lines)} l
    where l.shop_id = $1 and l.${documentColumn} = any($2::uuid[]))) order by p.id for update`,
  values: [shop, documents],
});
