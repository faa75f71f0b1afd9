import DiamondOutlined from '@mui/icons-material/DiamondOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

/** `picture` is an address, or null where there could be one. */
export type Line = { first: string; second?: string; figure?: string; picture?: string | null };

export function NewestEntry({ to, first, second, figure, picture }: Line & { to: string }) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase component={Link} to={to} sx={row}>
        {picture !== undefined && <Thumbnail picture={picture} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {first}
          </Typography>
          {second && (
            <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
              {second}
            </Typography>
          )}
        </Box>
        <Typography variant="body2">{figure}</Typography>
      </ButtonBase>
    </Box>
  );
}

function Thumbnail({ picture }: { picture: string | null }) {
  return (
    <Avatar
      variant="rounded"
      src={picture ?? undefined}
      alt=""
      sx={{ width: 36, height: 36, bgcolor: 'hover.main', color: 'text.secondary' }}
    >
      <DiamondOutlined fontSize="small" />
    </Avatar>
  );
}

const row = {
  width: '100%',
  minHeight: 52,
  px: 2,
  py: 0.75,
  gap: 1.5,
  textAlign: 'left',
  color: 'text.primary',
  '&:hover': { bgcolor: 'hover.main' },
};
