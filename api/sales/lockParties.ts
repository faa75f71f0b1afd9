import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import type { Statement } from '../ports.ts';

/**
 * The people of these documents, before all that documents lock: what is asked about one person (credit, cash of a day) stays so until the end
 * of the transaction, whichever till others use. Who makes a document of theirs waits so long; who only reads does not.
 */
export const lockParties = (entity: AnyEntity, documents: readonly string[], shop: string): Statement => ({
  text: `select c.id from contacts c where c.shop_id = $1 and c.id = any(array(select d.contact_id from ${tableName(entity)} d
    where d.shop_id = $1 and d.id = any($2::uuid[]))) order by c.id for no key update`,
  values: [shop, documents],
});
