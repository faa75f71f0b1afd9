import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { Count } from '../home/InShop.tsx';
import { NewestContacts } from '../home/Newest.tsx';
import { Panel } from '../home/Panel.tsx';
import { useMenu } from '../useMenu.ts';
import { MessagesPanel } from './MessagesPanel.tsx';

const people = new Set(['/contacts', '/contacts/groups', '/customers', '/contacts/meetings']);

/** Whom the shop speaks to, and what it said: how much there is of each that the person may see, and the way to it. */
export function Marketing() {
  const translate = useTranslate();
  const may = useCan();
  const entries = useMenu().entries.filter(({ route }) => people.has(route));
  const seesMessages = may(can.MessageList) || may(can.MessageBalance);
  return (
    <>
      <Title preferenceKey={false} title={translate('ts.page.marketing')} />
      {entries.length === 0 && !seesMessages && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('ts.marketing.nothing')}</Typography>
      )}
      <Box sx={columns}>
        <Box sx={column}>
          {entries.length > 0 && (
            <Panel title={translate('ts.marketing.people')}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {entries.map(entry => (
                  <Count key={entry.route} entry={entry} />
                ))}
              </Box>
            </Panel>
          )}
          {may(can.ContactList) && <NewestContacts />}
        </Box>
        {seesMessages && <MessagesPanel />}
      </Box>
    </>
  );
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};
