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
import { workOrders } from '../../../schema/entities/workOrders.ts';
import { chatLink } from '../../../schema/rules/chatLink.ts';
import type { Steps } from '../../../schema/rules/karigarReplies.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { post } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatCount } from '../../format.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { queryKeys } from '../../queryKeys.ts';
import { reaching } from '../../theme/touch.ts';

type Item = Steps['items'][number];

/** `/work_steps`: customers who want to hear of each step of their work, and are to be told of one. */
export function WorkSteps() {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: queryKeys.workSteps,
    // It makes the page that the words lead to, where there is none.
    queryFn: () => post<Steps>(shopPath('work_orders/words'), {}),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900 }}>
      <Arriving error={error}>
        {data && (
          <>
            <Alert severity="info">{translate('karigars.steps.hint')}</Alert>
            {data.items.map(item => (
              <Step key={item.id} item={item} />
            ))}
            {!data.items.length && <Typography>{translate('karigars.steps.none')}</Typography>}
            {data.total > data.items.length && (
              <Typography color="text.secondary">
                {translate('karigars.steps.more', { count: formatCount(data.total - data.items.length) })}
              </Typography>
            )}
          </>
        )}
      </Arriving>
    </Box>
  );
}

function Step({ item }: { item: Item }) {
  const translate = useTranslate();
  const { id, customer, number, status, mobileNo, text } = item;
  return (
    <Box component="section" aria-label={customer} sx={card}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {customer}
          {' · '}
          <MuiLink component={Link} to={`/${workOrders.resource}/${id}`} underline="always" sx={reaching(20)}>
            {number}
          </MuiLink>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {status}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {!mobileNo && (
          <Typography variant="body2" color="warning.main">
            {translate('karigars.steps.noMessages')}
          </Typography>
        )}
      </Box>
      <Ways item={item} />
    </Box>
  );
}

/** To tell it, and to say that it is told. */
function Ways({ item }: { item: Item }) {
  const translate = useTranslate();
  const { mutate, isPending } = useTelling();
  const { mobileNo, text } = item;
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
      <Button startIcon={<DoneIcon />} loading={isPending} onClick={() => mutate(item)}>
        {translate('karigars.steps.told')}
      </Button>
    </Box>
  );
}

function useTelling() {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, statusId }: Item) => post(shopPath(`work_orders/${encodeURIComponent(id)}/told`), { statusId }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.workSteps }),
    onError: (failure, item) => actionError(failure, { retry: () => mutate(item) }),
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
