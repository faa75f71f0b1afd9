import CheckRounded from '@mui/icons-material/CheckRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Shop } from '../authProvider/account.ts';
import { useSession } from '../authProvider/useSession.ts';
import { radius } from '../theme/tokens.ts';
import { entryOf } from './menu.ts';
import { useMenu } from './useMenu.ts';
import { useMyShops, useShopChoice } from './useShops.ts';

/** The shop one is in. With several it opens the list of them; with one it only says the name; with none there is nothing to say. */
export function ShopSwitcher({ onGo }: { onGo?: () => void }) {
  const { shopId } = useSession();
  const { data: shops, isPending } = useMyShops();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const name = shops?.find(shop => shop.id === shopId)?.name ?? translate('ts.shop.choose');
  if (isPending) return <Skeleton variant="rounded" height={48} />;
  if (shops?.length === 0) return null;
  if (shops?.length === 1 && shopId) return <Box sx={plate}>{name}</Box>;
  return (
    <>
      <ButtonBase
        sx={{ ...plate, '&:hover': { borderColor: 'text.secondary' } }}
        aria-label={translate('ts.shop.switch', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {name}
        </Box>
        <UnfoldMoreRounded sx={{ fontSize: 18, color: 'text.secondary' }} />
      </ButtonBase>
      <ShopMenu anchor={anchor} shops={shops ?? []} onClose={() => setAnchor(null)} onGo={onGo} />
    </>
  );
}

type MenuProps = { anchor: HTMLElement | null; shops: Shop[]; onClose: () => void; onGo?: () => void };

/** A shop is entered at the same list that one was looking at; its records belong to the shop that is left. */
function ShopMenu({ anchor, shops, onClose, onGo }: MenuProps) {
  const translate = useTranslate();
  const { shopId } = useSession();
  const { pathname } = useLocation();
  const { entries } = useMenu();
  const { choose, choosing } = useShopChoice();
  const place = entryOf(pathname, entries)?.route ?? '/home';
  const pick = (id: string) => void choose(id, place.replace(shopId ?? id, id)).finally(() => (onClose(), onGo?.()));
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ paper: { sx: { width: 260 } } }}>
      {shops.map(({ id, name }) => (
        <MenuItem key={id} selected={id === shopId} disabled={choosing !== null} onClick={() => pick(id)}>
          <Box sx={{ flex: 1, whiteSpace: 'normal' }}>{name}</Box>
          {id === shopId && (
            <CheckRounded titleAccess={translate('ts.shop.here')} sx={{ fontSize: 18, color: 'gold.main' }} />
          )}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem component={Link} to="/shops" onClick={() => (onGo?.(), onClose())}>
        {translate('ts.shop.all')}
      </MenuItem>
    </Menu>
  );
}

const plate = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: '100%',
  minHeight: 44,
  px: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius}px`,
  bgcolor: 'background.paper',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  py: 1,
  textAlign: 'left',
  textWrap: 'balance',
};
