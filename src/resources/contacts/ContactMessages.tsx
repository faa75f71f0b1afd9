import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { recipientStates } from '../../../schema/rules/messageStates.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { AgoCell } from '../kit/columns/MomentCells.tsx';
import { queryKeys } from '../../queryKeys.ts';

type Sent = { id: string; messageId: string; name: string; state: string; at: string };

/** What was sent to a contact, the newest first, and whether it came. */
export function ContactMessages({ record: { id } }: { record: RaRecord }) {
  const translate = useTranslate();
  const heading = useId();
  const { data: sent } = useQuery({
    queryKey: queryKeys.messagesToContact(id),
    queryFn: ({ signal }) => get<Sent[]>(`${pathOf(contacts.resource)}/${id}/messages`, { signal }),
  });
  const stateOf = (state: string) => recipientStates.find(({ id }) => id === state)?.name ?? state;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography component="h2" variant="h6" id={heading} sx={{ mb: 1 }}>
        {translate('resources.contacts.messages.title')}
      </Typography>
      {sent?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('resources.contacts.messages.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sent?.map(({ id, name, state, at }) => (
          <Box component="li" key={id} sx={line}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <AgoCell value={at} />
              </Box>
            </Typography>
            <Chip size="small" label={translate(`resources.recipients.values.state.${state}`, { _: stateOf(state) })} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' };
