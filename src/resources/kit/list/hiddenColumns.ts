import { useStore } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { memo } from '../../../../schema/kit/memo.ts';
import { useEntity } from '../useEntity.ts';

/** Where nobody chose yet. The same list each time, since the table is drawn anew for another one. */
export const hiddenAtFirst = memo(({ columns, shown }: AnyEntity) => columns.filter(name => !shown.includes(name)));

/** The columns that a person does not want to see, kept where the table looks for them. */
export function useHiddenColumns(): [hidden: string[], hide: (names: string[]) => void] {
  const entity = useEntity();
  return useStore(`${entity.resource}.datatable`, hiddenAtFirst(entity));
}
