import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { recipients, type Recipient } from '../../../schema/entities/recipients.ts';
import { worded } from '../../i18n/wording.ts';
import { formatDateTime, formatPhone } from '../../format.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { colourOf } from './colours.ts';

/** One person: who, how far it has come and when, and why not further. */
export function RecipientLine({ recipient }: { recipient: Recipient }) {
  const translate = useTranslate();
  const { name, number, state, reason, startedAt } = recipient;
  const why = reason ? worded(reason) : translate(`messenger.reason.${state}`, { _: '' });
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatPhone(number)}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 0.75, fontWeight: 600 }}>
          <Box component="span" sx={{ ...dot, bgcolor: colourOf[state!] }} />
          {translate(`messenger.state.${state}`)}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{startedAt && formatDateTime(startedAt)}</Box>
      </Box>
      {why && (
        <Box
          sx={{ flexBasis: '100%', typography: 'body2', color: state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {why}
        </Box>
      )}
      <ActionButton entity={recipients} name="settle" record={recipient} size="small" />
    </Box>
  );
}

const dot = { width: 10, height: 10, borderRadius: 999, border: 1, borderColor: 'divider', flex: 'none' };
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
