import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { tableName } from '../db/columns.ts';
import type { Statement } from '../ports.ts';

/** The passbooks of documents, after their people and before all else; `members` is SQL that tells which, of `$1` the shop and `$2` the documents. */
export const lockMembers = (members: string, documents: readonly string[], shop: string): Statement => ({
  text: `select m.id from ${tableName(chitMembers)} m where m.shop_id = $1 and m.id = any(array(${members})) order by m.id for update`,
  values: [shop, documents],
});
