import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import TaskIcon from '@mui/icons-material/PendingActionsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';
import { signingOut } from '../forms/unsaved.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Who one is, and what belongs to one alone: shops, theme, leaving. */
export function UserMenu() {
  const translate = useTranslate();
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <UserButton user={user} isOpen={anchor !== null} onOpen={setAnchor} />
      <Popover anchorEl={anchor} open={anchor !== null} onClose={close} anchorOrigin={below} transformOrigin={above}>
        <Box sx={{ px: 2, py: 1.5, minWidth: 240, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2">{user?.name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {user?.email}
          </Typography>
        </Box>
        <MenuList autoFocusItem aria-label={translate('ts.frame.menu')} sx={{ p: 0.5 }}>
          <Ways onGo={close} />
        </MenuList>
      </Popover>
    </>
  );
}

function Ways({ onGo }: { onGo: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const { shopId } = useSession();
  const signOut = () => {
    onGo();
    void signingOut(() => void logout({}, undefined, false));
  };
  return (
    <>
      <MenuItem component={Link} to="/account" onClick={onGo}>
        <ListItemIcon>
          <AccountIcon fontSize="small" />
        </ListItemIcon>
        {translate('account.title')}
      </MenuItem>
      {shopId && (
        <MenuItem component={Link} to="/background_tasks" onClick={onGo}>
          <ListItemIcon>
            <TaskIcon fontSize="small" />
          </ListItemIcon>
          {translate('backgroundTasks.title')}
        </MenuItem>
      )}
      <MenuItem component={Link} to="/shops" onClick={onGo}>
        <ListItemIcon>
          <StorefrontOutlined fontSize="small" />
        </ListItemIcon>
        {translate('ts.shop.all')}
      </MenuItem>
      <ThemeSwitch />
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <LogoutOutlined fontSize="small" />
        </ListItemIcon>
        {translate('ts.frame.signOut')}
      </MenuItem>
    </>
  );
}

const below = { vertical: 'bottom', horizontal: 'right' } as const;
const above = { vertical: 'top', horizontal: 'right' } as const;

type ButtonProps = { user: User | null; isOpen: boolean; onOpen: (anchor: HTMLElement) => void };

function UserButton({ user, isOpen, onOpen }: ButtonProps) {
  const translate = useTranslate();
  const initials = initialsOf(user?.name ?? '');
  return (
    <IconButton
      aria-label={translate('ts.frame.account', { initials, name: user?.name })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={event => onOpen(event.currentTarget)}
    >
      <Avatar sx={coin}>{initials}</Avatar>
    </IconButton>
  );
}

/** The first letters of the first and the last name, whatever their script. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  const letters = ends.map(word => Array.from(new Intl.Segmenter().segment(word))[0]?.segment ?? '');
  return letters.join('').toLocaleUpperCase();
}

const coin = {
  width: 30,
  height: 30,
  fontSize: 13,
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
