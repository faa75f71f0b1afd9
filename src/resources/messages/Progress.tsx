import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { messages, type Message } from '../../../schema/entities/messages.ts';
import { messageStatus as status, messageStatuses } from '../../../schema/rules/messageStates.ts';
import { formatCount } from '../../format.ts';
import { NoteChip } from '../shops/StatusChip.tsx';
import { colourOf } from './colours.ts';
import { Costs } from './Costs.tsx';
import { countsOf } from './messageStatus.ts';
import { StateChips } from './StateChips.tsx';
import { useStatusWords } from './useStatusWords.ts';

type Props = { message: Message; actions: ReactNode };

/** How far a message has come, in words, in one line of colours and in figures. */
export function Progress({ message, actions }: Props) {
  const translate = useTranslate();
  const { headline, hint } = useStatusWords(message);
  const name = messageStatuses.find(({ id }) => id === message.status)!.name;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <Box aria-live="polite" sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <NoteChip
            text={translate(`resources.${messages.resource}.values.status.${message.status}`, { _: name })}
            colour={statusColours[message.status!]}
          />
          <Typography component="p" variant="h6" sx={{ mt: 1 }}>
            {headline}
          </Typography>
          {hint && (
            <Typography variant="body2" color="text.secondary">
              {hint}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      <Line message={message} />
      <StateChips message={message} />
      <Costs message={message} />
    </Paper>
  );
}

/** Everybody side by side, each in the colour of their state. */
function Line({ message }: { message: Message }) {
  const translate = useTranslate();
  const counts = countsOf(message);
  const told = counts.map(({ state, count }) => `${translate(`messenger.state.${state}`)} ${formatCount(count)}`);
  return (
    <Box role="img" aria-label={told.join(', ')} sx={line}>
      {counts.map(({ state, count }) => (
        <Box key={state} sx={{ flexGrow: count, minWidth: 3, bgcolor: colourOf[state] }} />
      ))}
    </Box>
  );
}

/** What is over and well is quiet. */
const statusColours: Partial<Record<number, string>> = {
  [status.inProgress]: 'primary.main',
  [status.cancelRequested]: 'warning.main',
  [status.canceled]: 'error.main',
};

const line = {
  display: 'flex',
  gap: '2px',
  height: 10,
  borderRadius: 999,
  overflow: 'hidden',
  bgcolor: 'divider',
  '& > *': { transition: 'flex-grow 180ms' },
};
