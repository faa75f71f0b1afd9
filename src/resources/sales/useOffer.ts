import { useCallback } from 'react';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { useEntity } from '../kit/useEntity.ts';

type Line = Record<string, unknown>;

/** A line as the server would sell it now, by its tag; null where no piece has it. What an order keeps is for the bill of that order alone. */
export function useOffer(): (tag: string, salesOrderId?: string | null) => Promise<Line | null> {
  const entity = useEntity();
  return useCallback(
    (tag, salesOrderId) => {
      const asked = new URLSearchParams({ tag, ...(salesOrderId && { salesOrderId }) });
      return get<Line | null>(`${pathWith(entity, `${entity.path}/offer`, {})}?${asked}`);
    },
    [entity],
  );
}
