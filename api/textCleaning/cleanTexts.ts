import { entities } from '../../schema/entities/index.ts';
import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import { isWritable } from '../../schema/kit/validate.ts';
import { changeEach } from '../db/changeEach.ts';
import { storedFields, type StoredField } from '../db/columns.ts';
import type { Touched } from '../db/history.ts';
import { noShop } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Row } from '../db/write.ts';
import { tellTouched } from '../events/changes.ts';
import { DatabaseError, type Ports } from '../ports.ts';
import { cleanedRows } from './cleanedRows.ts';
import { lockedRows, nextRows, reached, reachedRows } from './statements.ts';

/** Rows that are read, and cleaned where they have to be, in one transaction. */
const slice = 50;

const textKinds: readonly Kind[] = ['text', 'longText', 'richText', 'email', 'url'];

const textFields = (entity: AnyEntity): StoredField[] =>
  storedFields(entity).filter(({ kind, name }) => textKinds.includes(kind) && isWritable(entity, name, 'create'));

/** Contacts, products and look-ups: what people find by its name. Documents stay as they were issued. */
const cleanable = Object.values(entities as Record<string, AnyEntity>).filter(
  entity => isShops(entity) && entity.naturalKey && !entity.states && !entity.series && textFields(entity).length > 0,
);

/**
 * Reads the texts of a shop's older records anew, so that they are found and compared as newer ones are. Each entity is gone through once;
 * the progress is kept, and a process that stops is followed by one that goes on.
 */
export const cleanTexts = async (ports: Ports, shop: string, signal?: AbortSignal): Promise<void> => {
  const [, progress] = await ports.database.batch([enterJob(shop, null), reachedRows(shop)]);
  const reachedIn = new Map(progress!.rows.map(([entity, id]) => [entity!, id ?? null] as const));
  for (const entity of cleanable) {
    let after: string | null = reachedIn.has(entity.name) ? reachedIn.get(entity.name)! : noShop;
    while (after !== null && !signal?.aborted) after = await cleanSlice(ports, shop, entity, after);
  }
};

/** Returns the id after which the next slice begins; null after the last one. */
const cleanSlice = async (ports: Ports, shop: string, entity: AnyEntity, after: string): Promise<string | null> => {
  const fields = textFields(entity);
  const [, found] = await ports.database.batch([enterJob(shop, null), nextRows(entity, shop, fields, after, slice)]);
  const next = found!.count < slice ? null : found!.rows.at(-1)![0]!;
  const dirty = cleanedRows(fields, found!.rows).rows.map(({ id }) => id);
  if (dirty.length && !(await cleanRows(ports, shop, entity, dirty)))
    for (const id of dirty)
      if (!(await cleanRows(ports, shop, entity, [id])))
        ports.log('warn', 'A record keeps its invisible characters: another one has its name', {
          shop,
          entity: entity.name,
          id,
        });
  await ports.database.batch([enterJob(shop, null), reached(shop, entity, next)]);
  return next;
};

const uniqueViolation = '23505';

/** In one transaction. Replies false where another record has the cleaned name already. */
const cleanRows = async (ports: Ports, shop: string, entity: AnyEntity, ids: readonly string[]): Promise<boolean> => {
  const fields = textFields(entity);
  const touched: Touched = new Map();
  const change = ports.ids.next();
  const occasion = { ids: ports.ids, at: ports.clock.now(), change, touched };
  try {
    await ports.database.transaction(async run => {
      const [, locked] = await run([enterJob(shop, null), lockedRows(entity, shop, fields, ids)]);
      const cleaned = cleanedRows(fields, locked!.rows);
      if (cleaned.rows.length) await run(changeEach(entity, shop, cleaned.rows as Row[], cleaned.fields, occasion));
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return false;
    throw error;
  }
  tellTouched(ports, shop, change, touched);
  return true;
};
