import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { offPaper } from '../theme/print.ts';
import { frame } from '../theme/tokens.ts';
import { useMenu } from './useMenu.ts';
import { useOpenAfresh } from './useOpenAfresh.ts';

/** What else stands at the same place of the menu, above its lists: deeper pages have a way back instead. */
export function Siblings() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { places, current } = useMenu();
  const place = places.find(({ name }) => name === current?.place);
  if (!place || place.name === 'platform' || place.entries.length < 2) return null;
  if (current?.route !== pathname && !current?.hasTabs) return null;
  return (
    <Box component="nav" aria-label={translate(`ts.place.${place.name}`)} sx={row}>
      {place.entries.map(({ route, labelKey }) => (
        <Sibling
          key={route}
          to={route}
          label={translate(labelKey, { smart_count: 2 })}
          isCurrent={route === (current.behind ?? current.route)}
        />
      ))}
    </Box>
  );
}

function Sibling({ to, label, isCurrent }: { to: string; label: string; isCurrent: boolean }) {
  const openAfresh = useOpenAfresh();
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the row may be longer than the page is wide.
  useEffect(() => {
    const { current: own } = link;
    if (isCurrent && own?.parentElement) own.parentElement.scrollLeft = own.offsetLeft - 16;
  }, [isCurrent]);
  return (
    <ButtonBase
      ref={link}
      component={Link}
      to={to}
      onClick={() => openAfresh(to)}
      aria-current={isCurrent ? 'page' : undefined}
      sx={isCurrent ? { ...tab, ...currentTab } : tab}
    >
      {label}
    </ButtonBase>
  );
}

const row = {
  ...offPaper,
  position: 'relative',
  display: 'flex',
  flex: 'none',
  gap: 0.5,
  width: '100%',
  maxWidth: frame.content + 48,
  px: { xs: 1, md: 2 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
};

const tab = {
  flex: 'none',
  minHeight: 44,
  px: 1.25,
  fontSize: 15,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
};
const currentTab = { color: 'text.primary', fontWeight: 600, borderColor: 'gold.main' };
