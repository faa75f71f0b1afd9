import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { entities } from '../../schema/entities/index.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';

/** What an entry can belong to, and the field that it is called by. */
const numbered: [AnyEntity, string][] = [
  ...Object.values(entities as Record<string, AnyEntity>).flatMap((entity): [AnyEntity, string][] =>
    entity.posts && entity.series ? [[entity, entity.series.field]] : [],
  ),
  [creditNotes, 'number'],
  [debitNotes, 'number'],
  [pieces, 'tag'],
];

/** The documents of an entry `e`, of whichever kind, beside it. */
export const documentJoins = numbered
  .map(
    ([entity], i) =>
      `left join ${tableName(entity)} d${i} on d${i}.shop_id = $1 and d${i}.id = e.record_id and e.entity = '${entity.name}'`,
  )
  .join(' ');

/** What its document is numbered. */
export const numberOfDocument = `coalesce(${numbered.map(([, field], i) => `d${i}.${snake(field)}`).join(', ')})`;
