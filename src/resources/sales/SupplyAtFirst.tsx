import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useEntity } from '../kit/useEntity.ts';

/** Until a customer is chosen goods change hands in the shop: a new document begins with its state and its GST. */
export function SupplyAtFirst() {
  const entity = useEntity();
  const { shopId } = useSession();
  const { getValues, setValue } = useFormContext();
  const { data } = useQuery({
    queryKey: queryKeys.live(entity.resource, shopId, 'buyer'),
    queryFn: ({ signal }) => get<Record<string, unknown>>(pathWith(entity, `${entity.path}/buyer`, {}), { signal }),
  });
  useEffect(() => {
    if (!data || getValues('contactId') || getValues('placeOfSupply')) return;
    for (const [name, value] of Object.entries(data)) setValue(name, value);
  }, [data, getValues, setValue]);
  return null;
}
