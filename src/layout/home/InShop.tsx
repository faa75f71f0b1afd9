import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount } from '../../format.ts';
import type { MenuEntry } from '../menu.ts';
import { useMenu } from '../useMenu.ts';
import { newestOf } from './newestOf.ts';
import { Panel } from './Panel.tsx';

const counted = new Set(['/products', '/product-groups', '/product-categories', '/contacts', '/contacts/groups']);

/** How much there is of everything, each a way to it. */
export function InShop() {
  const translate = useTranslate();
  const entries = useMenu().entries.filter(({ route }) => counted.has(route));
  if (entries.length === 0) return null;
  return (
    <Panel title={translate('ts.home.inShop')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(entry => (
          <Count key={entry.route} entry={entry} />
        ))}
      </Box>
    </Panel>
  );
}

/** One of the menu, with how much there is. */
export function Count({ entry: { route, labelKey } }: { entry: MenuEntry }) {
  const translate = useTranslate();
  const resource = route.slice(1);
  const { total, isPending } = useGetList(resource, newestOf(resource, 1));
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase component={Link} to={route} sx={row}>
        <Box sx={{ flex: 1 }}>{translate(labelKey, { smart_count: 2 })}</Box>
        <Box sx={{ fontWeight: 600 }}>{isPending ? <Skeleton width={32} /> : formatCount(total)}</Box>
      </ButtonBase>
    </Box>
  );
}

const row = {
  width: '100%',
  minHeight: 44,
  px: 2,
  gap: 2,
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'left',
  color: 'text.primary',
  '&:hover': { bgcolor: 'hover.main' },
};
