import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatLongDay } from '../../format.ts';
import { useMenu } from '../useMenu.ts';

/** The day, and what is begun most often. On a phone the plus at the thumb does the same. */
export function Shortcuts() {
  const translate = useTranslate();
  const { adds } = useMenu();
  const [now] = useState(Date.now);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography sx={{ color: 'text.secondary', mr: 'auto' }}>{formatLongDay(now)}</Typography>
      {adds.map(({ route, icon: Icon, labelKey }) => (
        <Button
          key={route}
          component={Link}
          to={route}
          variant="outlined"
          size="small"
          startIcon={<Icon />}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {translate(labelKey)}
        </Button>
      ))}
    </Box>
  );
}
