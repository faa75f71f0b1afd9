import { useCallback } from 'react';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { useEntity } from '../kit/useEntity.ts';

type Line = Record<string, unknown>;

/** A line as the server would sell it now, by its tag; null where no piece has it. */
export function useOffer(): (tag: string) => Promise<Line | null> {
  const entity = useEntity();
  return useCallback(
    tag => get<Line | null>(`${pathWith(entity, `${entity.path}/offer`, {})}?tag=${encodeURIComponent(tag)}`),
    [entity],
  );
}
