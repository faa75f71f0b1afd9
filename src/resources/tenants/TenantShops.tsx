import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { StateInput } from '../shops/StateInput.tsx';
import { StatusChip } from '../shops/StatusChip.tsx';
import { shopsOf } from './calls.ts';
import { SideList } from './SideList.tsx';
import { queryKeys } from '../../queryKeys.ts';

/** The shops of a business, and one more with its owner. */
export function TenantShops() {
  const translate = useTranslate();
  const tenant = useRecordContext<RaRecord<string>>()!;
  const { id } = tenant;
  const mayOpen = useCan()(can.SystemAll);
  const { data } = useQuery({ queryKey: queryKeys.shopsOfTenant(id), queryFn: ({ signal }) => shopsOf(id, signal) });
  return (
    <SideList
      title={translate('tenancy.tenant.shops')}
      items={data}
      empty={translate('tenancy.tenant.no_shops')}
      action={
        // A business is let in by opening its shop and inviting the owner.
        <ActionButton
          entity={tenants}
          name="openShop"
          record={tenant}
          size="small"
          startIcon={<AddIcon />}
          inputs={{ stateCode: StateInput }}
        />
      }
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
