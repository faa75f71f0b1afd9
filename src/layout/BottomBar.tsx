import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { frame, radius } from '../theme/tokens.ts';
import type { MenuEntry } from './menu.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { useMenu } from './useMenu.ts';
import { useOpenAfresh } from './useOpenAfresh.ts';

/** A phone's four places and a plus. It stands on the places themselves; deeper pages have their Save there. */
export function BottomBar() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { entries, current, adds } = useMenu();
  const [isAdding, setAdding] = useState(false);
  const places = entries.filter(({ atHand }) => atHand);
  const isDeeper = current && (current.hasSave || current.route !== pathname);
  if (isDeeper || places.length === 0) return null;
  const middle = Math.ceil(places.length / 2);
  const place = (entry: MenuEntry) => <Place key={entry.route} entry={entry} isCurrent={entry === current} />;
  return (
    <Box component="nav" aria-label={translate('ts.frame.menu')} sx={bar}>
      {places.slice(0, middle).map(place)}
      {adds.length > 0 && (
        <ButtonBase
          aria-label={translate('ts.frame.quickAdd')}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
          sx={plus}
        >
          <AddRounded />
        </ButtonBase>
      )}
      {places.slice(middle).map(place)}
      <QuickAdd isOpen={isAdding} onClose={() => setAdding(false)} adds={adds} />
    </Box>
  );
}

function Place({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const translate = useTranslate();
  const openAfresh = useOpenAfresh();
  const Icon = entry.icon;
  return (
    <ButtonBase
      component={Link}
      to={entry.route}
      onClick={() => openAfresh(entry.route)}
      aria-current={isCurrent ? 'page' : undefined}
      sx={isCurrent ? { ...tab, ...currentTab } : tab}
    >
      <Icon />
      {translate(entry.labelKey, { smart_count: 2 })}
    </ButtonBase>
  );
}

const bar = {
  display: { md: 'none' },
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 0,
  height: `calc(${frame.bottomBar}px + env(safe-area-inset-bottom))`,
  pb: 'env(safe-area-inset-bottom)',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'bar.main',
  '@media (max-width: 899.95px)': { display: 'flex', alignItems: 'center' },
};

const tab = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  flexDirection: 'column',
  gap: '2px',
  fontSize: 12.5,
  lineHeight: '16px',
  color: 'text.secondary',
  borderTop: '2px solid transparent',
  '& svg': { fontSize: 22 },
};
const currentTab = {
  color: 'text.primary',
  fontWeight: 600,
  borderTopColor: 'gold.main',
  '& svg': { fontSize: 22, color: 'primary.main' },
};
const plus = {
  width: 48,
  height: 44,
  mx: 1,
  borderRadius: `${radius}px`,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:active': { bgcolor: 'primary.dark' },
};
