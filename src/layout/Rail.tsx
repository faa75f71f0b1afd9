import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { frame, radius } from '../theme/tokens.ts';
import { Brand } from './Brand.tsx';
import type { MenuEntry } from './menu.ts';
import { placeIcons } from './placeIcons.ts';
import { ShopSwitcher } from './ShopSwitcher.tsx';
import { useMenu, type OpenPlace } from './useMenu.ts';
import { useOpenAfresh } from './useOpenAfresh.ts';

/** Brand, shop and places: the left side of the frame, or what the phone's menu button opens. `onGo` is told of every step. */
export function Rail({ onGo }: { onGo?: () => void }) {
  const translate = useTranslate();
  const { places, current } = useMenu();
  return (
    <Box sx={{ width: frame.rail, minHeight: '100%', display: 'flex', flexDirection: 'column', bgcolor: 'bar.main' }}>
      <Box sx={{ height: frame.bar, flex: 'none', display: 'flex', alignItems: 'center', px: 2.5 }}>
        <Brand />
      </Box>
      <Box sx={{ px: 1.5, pb: 1.5 }}>
        <ShopSwitcher onGo={onGo} />
      </Box>
      <Box component="nav" aria-label={translate('ts.frame.mainMenu')} sx={{ px: 1.5, pb: 3 }}>
        {places.map(place =>
          place.name === 'platform' ? (
            <Platform key={place.name} entries={place.entries} current={current} onGo={onGo} />
          ) : (
            <PlaceLink key={place.name} place={place} isCurrent={place.name === current?.place} onGo={onGo} />
          ),
        )}
      </Box>
    </Box>
  );
}

type PlaceProps = { place: OpenPlace; isCurrent: boolean; onGo?: () => void };

/** Opens the first of the place that one may see; the others stand beside it there. */
function PlaceLink({ place: { name, entries }, isCurrent, onGo }: PlaceProps) {
  const translate = useTranslate();
  const icon = placeIcons[name as keyof typeof placeIcons];
  return (
    <RailLink
      to={entries[0].route}
      icon={icon}
      label={translate(`ts.place.${name}`)}
      isCurrent={isCurrent}
      onGo={onGo}
    />
  );
}

type PlatformProps = { entries: readonly MenuEntry[]; current?: MenuEntry; onGo?: () => void };

/** What stands above all shops, one by one: whoever looks after them has no shop's day. */
function Platform({ entries, current, onGo }: PlatformProps) {
  const translate = useTranslate();
  const title = translate('ts.place.platform');
  return (
    <Box component="section" sx={{ mt: 2 }} aria-label={title}>
      <Typography variant="overline" component="div" sx={{ color: 'text.secondary', px: 1.25, pb: 0.5 }}>
        {title}
      </Typography>
      {entries.map(({ route, icon, labelKey }) => (
        <RailLink
          key={route}
          to={route}
          icon={icon}
          label={translate(labelKey, { smart_count: 2 })}
          isCurrent={route === current?.route}
          onGo={onGo}
        />
      ))}
    </Box>
  );
}

/** The gold thread marks where one is. */
const thread = {
  content: '""',
  position: 'absolute',
  left: 0,
  top: 8,
  bottom: 8,
  width: 3,
  borderRadius: 3,
  bgcolor: 'gold.main',
};

type LinkProps = { to: string; icon: ComponentType; label: string; isCurrent: boolean; onGo?: () => void };

function RailLink({ to, icon: Icon, label, isCurrent, onGo }: LinkProps) {
  const openAfresh = useOpenAfresh();
  const go = () => {
    openAfresh(to);
    onGo?.();
  };
  return (
    <ButtonBase
      component={Link}
      to={to}
      onClick={go}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.25,
        minHeight: 40,
        px: 1.25,
        py: 0.75,
        borderRadius: `${radius}px`,
        fontSize: 15,
        lineHeight: '20px',
        color: isCurrent ? 'text.primary' : 'text.secondary',
        fontWeight: isCurrent ? 600 : 400,
        bgcolor: isCurrent ? 'chosen.main' : 'transparent',
        '&:hover': { bgcolor: isCurrent ? 'chosen.main' : 'hover.main', color: 'text.primary' },
        '&::before': isCurrent ? thread : undefined,
        '& svg': { fontSize: 20, color: isCurrent ? 'primary.main' : 'inherit' },
        '@media (pointer: coarse)': { minHeight: 48 },
      }}
    >
      <Icon />
      {label}
    </ButtonBase>
  );
}
