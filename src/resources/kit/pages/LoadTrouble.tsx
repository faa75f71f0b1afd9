import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../../../dataProvider/errors.ts';

/** Instead of a page whose record could not be loaded. */
export function LoadTrouble({ error }: { error: unknown }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const message = messageOf(error);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={refresh}>
          {translate('kit.retry')}
        </Button>
      }
    >
      {translate(message, { _: message })}
    </Alert>
  );
}
