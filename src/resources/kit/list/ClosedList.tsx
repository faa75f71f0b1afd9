import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { Notice } from './EmptyList.tsx';

/** Stands in the place of a list whose page is open to everybody in the shop, and names the permission that the person lacks. */
export function ClosedList() {
  const entity = useEntity();
  const translate = useTranslate();
  const permission = translate(`resources.users.values.permissions.${entity.permissions.list}`);
  return (
    <Paper variant="outlined">
      <Notice>{useWords(entity).say('closed', { permission })}</Notice>
    </Paper>
  );
}
