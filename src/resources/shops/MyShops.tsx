import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { can } from '../../../schema/permissions.ts';
import type { Shop } from '../../authProvider/account.ts';
import { onward } from '../../authProvider/returnUrl.ts';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { useShopChoice } from '../../layout/useShops.ts';
import { rows } from './rows.ts';
import { StatusChip, type Status } from './StatusChip.tsx';
import { useShopStatus } from './useShopStatus.ts';

/** The shops that one belongs to; picking one goes in. */
export function MyShops({ shops }: { shops: Shop[] }) {
  const { search } = useLocation();
  const { choose, choosing } = useShopChoice();
  return (
    <Box component="ul" sx={rows.list}>
      {shops.map(shop => (
        <MyShop
          key={shop.id}
          shop={shop}
          isBusy={choosing !== null}
          isChosen={choosing === shop.id}
          onChoose={() => void choose(shop.id, onward(search))}
        />
      ))}
    </Box>
  );
}

type Props = { shop: Shop; isBusy: boolean; isChosen: boolean; onChoose: () => void };

function MyShop({ shop: { id, name }, isBusy, isChosen, onChoose }: Props) {
  const translate = useTranslate();
  const mayRead = useCan()(can.ShopList);
  const status = useShopStatus(id);
  return (
    <Box component="li" sx={rows.item}>
      <ButtonBase sx={button} disabled={isBusy} onClick={onChoose}>
        <ShopLine id={id} name={name} status={status} />
        {isChosen ? <CircularProgress size={20} /> : <ChevronRightRounded sx={{ color: 'text.secondary' }} />}
      </ButtonBase>
      {mayRead && (
        <IconButton
          component={Link}
          to={`/shops/${id}`}
          aria-label={translate('tenancy.shops.details_of', { name })}
          sx={{ mx: 1, alignSelf: 'center' }}
        >
          <SettingsIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function ShopLine({ id, name, status }: Shop & { status?: Status }) {
  const translate = useTranslate();
  const isCurrent = useSession().shopId === id;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {status && <StatusChip status={status} />}
      </Box>
      {isCurrent && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'gold.main' }}>
          {translate('ts.shop.here')}
        </Typography>
      )}
      {status === 'Pending' && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {translate(`tenancy.status_note.${status}`)}
        </Typography>
      )}
    </Box>
  );
}

const button = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 64,
  gap: 2,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  '&:hover': { bgcolor: 'hover.main' },
};
