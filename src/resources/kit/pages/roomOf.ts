import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { Room } from './RecordColumns.tsx';

/** More columns than this take the whole width. */
const fewColumns = 6;

/** What the form of a record needs: with lines, or other work as wide as a table, more than a form. */
export const roomOf = (entity: AnyEntity, hasWork = false): Room => {
  const columns = Object.values(entity.info).flatMap(({ line }) =>
    line ? [Object.values(line).filter(({ asked, folded }) => asked !== false && !folded).length] : [],
  );
  if (columns.some(count => count > fewColumns)) return 'all';
  return hasWork || columns.length > 0 ? 'lines' : 'form';
};
