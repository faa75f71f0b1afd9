import { useGetOne } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import type { Status } from './StatusChip.tsx';

/** How a shop stands with the platform, for whoever may read its record. */
export function useShopStatus(id: string | null): Status | undefined {
  const enabled = useCan()(can.ShopList) && id !== null;
  const { data } = useGetOne<{ id: string; status: Status }>(
    shops.resource,
    { id: id ?? '' },
    { enabled, staleTime: 60_000 },
  );
  return data?.status;
}
