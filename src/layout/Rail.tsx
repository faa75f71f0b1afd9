import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { frame, radius } from '../theme/tokens.ts';
import { Brand } from './Brand.tsx';
import { entryOf, menuGroups, type MenuEntry } from './menu.ts';
import { ShopSwitcher } from './ShopSwitcher.tsx';
import { useMenu } from './useMenu.ts';
import { useOpenAfresh } from './useOpenAfresh.ts';

/** Brand, shop and menu: the left side of the frame, or what the phone's menu button opens. `onGo` is told of every step. */
export function Rail({ onGo }: { onGo?: () => void }) {
  const translate = useTranslate();
  const { entries } = useMenu();
  const at = entryOf(useLocation().pathname, entries);
  const current = at?.behind ? entries.find(({ route }) => route === at.behind) : at;
  const shown = entries.filter(({ behind }) => !behind);
  return (
    <Box sx={{ width: frame.rail, minHeight: '100%', display: 'flex', flexDirection: 'column', bgcolor: 'bar.main' }}>
      <Box sx={{ height: frame.bar, flex: 'none', display: 'flex', alignItems: 'center', px: 2.5 }}>
        <Brand />
      </Box>
      <Box sx={{ px: 1.5, pb: 1.5 }}>
        <ShopSwitcher onGo={onGo} />
      </Box>
      <Box component="nav" aria-label={translate('ts.frame.mainMenu')} sx={{ px: 1.5, pb: 3 }}>
        {menuGroups.map(group => (
          <RailGroup
            key={group}
            group={group}
            entries={shown.filter(entry => entry.group === group)}
            current={current}
            onGo={onGo}
          />
        ))}
      </Box>
    </Box>
  );
}

type GroupProps = { group: string; entries: MenuEntry[]; current?: MenuEntry; onGo?: () => void };

/** A group of one speaks for itself and goes without a title. */
function RailGroup({ group, entries, current, onGo }: GroupProps) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 2 }} aria-label={translate(`ts.group.${group}`)}>
      {entries.length > 1 && (
        <Typography variant="overline" component="div" sx={{ color: 'text.secondary', px: 1.25, pb: 0.5 }}>
          {translate(`ts.group.${group}`)}
        </Typography>
      )}
      {entries.map(entry => (
        <RailLink key={entry.route} entry={entry} isCurrent={entry === current} onGo={onGo} />
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

function RailLink({ entry, isCurrent, onGo }: { entry: MenuEntry; isCurrent: boolean; onGo?: () => void }) {
  const translate = useTranslate();
  const openAfresh = useOpenAfresh();
  const Icon = entry.icon;
  const go = () => {
    openAfresh(entry.route);
    onGo?.();
  };
  return (
    <ButtonBase
      component={Link}
      to={entry.route}
      onClick={go}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.25,
        minHeight: 36,
        px: 1.25,
        borderRadius: `${radius}px`,
        fontSize: 15,
        lineHeight: '20px',
        color: isCurrent ? 'text.primary' : 'text.secondary',
        fontWeight: isCurrent ? 600 : 400,
        bgcolor: isCurrent ? 'chosen.main' : 'transparent',
        '&:hover': { bgcolor: isCurrent ? 'chosen.main' : 'hover.main', color: 'text.primary' },
        '&::before': isCurrent ? thread : undefined,
        '& svg': { fontSize: 19, color: isCurrent ? 'primary.main' : 'inherit' },
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      <Icon />
      {translate(entry.labelKey, { smart_count: 2 })}
    </ButtonBase>
  );
}
