import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { approvalPinFields } from '../../schema/rules/approvals.ts';
import { PlainField } from '../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../forms/PlainForm.tsx';
import { Panel } from '../layout/home/Panel.tsx';
import { setApprovalPin } from './calls.ts';

/** By which whoever may approve says yes at somebody else's screen. The form is empty again after a success. */
export function ApprovalPin() {
  const translate = useTranslate();
  const notify = useNotify();
  const [changes, setChanges] = useState(0);
  const words = (key: string) => translate(`account.approval_pin.${key}`);
  const save = async (values: Record<string, unknown>) => {
    await setApprovalPin(values);
    notify('account.approval_pin.done', { type: 'success' });
    setChanges(changes + 1);
  };
  return (
    <Panel title={words('title')}>
      <PlainForm key={changes} fields={approvalPinFields} onSend={save}>
        <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {words('help')}
          </Typography>
          <RootFailure />
          <PlainField name="pin" label={words('pin')} type="password" inputMode="numeric" autoComplete="off" />
          <PlainField name="password" label={words('password')} type="password" autoComplete="current-password" />
          <div>
            <Submit text={words('submit')} />
          </div>
        </Box>
      </PlainForm>
    </Panel>
  );
}
