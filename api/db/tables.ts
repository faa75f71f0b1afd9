import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { entityTable } from './entityTable.ts';
import { ownTables } from './ownTables.ts';
import type { Table } from './table.ts';

/** Every table of the product, those referred to first. */
export const tables = (entities: Record<string, AnyEntity>): Table[] => {
  const all = [
    ...ownTables,
    ...Object.values(entities)
      .filter(({ readBy }) => !readBy)
      .map(entityTable),
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
