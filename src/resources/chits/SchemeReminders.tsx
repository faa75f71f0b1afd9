import ChatIcon from '@mui/icons-material/WhatsApp';
import DoneIcon from '@mui/icons-material/Done';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chitMembers } from '../../../schema/entities/chitMembers.ts';
import { can } from '../../../schema/permissions.ts';
import { chatLink } from '../../../schema/rules/chatLink.ts';
import type { Reminders } from '../../../schema/rules/chitReplies.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { get, post } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatCount, formatDate } from '../../format.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { queryKeys } from '../../queryKeys.ts';
import { reaching } from '../../theme/touch.ts';

type Item = Reminders['items'][number];

/** `/scheme_reminders`: who is to be told of an instalment or of a last day, and is not told by the shop's template. */
export function SchemeReminders() {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: queryKeys.reminders,
    queryFn: ({ signal }) => get<Reminders>(shopPath('chit_reminders/open'), { signal }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900 }}>
      <Arriving error={error}>
        {data && (
          <>
            <Alert severity="info">{translate(`chits.remind.${data.isSent ? 'isSent' : 'byHand'}`)}</Alert>
            {data.items.map(item => (
              <Reminder key={item.id} item={item} />
            ))}
            {!data.items.length && <Typography>{translate('chits.remind.none')}</Typography>}
            {data.total > data.items.length && (
              <Typography color="text.secondary">
                {translate('chits.remind.more', { count: formatCount(data.total - data.items.length) })}
              </Typography>
            )}
          </>
        )}
      </Arriving>
    </Box>
  );
}

function Reminder({ item }: { item: Item }) {
  const translate = useTranslate();
  const { memberId, passbook, customer, mobileNo, kind, day, text } = item;
  return (
    <Box component="section" aria-label={customer} sx={card}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {customer}
          {' · '}
          <MuiLink component={Link} to={`/${chitMembers.resource}/${memberId}/show`} sx={reaching(20)}>
            {passbook}
          </MuiLink>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`chits.remind.kind.${kind}`)} · {formatDate(day)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {!mobileNo && (
          <Typography variant="body2" color="warning.main">
            {translate('chits.remind.noMessages')}
          </Typography>
        )}
      </Box>
      <Ways item={item} />
    </Box>
  );
}

/** To tell it, and to say that it is told. */
function Ways({ item: { id, mobileNo, text } }: { item: Item }) {
  const translate = useTranslate();
  const mayTell = useCan()(can.ChitMemberAdd);
  const { mutate, isPending } = useTelling();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignSelf: 'center' }}>
      {mobileNo && (
        <Button
          variant="outlined"
          startIcon={<ChatIcon />}
          href={chatLink(mobileNo, text)}
          target="_blank"
          rel="noreferrer"
        >
          {translate('resources.contacts.whatsapp')}
        </Button>
      )}
      {mayTell && (
        <Button startIcon={<DoneIcon />} loading={isPending} onClick={() => mutate(id)}>
          {translate('chits.remind.told')}
        </Button>
      )}
    </Box>
  );
}

function useTelling() {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => post(shopPath(`chit_reminders/${encodeURIComponent(id)}/tell`), {}),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.reminders }),
    onError: (failure, id) => actionError(failure, { retry: () => mutate(id) }),
  });
  return { mutate, isPending };
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
