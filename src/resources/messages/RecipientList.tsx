import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import type { Message } from '../../../schema/entities/messages.ts';
import { recipients, type Recipient } from '../../../schema/entities/recipients.ts';
import { ExportButton } from '../kit/list/ExportButton.tsx';
import { ListTrouble, Notice } from '../kit/list/EmptyList.tsx';
import { SearchField } from '../kit/list/SearchField.tsx';
import { Waiting } from '../kit/list/Records.tsx';
import { useMay } from '../kit/useMay.ts';
import { RecipientLine } from './RecipientLine.tsx';

/** The people a message goes to, each with how far it has come. */
export function RecipientList({ message }: { message: Message }) {
  const translate = useTranslate();
  const mayExport = useMay(recipients.resource, 'export');
  return (
    <Paper component="section" variant="outlined" aria-label={translate('messenger.recipients')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          {translate('messenger.recipients')}
        </Typography>
        <SearchField />
        {mayExport && <ExportButton meta={{ messageId: message.id }} />}
      </Box>
      <Lines />
    </Paper>
  );
}

function Lines() {
  const translate = useTranslate();
  const { data, total, isPending, error } = useListContext<Recipient>();
  if (error && !data) return <ListTrouble />;
  if (isPending) return <Waiting />;
  if (total === 0) return <Notice>{translate('messenger.nobody')}</Notice>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(recipient => (
          <RecipientLine key={recipient.id} recipient={recipient} />
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[20, 50, 100]} />
    </>
  );
}
