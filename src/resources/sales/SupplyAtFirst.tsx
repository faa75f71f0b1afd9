import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useEntity } from '../kit/useEntity.ts';

/** A new document begins with the state and the GST of the customer whom it was begun for; without one goods change hands in the shop. */
export function SupplyAtFirst() {
  const entity = useEntity();
  const { shopId } = useSession();
  const { getValues, setValue } = useFormContext();
  const begun = useLocation().state as { record?: { contactId?: string } } | null;
  const contactId = begun?.record?.contactId ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.live(entity.resource, shopId, 'buyer', contactId),
    queryFn: ({ signal }) => {
      const path = pathWith(entity, `${entity.path}/buyer`, {});
      return get<Record<string, unknown>>(contactId ? `${path}?contactId=${contactId}` : path, { signal });
    },
  });
  useEffect(() => {
    if (!data || (getValues('contactId') || '') !== contactId || getValues('placeOfSupply')) return;
    for (const [name, value] of Object.entries(data)) setValue(name, value);
  }, [contactId, data, getValues, setValue]);
  return null;
}
