import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { meetings, type Meeting } from '../../../schema/entities/meetings.ts';
import { Panel } from '../../layout/home/Panel.tsx';
import { pageLanguage } from '../../i18n/language.ts';
import { addressIn } from '../../public/way.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { AddressField } from '../kit/AddressField.tsx';

/** Where everybody sees when the meeting is; those who were invited have addresses of their own. */
export function JoiningAddress({ meeting }: { meeting: Meeting }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('meetings.address.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddressField
          label={translate('meetings.address.label')}
          path={addressIn(pageLanguage(), `/${meeting.joiningUrl ?? ''}`)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('meetings.address.hint')}
        </Typography>
        <Box>
          <ActionButton entity={meetings} name="renewAddress" record={meeting} size="small" />
        </Box>
      </Box>
    </Panel>
  );
}
