import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { LinkBase, ListBase, Pagination, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { ActionButtons } from '../kit/actions/ActionButtons.tsx';
import { ListTrouble, Notice } from '../kit/list/EmptyList.tsx';
import { FilterChips } from '../kit/list/FilterChips.tsx';
import { SearchField } from '../kit/list/SearchField.tsx';
import { SetupButton } from '../messaging/SetupButton.tsx';
import { rows } from './rows.ts';
import { Waiting } from './Waiting.tsx';
import { StatusChip, type Status } from './StatusChip.tsx';
import { SupportButton } from './support/SupportButton.tsx';

export type ShopRecord = RaRecord<string> & {
  name: string;
  status: Status;
  city?: string | null;
  isCompany?: boolean;
  tenant?: { id: string; name: string } | null;
};

/** Every shop of the platform, for those who look after it. */
export function AllShops() {
  const { pageError } = useErrorHandling();
  return (
    <ListBase
      resource={shops.resource}
      perPage={20}
      sort={{ field: 'id', order: 'DESC' }}
      exporter={false}
      queryOptions={{ onError: (error: unknown) => pageError(error) }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        <SearchField />
        <FilterChips />
        <Rows />
      </Box>
    </ListBase>
  );
}

function Rows() {
  const translate = useTranslate();
  const { data, error, isPending, total } = useListContext<ShopRecord>();
  if (error && !data) return <ListTrouble />;
  if (isPending) return <Waiting />;
  if (total === 0) return <Notice>{translate('tenancy.shops.none')}</Notice>;
  return (
    <div>
      <Box component="ul" sx={rows.list}>
        {data?.map(shop => (
          <ShopRow key={shop.id} shop={shop} />
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[20, 50, 100]} />
    </div>
  );
}

function ShopRow({ shop }: { shop: ShopRecord }) {
  const may = useCan();
  const translate = useTranslate();
  const { id, name, status, city, tenant, isCompany } = shop;
  return (
    <Box component="li" sx={{ ...rows.item, ...line }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Link component={LinkBase} to={`/shops/${id}`} color="inherit" sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          <StatusChip status={status} />
          {isCompany && <Chip size="small" variant="outlined" label={translate('tenancy.shops.company')} />}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[tenant?.name, city].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={actions}>
        <SupportButton shop={shop} />
        {may(can.SystemAll) && <SetupButton shop={shop} />}
        <ActionButtons on="record" record={shop} room={1} />
      </Box>
    </Box>
  );
}

/** All in one line, also on a phone. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 0.5, sm: 1 },
  rowGap: 1,
  '& .MuiButton-root': { px: { xs: 0.75, sm: 1.25 }, minWidth: 0 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

const line = { flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 };
