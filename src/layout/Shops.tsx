import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../schema/permissions.ts';
import { useCan, useSession } from '../authProvider/useSession.ts';
import { shops } from '../../schema/entities/shops.ts';
import { ActionButton } from '../resources/kit/actions/ActionButton.tsx';
import { AllShops } from '../resources/shops/AllShops.tsx';
import { BringIn } from '../resources/shops/archives/BringIn.tsx';
import { MyShops } from '../resources/shops/MyShops.tsx';
import { StateInput } from '../resources/shops/StateInput.tsx';
import { SupportWaiting } from '../resources/shops/support/SupportWaiting.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { useMyShops } from './useShops.ts';
import { queryKeys } from '../queryKeys.ts';

/** Where one may go in: one's own shops, and for those who look after the platform all of them. */
export function Shops() {
  const translate = useTranslate();
  const isOverseer = useCan()(can.SystemAll);
  const { data: mine } = useMyShops();
  if (!isOverseer) return <Mine />;
  if (!mine?.length)
    return (
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SupportWaiting />
        <AllShops />
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SupportWaiting />
      <Part title={translate('tenancy.shops.mine')}>
        <MyShops shops={mine} />
        <BringingIn shops={mine} />
      </Part>
      <Part title={translate('tenancy.shops.all')}>
        <AllShops />
      </Part>
    </Box>
  );
}

function Mine() {
  const translate = useTranslate();
  const { data: mine, isPending, isError, refetch } = useMyShops();
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (mine?.length === 0) return <Nowhere />;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography sx={{ flex: '1 1 240px', color: 'text.secondary' }}>{translate('ts.shop.hint')}</Typography>
        <Adding />
      </Box>
      {isPending ? <Waiting /> : <MyShops shops={mine} />}
      {mine && <BringingIn shops={mine} />}
    </Box>
  );
}

/** Only who belongs to a business opens shops for it. */
function Adding() {
  const { user } = useSession();
  const client = useQueryClient();
  if (!user?.tenantId) return null;
  return (
    <ActionButton
      entity={shops}
      name="create"
      startIcon={<AddIcon />}
      inputs={{ stateCode: StateInput }}
      onDone={() => client.invalidateQueries({ queryKey: queryKeys.shopsOfAll })}
    />
  );
}

/** Through the shop that one is in, or any other of one's own. */
function BringingIn({ shops: mine }: { shops: { id: string }[] }) {
  const { user, shopId } = useSession();
  const mayOpen = useCan()(can.ShopAdd);
  const via = mine.find(({ id }) => id === shopId) ?? mine[0];
  if (!user?.tenantId || !mayOpen || !via) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <BringIn shopId={via.id} />
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Nowhere() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography variant="h2">{translate('ts.shop.none')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('ts.shop.noneHint')}</Typography>
      <Adding />
    </Box>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="alert">
      <Typography sx={{ mb: 1.5 }}>{translate('ts.shop.failed')}</Typography>
      <Button variant="outlined" onClick={onRetry}>
        {translate('ts.error.retry')}
      </Button>
    </Box>
  );
}
