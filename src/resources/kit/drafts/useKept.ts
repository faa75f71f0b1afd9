import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { draftsAt, type Draft, type Place } from '../../../drafts/drafts.ts';
import type { Keeper } from '../../../drafts/Keeper.ts';
import { deviceShelf } from '../../../drafts/shelf.ts';
import { queryKeys } from '../../../queryKeys.ts';
import type { Save } from '../form/JudgedForm.tsx';
import { useEntity } from '../useEntity.ts';
import { serverTime } from '../../../serverClock.ts';

const shelf = deviceShelf();

/** What a form with lines keeps on the device until it is saved; null where it keeps nothing. */
export function useKept(record: RaRecord | undefined) {
  const entity = useEntity();
  const { user, shopId } = useSession();
  const client = useQueryClient();
  const keeper = useRef<Keeper>(undefined);
  const isSaving = useRef(false);
  // Inputs begin anew with what is gone on from, as they do with a record: a choice that fills others would fill them again.
  const [round, setRound] = useState(0);
  const isKept = shelf !== null && user !== null && linesOf(entity).length > 0;
  const place: Place = {
    user: user?.id ?? '',
    shop: shopId ?? '',
    resource: entity.resource,
    record: record ? String(record.id) : null,
  };
  const queryKey = queryKeys.drafts(place);
  const left = useLeft(place, isKept);
  const hold = (made: Keeper) => (keeper.current = made);
  const takeAway = (draft: Draft) =>
    client.setQueryData<Draft[]>(queryKey, all => all?.filter(({ id }) => id !== draft.id));
  const keeping =
    (save: Save): Save =>
    async (values, again, upload) => {
      isSaving.current = true;
      await keeper.current?.now();
      const refused = await save(values, again, { ...upload, ...(keeper.current && { key: keeper.current.key }) });
      if (refused) isSaving.current = false;
      else await keeper.current?.forget();
      return refused;
    };
  return {
    kept: isKept
      ? { shelf, place, keeper, hold, isSaving, left, takeAway, record, begin: () => setRound(round + 1) }
      : null,
    keeping: isKept ? keeping : (save: Save) => save,
    round,
  };
}

export type Kept = NonNullable<ReturnType<typeof useKept>['kept']>;

function useLeft(place: Place, isKept: boolean): Draft[] {
  const { data: left = [] } = useQuery({
    queryKey: queryKeys.drafts(place),
    queryFn: () => draftsAt(shelf!, place, serverTime()),
    enabled: isKept,
    // Other pages write there too.
    staleTime: 0,
    gcTime: 0,
  });
  return left;
}
