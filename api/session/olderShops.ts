import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { DatabaseError, type Ports, type Statement } from '../ports.ts';
import { rowsToBegin, taxRows } from './businesses.ts';

const uniqueViolation = '23505';

/**
 * Shops that began before HSN codes and GST rates were known are given what a new shop begins with. What a shop has had one of already,
 * be it in the trash, is its own affair.
 */
export const furnishOlderShops = async (ports: Ports, before: Date): Promise<void> => {
  const older = { text: 'select id from shops where created_at < $1::timestamptz', values: [before.toISOString()] };
  const [, shops] = await ports.database.batch([enterAccount, older]);
  for (const [shop] of shops!.rows)
    for (const [entity, rows] of taxRows) await furnish(ports, shop!, entity, rows).catch(unlessDoneBeside);
};

const furnish = ({ database, ids, clock }: Ports, shop: string, entity: AnyEntity, rows: readonly object[]) =>
  database.transaction(async run => {
    const [, one] = await run([enterJob(shop, null), anyOf(entity, shop)]);
    if (!one!.count) await run(rowsToBegin(entity, rows, { shop, ids, at: clock.now() }));
  });

const anyOf = (entity: AnyEntity, shop: string): Statement => ({
  text: `select 1 from ${tableName(entity)} t where t.shop_id = $1 limit 1`,
  values: [shop],
});

/** Two servers of one database may start at once. */
const unlessDoneBeside = (error: unknown) => {
  if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) throw error;
};
