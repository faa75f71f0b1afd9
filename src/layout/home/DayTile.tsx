import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

/** `value`: undefined while it is not known. */
type Props = { to: string; label: string; value: string | undefined; hints: string[] };

/** One figure of the day, and the way to what it is made of. */
export function DayTile({ to, label, value, hints }: Props) {
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <ButtonBase component={Link} to={to} sx={tile}>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="span" sx={{ fontSize: 22, fontWeight: 600, lineHeight: '32px' }}>
          {value ?? <Skeleton width={96} />}
        </Typography>
        {hints.map(hint => (
          <Typography key={hint} variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        ))}
      </ButtonBase>
    </Box>
  );
}

const tile = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  alignContent: 'start',
  textAlign: 'left',
  px: 2,
  py: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: 'hover.main' },
};
