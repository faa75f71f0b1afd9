import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Title, useCreatePath, useTranslate } from 'react-admin';
import { messages } from '../../../../schema/entities/messages.ts';
import { useTabTitle } from '../../../layout/tabTitle.ts';
import { LoadTrouble } from '../../kit/pages/LoadTrouble.tsx';
import { BackTo } from '../../kit/pages/RecordHeading.tsx';
import { useTerms } from '../useTerms.ts';
import { Composer } from './Composer.tsx';
import { useTemplates } from './useTemplates.ts';

/** The page on which a message is written. */
export function NewMessage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  useTabTitle(translate('messenger.new'));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title preferenceKey={false} title={translate('messenger.new')} />
      <BackTo to={createPath({ resource: messages.resource, type: 'list' })}>
        {translate(`resources.${messages.resource}.name`, { smart_count: 2 })}
      </BackTo>
      <Ready />
    </Box>
  );
}

/** A shop that cannot send yet is told so before anything is written. */
function Ready() {
  const translate = useTranslate();
  const terms = useTerms();
  const { data, error } = useTemplates();
  if (terms && !terms.prices) return <Alert severity="info">{translate('messenger.obstacle.no_number')}</Alert>;
  if (error && !data) return <LoadTrouble error={error} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      {terms && !terms.approved && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('messenger.obstacle.not_approved')}
        </Alert>
      )}
      <Composer />
    </>
  );
}
