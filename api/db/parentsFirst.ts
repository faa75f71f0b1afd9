import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { lineReferences, linesOf } from '../../schema/kit/lineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import { entityOf } from './select.ts';

/** How far an entity stands below those that refer to nothing. */
const depth = memo((entity: AnyEntity): number => {
  const fields = [...Object.values(entity.info), ...linesOf(entity).flatMap(({ lines }) => lineReferences(lines))];
  const targets = fields.flatMap(({ kind, target }) =>
    (kind === 'ref' || kind === 'refs') && target && target !== entity.name ? [entityOf(target)] : [],
  );
  return targets.length ? 1 + Math.max(...targets.map(depth)) : 0;
});

const names = Object.keys(entities);

/** The one order in which transactions lock the records of entities: no two ever wait for each other in a circle. */
export const parentsFirst = (one: AnyEntity, other: AnyEntity): number =>
  depth(one) - depth(other) || names.indexOf(one.name) - names.indexOf(other.name);
