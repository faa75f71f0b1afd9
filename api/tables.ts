import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { linesOf } from '../schema/kit/lineEntity.ts';
import { archiveTables } from './archives/archiveTables.ts';
import { chatNumbers, chatTables } from './chat/chatTables.ts';
import { exportTables } from './crud/export/exportTables.ts';
import { importTables } from './crud/import/importTables.ts';
import { mergeTables } from './crud/merge/mergeTables.ts';
import { entityTable } from './db/entityTable.ts';
import { numberBeginnings } from './db/numberBeginnings.ts';
import { cashOfDays } from './sales/cashOfDays.ts';
import { frameworkTables } from './db/frameworkTables.ts';
import type { Table } from './db/table.ts';
import { bookLocks } from './ledger/bookLocks.ts';
import { ledgerTables, referredTo } from './ledger/ledgerTables.ts';
import { partyTables } from './parties/partyTables.ts';
import { panIndexes } from './parties/samePerson.ts';
import { paymentTables } from './payments/paymentTables.ts';
import { pushTables } from './push/pushTables.ts';
import { accountTables } from './session/accountTables.ts';
import { settlementTable } from './settlements/settlementTable.ts';
import { stockScans } from './stockTakes/stockScans.ts';

/** Those that no entity makes. */
const ownTables: Table[] = [
  ...accountTables,
  ...pushTables,
  ...paymentTables,
  chatNumbers,
  ...frameworkTables,
  ...importTables,
  ...exportTables,
  ...chatTables,
  ...mergeTables,
  ...archiveTables,
  bookLocks,
  numberBeginnings,
  cashOfDays,
  ...ledgerTables,
  ...partyTables,
  settlementTable,
  stockScans,
];

/** An entity's table with the indexes that other areas need: for their references, and to find a person by the PAN. */
const withIndexes = (entity: AnyEntity): Table => {
  const table = entityTable(entity);
  return { ...table, indexes: [...table.indexes, ...referredTo(entity), ...panIndexes(entity)] };
};

/** Every table of the product, those referred to first. */
export const tables = (entities: Record<string, AnyEntity>): Table[] => {
  const all = [
    ...ownTables,
    ...Object.values(entities)
      .filter(({ readBy }) => !readBy)
      .flatMap(entity => [entity, ...linesOf(entity).map(({ lines }) => lines)])
      .map(entity => withIndexes(entity)),
  ];
  const sorted: Table[] = [];
  const visit = (table: Table, path: string[]) => {
    if (sorted.includes(table)) return;
    if (path.includes(table.name))
      throw new Error(`Tables refer to each other in a circle: ${[...path, table.name].join(' -> ')}`);
    for (const { table: name } of table.foreignKeys) {
      const target = all.find(other => other.name === name);
      if (target && target !== table) visit(target, [...path, table.name]);
    }
    sorted.push(table);
  };
  for (const table of all) visit(table, []);
  return sorted;
};
