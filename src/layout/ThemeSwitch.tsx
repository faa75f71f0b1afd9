import CheckRounded from '@mui/icons-material/CheckRounded';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTheme, useTranslate } from 'react-admin';

/** Until it is touched the theme follows the system's. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isDark} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      <ListItemIcon>
        <DarkModeOutlined fontSize="small" />
      </ListItemIcon>
      {translate('ts.frame.darkTheme')}
      {isDark && <CheckRounded fontSize="small" sx={{ ml: 'auto' }} />}
    </MenuItem>
  );
}
