import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShowContextProvider, useTranslate } from 'react-admin';
import type { User } from '../../../schema/entities/users.ts';
import { History } from '../kit/history/History.tsx';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { RecordActions } from '../kit/actions/RecordActions.tsx';
import { RecordHeading } from '../kit/pages/RecordHeading.tsx';
import { useShowPage } from '../kit/pages/useRecordPage.ts';
import { Waiting } from '../shops/Waiting.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PlainWords } from './PlainWords.tsx';
import { useNames } from './useNames.ts';

/** A person, for those who see the staff and decide nothing about it. */
export function ShowUser() {
  const translate = useTranslate();
  const names = useNames();
  const page = useShowPage();
  const { record, error } = page;
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Waiting lines={4} />;
  const { role, permissions } = record as User;
  return (
    <ShowContextProvider value={page}>
      <RecordHeading record={record} />
      <RecordActions record={record} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 640, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PersonHead />
        <section>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {[names.role(role), translate('permission.plain.title')].filter(Boolean).join(' · ')}
          </Typography>
          <PlainWords held={permissions ?? []} />
        </section>
        <History record={record} />
      </Box>
    </ShowContextProvider>
  );
}
