import { columnType } from '../../schema/kit/precision.ts';
import { snake, type Column, type ForeignKey, type Table } from './table.ts';

const moment = 'timestamptz(3)';

/** With these the tables are written that no entity makes. */
export const table = (
  scope: Table['scope'],
  name: string,
  key: string[],
  columns: Column[],
  more: Partial<Table> = {},
): Table => ({ name, scope, columns, key, indexes: [], foreignKeys: [], ...more });

export const uuid = (name: string, more: Partial<Column> = {}): Column => ({ name, type: 'uuid', ...more });
export const text = (name: string, more: Partial<Column> = {}): Column => ({ name, type: 'text', ...more });
export const time = (name: string, more: Partial<Column> = {}): Column => ({ name, type: moment, ...more });
export const percent = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  type: columnType('percent'),
  ...more,
});
export const count = (name: string, initial = '0'): Column => ({ name, type: 'integer', initial });
export const boolean = (name: string): Column => ({ name, type: 'boolean', initial: 'false' });
export const strings = (name: string): Column => ({ name, type: 'text[]', initial: `'{}'` });
export const maybe = { nullable: true };

/** To the one row of a table whose key is its id. */
export const to = (owner: string, entity: 'user' | 'shop' | 'tenant'): ForeignKey => ({
  name: `${owner}_${entity}_id_fkey`,
  columns: [`${entity}_id`],
  table: snake(`${entity}s`),
  to: ['id'],
});

/** To the row of the same shop to which this one belongs. */
export const toParent = (owner: string, parent: string): ForeignKey => ({
  name: `${owner}_${parent}_id_fkey`,
  columns: ['shop_id', `${parent}_id`],
  table: `${parent}s`,
  to: ['shop_id', 'id'],
});

export const shopTable = (name: string, key: string[], columns: Column[], more: Partial<Table> = {}) =>
  table('shop', name, ['shop_id', ...key], [uuid('shop_id'), ...columns], more);
