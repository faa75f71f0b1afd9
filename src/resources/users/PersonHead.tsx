import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../schema/entities/users.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { formatPhone } from '../../format.ts';
import { NoteChip } from '../shops/StatusChip.tsx';

/** Who it is and how the account stands. */
export function PersonHead() {
  const translate = useTranslate();
  const person = useRecordContext<User>()!;
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[person.email, person.mobileNo && formatPhone(person.mobileNo)].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {person.isInvited && <NoteChip text="tenancy.person.invited" colour="warning.main" />}
        {!person.isActive && <NoteChip text="tenancy.person.inactive" colour="error.main" />}
        {user?.id === person.id && <span>{translate('tenancy.person.you')}</span>}
      </Box>
    </Box>
  );
}
