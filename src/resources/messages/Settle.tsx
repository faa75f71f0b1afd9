import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messages } from '../../../schema/entities/messages.ts';
import { recipients, type Recipient } from '../../../schema/entities/recipients.ts';
import { useAction } from '../../forms/useAction.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { balanceKey } from './Balance.tsx';
import { settleRecipient } from './calls.ts';

/** A person says what no machine knows. */
export function Settle({ recipient }: { recipient: Recipient }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`messenger.settle.${key}`, { name: recipient.name });
  const [isAsking, setAsking] = useState(false);
  const changes = [[messages.resource], [recipients.resource], balanceKey];
  const { isBusy, run } = useAction(changes, () => setAsking(false));
  const settle = (state: 'sent' | 'failed') =>
    run(() => settleRecipient(recipient, state), { done: 'messenger.settle.done' });
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {words('button')}
      </Button>
      {isAsking && (
        <TitledDialog title={words('title')} width={440} onClose={() => setAsking(false)}>
          <DialogContent>
            <DialogContentText>{words('text')}</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button disabled={isBusy} onClick={() => settle('failed')}>
              {words('failed')}
            </Button>
            <Button variant="contained" disabled={isBusy} onClick={() => settle('sent')}>
              {words('sent')}
            </Button>
          </DialogActions>
        </TitledDialog>
      )}
    </>
  );
}
