import Box from '@mui/material/Box';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { StatusChip, type Status } from '../shops/StatusChip.tsx';

/** Whether the business's people are let in. */
export function TenantStatus() {
  const translate = useTranslate();
  const { status } = useRecordContext<RaRecord<string> & { status: Status }>()!;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <StatusChip status={status} />
      <Box sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>
        {status === 'Suspended' && translate('tenancy.tenant.suspended_note')}
      </Box>
    </Box>
  );
}
