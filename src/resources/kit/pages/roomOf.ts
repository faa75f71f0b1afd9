import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import type { Room } from './RecordColumns.tsx';

/** More columns than this take the whole width. */
const fewColumns = 6;

/** What the form of a record needs: with lines, or other work as wide as a table, more than a form. */
export const roomOf = (entity: AnyEntity, hasWork = false): Room => {
  const columns = linesOf(entity).map(
    ({ lines }) =>
      Object.values(lines.info).filter(({ name, folded }) => !folded && name !== 'documentId' && name !== 'position')
        .length,
  );
  if (columns.some(count => count > fewColumns)) return 'all';
  return hasWork || columns.length > 0 ? 'lines' : 'form';
};
