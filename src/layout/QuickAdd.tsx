import Drawer from '@mui/material/Drawer';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { quickAdds } from './quickAdds.ts';

type Props = { isOpen: boolean; onClose: () => void; adds: typeof quickAdds };

/** The sheet behind a phone's plus. */
export function QuickAdd({ isOpen, onClose, adds }: Props) {
  const translate = useTranslate();
  const title = translate('ts.frame.add');
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: { borderRadius: '16px 16px 0 0', bgcolor: 'background.paper' },
        },
      }}
    >
      <Typography variant="h2" sx={{ px: 2.5, pt: 2.5 }}>
        {title}
      </Typography>
      <MenuList autoFocusItem={isOpen} sx={{ p: 1, pb: 'calc(12px + env(safe-area-inset-bottom))' }}>
        {adds.map(({ route, icon: Icon, labelKey }) => (
          <MenuItem
            key={route}
            component={Link}
            to={route}
            onClick={onClose}
            sx={{ minHeight: 52, fontSize: 16, px: 1.5 }}
          >
            <ListItemIcon sx={{ color: 'primary.main' }}>
              <Icon />
            </ListItemIcon>
            {translate(labelKey)}
          </MenuItem>
        ))}
      </MenuList>
    </Drawer>
  );
}
