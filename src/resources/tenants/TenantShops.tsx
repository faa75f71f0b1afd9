import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { StatusChip } from '../shops/StatusChip.tsx';
import { AddTenantShop } from './AddTenantShop.tsx';
import { shopsOf } from './calls.ts';
import { SideList } from './SideList.tsx';

/** The shops of a business, and one more with its owner. */
export function TenantShops() {
  const translate = useTranslate();
  const { id } = useRecordContext<RaRecord<string>>()!;
  const mayOpen = useCan()(can.SystemAll);
  const { data } = useQuery({ queryKey: ['tenants', id, 'shops'], queryFn: ({ signal }) => shopsOf(id, signal) });
  return (
    <SideList
      title={translate('tenancy.tenant.shops')}
      items={data}
      empty={translate('tenancy.tenant.no_shops')}
      action={<AddTenantShop tenantId={id} />}
      render={({ id: shopId, name, status, city }) => (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {mayOpen ? (
              <Link component={LinkBase} to={`/shops/${shopId}`} color="inherit" sx={{ fontWeight: 600 }}>
                {name}
              </Link>
            ) : (
              name
            )}
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{city}</Box>
          </Box>
          <StatusChip status={status} />
        </>
      )}
    />
  );
}
