import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';

const documents = Object.values(entities as Record<string, AnyEntity>).filter(({ posts, series }) => posts && series);

/** The documents of an entry `e`, of whichever kind, beside it. */
export const documentJoins = documents
  .map(
    (entity, i) =>
      `left join ${tableName(entity)} d${i} on d${i}.shop_id = $1 and d${i}.id = e.record_id and e.entity = '${entity.name}'`,
  )
  .join(' ');

/** What its document is numbered. */
export const numberOfDocument = `coalesce(${documents.map((entity, i) => `d${i}.${snake(entity.series!.field)}`).join(', ')})`;
