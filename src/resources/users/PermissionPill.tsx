import AddIcon from '@mui/icons-material/AddRounded';
import CheckIcon from '@mui/icons-material/CheckRounded';
import LessIcon from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

type Props = {
  label: string;
  isHeld: boolean;
  /** Whether the role holds it. */
  isOfRole: boolean;
  /** Nobody gives or takes what he does not hold himself. */
  isMine: boolean;
  column: number;
  onChange: (isHeld: boolean) => void;
};

/** One permission to switch. Gold marks what departs from the role. */
export function PermissionPill({ label, isHeld, isOfRole, isMine, column, onChange }: Props) {
  const translate = useTranslate();
  const departs = isHeld !== isOfRole;
  const Icon = departs ? (isHeld ? AddIcon : LessIcon) : isHeld ? CheckIcon : undefined;
  const notes = [
    departs && translate(`permission.departs.${isHeld ? 'more' : 'less'}`),
    !isMine && translate('permission.not_mine'),
  ].filter(Boolean);
  return (
    <Box
      component="label"
      title={notes.join('; ')}
      sx={{ ...pill, ...(isHeld && on), ...(departs && gold), ...(!isMine && off), gridColumn: { sm: column } }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={isHeld}
        disabled={!isMine}
        onChange={event => onChange(event.target.checked)}
        sx={visuallyHidden}
      />
      {Icon && <Icon aria-hidden />}
      {label}
      {notes.length > 0 && <Box sx={visuallyHidden}>({notes.join('; ')})</Box>}
    </Box>
  );
}

const pill = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  minHeight: 32,
  px: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color 120ms, border-color 120ms',
  '& svg': { fontSize: 16 },
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (pointer: coarse)': { minHeight: 44 },
};
const on = {
  bgcolor: 'chosen.main',
  borderColor: 'transparent',
  color: 'text.primary',
  fontWeight: 600,
  '& svg': { fontSize: 16, color: 'primary.main' },
};
const gold = { borderColor: 'gold.main', '& svg': { fontSize: 16, color: 'gold.main' } };
const off = { cursor: 'not-allowed', opacity: 0.55, borderStyle: 'dashed' };
