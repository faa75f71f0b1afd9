import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'react-admin';
import type { Message } from '../../../schema/entities/messages.ts';
import type { RecipientState } from '../../../schema/rules/messageStates.ts';
import { formatCount } from '../../format.ts';
import { colourOf } from './colours.ts';
import { countsOf } from './messageStatus.ts';

/** The figures. Pressed, each shows whom it counts. */
export function StateChips({ message }: { message: Message }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { state: chosen, ...others } = filterValues as { state?: RecipientState; q?: string };
  return (
    <Box role="group" aria-label={translate('messenger.by_state')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {chipsOf(message, chosen).map(({ state, count }) => (
        <Chip
          key={state}
          variant="outlined"
          clickable
          aria-pressed={state === chosen}
          onClick={() => setFilters(state === chosen ? others : { ...others, state })}
          icon={<Dot state={state} />}
          label={
            <>
              {translate(`messenger.state.${state}`)} <Figure>{formatCount(count)}</Figure>
            </>
          }
          sx={state === chosen ? pressed : undefined}
        />
      ))}
    </Box>
  );
}

/** A state whose last person moved on stays while it is chosen: a filter must be there to be taken away. */
function chipsOf(message: Message, chosen: RecipientState | undefined) {
  const counts = countsOf(message);
  return !chosen || counts.some(({ state }) => state === chosen) ? counts : [...counts, { state: chosen, count: 0 }];
}

function Dot({ state }: { state: RecipientState }) {
  return <Box component="span" sx={{ ...dot, bgcolor: colourOf[state] }} />;
}

function Figure({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  );
}

const dot = { width: 10, height: 10, borderRadius: 999, ml: 1.25, border: 1, borderColor: 'divider' };
const pressed = { bgcolor: 'chosen.main', borderColor: 'primary.main' };
