import { useStore } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { memo } from '../../../../schema/kit/memo.ts';
import { useEntity } from '../useEntity.ts';

/** The columns hidden before anybody has chosen. Always the same array, since another one would render the table again. */
export const hiddenAtFirst = memo(({ columns, shown }: AnyEntity) => columns.filter(name => !shown.includes(name)));

/** The columns that a person does not want to see, kept where the table looks for them. */
export function useHiddenColumns(): [hidden: string[], hide: (names: string[]) => void] {
  const entity = useEntity();
  return useStore(`${entity.resource}.datatable`, hiddenAtFirst(entity));
}
