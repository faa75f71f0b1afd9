import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isMoving, percentOf, useRunningBackgroundTasks } from './useBackgroundTasks.ts';
import { useTellEnded } from './useTellEnded.ts';

/** A quiet ring in the bar while something goes on behind one's back; it leads to the list of it. */
export function BackgroundTaskBadge() {
  const translate = useTranslate();
  const running = useRunningBackgroundTasks().filter(isMoving);
  useTellEnded(running);
  if (running.length === 0) return null;
  const percent = percentOf(running);
  return (
    <IconButton
      component={Link}
      to="/background_tasks"
      aria-label={translate('backgroundTasks.running', { smart_count: running.length, percent })}
    >
      <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
        <CircularProgress variant="determinate" value={100} size={22} thickness={5} sx={track} aria-hidden />
        <CircularProgress variant="determinate" value={Math.max(percent, 4)} size={22} thickness={5} aria-hidden />
      </Box>
    </IconButton>
  );
}

const track = { position: 'absolute', color: 'divider' };
