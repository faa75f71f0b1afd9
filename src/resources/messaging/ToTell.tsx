import ChatIcon from '@mui/icons-material/WhatsApp';
import DoneIcon from '@mui/icons-material/Done';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chatLink } from '../../../schema/rules/chatLink.ts';
import { formatCount } from '../../format.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { reaching } from '../../theme/touch.ts';

/** What a customer is to be told; `mobileNo`: null of whoever wants no messages, or has no number. */
type Item = { id: string; customer: string; mobileNo: string | null; text: string };

type Shown = { record: { path: string; name: string | null }; detail: string };

type Props<T extends Item> = {
  hint: string;
  /** What stands there when nobody is to be told. */
  none: string;
  total: number;
  items: readonly T[];
  shownOf: (item: T) => Shown;
  /** Says that one is told, after which `queryKey` is read anew; without it that is not for this person. */
  tell?: ((item: T) => Promise<unknown>) | undefined;
  queryKey: QueryKey;
};

/** Customers with the words for each: sent by WhatsApp by whoever presses the button, and done when they say so. */
export function ToTell<T extends Item>({ hint, none, total, items, shownOf, tell, queryKey }: Props<T>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900 }}>
      <Alert severity="info">{hint}</Alert>
      {items.map(item => (
        <Box key={item.id} component="section" aria-label={item.customer} sx={card}>
          <Words item={item} {...shownOf(item)} />
          <Box sx={{ display: 'flex', gap: 1, alignSelf: 'center' }}>
            {item.mobileNo && <Chat number={item.mobileNo} text={item.text} />}
            {tell && <Told tell={() => tell(item)} queryKey={queryKey} />}
          </Box>
        </Box>
      ))}
      {!items.length && <Typography>{none}</Typography>}
      {total > items.length && (
        <Typography color="text.secondary">
          {translate('messaging.tell.more', { count: formatCount(total - items.length) })}
        </Typography>
      )}
    </Box>
  );
}

function Words({ item: { customer, mobileNo, text }, record, detail }: { item: Item } & Shown) {
  const translate = useTranslate();
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {customer}
        {' · '}
        <MuiLink component={Link} to={record.path} underline="always" sx={reaching(20)}>
          {record.name}
        </MuiLink>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {detail}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {!mobileNo && (
        <Typography variant="body2" color="warning.main">
          {translate('messaging.tell.noMessages')}
        </Typography>
      )}
    </Box>
  );
}

function Chat({ number, text }: { number: string; text: string }) {
  return (
    <Button variant="outlined" startIcon={<ChatIcon />} href={chatLink(number, text)} target="_blank" rel="noreferrer">
      {useTranslate()('resources.contacts.whatsapp')}
    </Button>
  );
}

function Told({ tell, queryKey }: { tell: () => Promise<unknown>; queryKey: QueryKey }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const { mutate, isPending } = useMutation({
    mutationFn: tell,
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: failure => actionError(failure, { retry: () => mutate() }),
  });
  return (
    <Button startIcon={<DoneIcon />} loading={isPending} onClick={() => mutate()}>
      {translate('messaging.tell.told')}
    </Button>
  );
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
