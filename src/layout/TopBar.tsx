import MenuRounded from '@mui/icons-material/MenuRounded';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Bell } from '../notifications/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { routeOf } from '../routes.tsx';
import { offPaper } from '../theme/print.ts';
import { frame } from '../theme/tokens.ts';
import { RatesLine } from './RatesLine.tsx';
import { ShopLine } from './ShopLine.tsx';
import { BackgroundTaskBadge } from '../backgroundTasks/BackgroundTaskBadge.tsx';
import { UserMenu } from './UserMenu.tsx';
import { headingId } from './useStartingPoint.ts';

/** Where one is, today's rates, and who one is. On a phone a button opens the menu, and the shop and the rates go under the title. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate();
  return (
    <AppBar position="sticky" component="header">
      <Box
        sx={{
          minHeight: frame.bar,
          py: { xs: 0.75, md: 0 },
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 1 },
          px: { xs: 1, md: 3 },
        }}
      >
        <IconButton aria-label={translate('ts.frame.menu')} onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <MenuRounded />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PageTitle />
          <ShopLine />
          <Box sx={{ display: { md: 'none' }, fontSize: 13, lineHeight: '16px', ...offPaper }}>
            <RatesLine />
          </Box>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, fontSize: 14, pr: 1, ...offPaper }}>
          <RatesLine />
        </Box>
        <PaletteButton />
        <BackgroundTaskBadge />
        <Bell />
        <UserMenu />
      </Box>
      <LoadingLine />
    </AppBar>
  );
}

/** Pages of react-admin put their own title into the first part; where they have none the route's stands. */
function PageTitle() {
  const translate = useTranslate();
  const route = routeOf(useLocation().pathname);
  return (
    <Typography
      id={headingId}
      variant="h1"
      noWrap
      tabIndex={-1}
      sx={{ fontSize: { xs: 18, md: 22 }, lineHeight: { xs: '22px', md: '28px' }, outline: 'none' }}
    >
      <Box component="span" id="react-admin-title" sx={{ '&:not(:empty) + .of-route': { display: 'none' } }} />
      <span className="of-route">{route && translate(route.title, { smart_count: 2 })}</span>
    </Typography>
  );
}

/** A thread that runs along the bar while something is on its way. */
function LoadingLine() {
  const translate = useTranslate();
  const isBusy = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' }) + useIsMutating() > 0;
  return (
    <Box sx={{ position: 'absolute', left: 0, right: 0, bottom: -1, ...offPaper }}>
      {isBusy && <LinearProgress aria-label={translate('ts.frame.loading')} />}
    </Box>
  );
}
