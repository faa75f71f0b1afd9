import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useAction } from '../forms/useAction.ts';
import { markAllRead } from './calls.ts';
import { queryKeys } from '../queryKeys.ts';

/** What comes while it is pressed stays unread: `newest` is the newest that was seen. */
export function ReadAll({ newest }: { newest: string | undefined }) {
  const translate = useTranslate();
  const { isBusy, run } = useAction([queryKeys.notifications]);
  return (
    <Button size="small" loading={isBusy} disabled={!newest} onClick={() => newest && run(() => markAllRead(newest))}>
      {translate('notifications.read_all')}
    </Button>
  );
}
