import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { changePasswordFields } from '../../schema/rules/account.ts';
import { useSession } from '../authProvider/useSession.ts';
import { Staying, type Leave } from '../forms/Leaving.tsx';
import { PlainField } from '../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../forms/PlainForm.tsx';
import { Panel } from '../layout/home/Panel.tsx';
import { changePassword } from './calls.ts';
import { queryKeys } from '../queryKeys.ts';

/** The form is empty again after a success. `ref`: goes on if it may go. */
export function ChangePassword({ ref }: { ref: Ref<Leave> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [changes, setChanges] = useState(0);
  const change = async (values: Record<string, unknown>) => {
    await changePassword(values);
    notify('account.password.done', { type: 'success' });
    setChanges(changes + 1);
    await client.invalidateQueries({ queryKey: queryKeys.sessions });
  };
  return (
    <Panel title={translate('account.password.title')}>
      <PlainForm key={changes} fields={changePasswordFields} onSend={change}>
        <Staying ref={ref} />
        <Passwords />
      </PlainForm>
    </Panel>
  );
}

/** The address stands in the form unseen, so that a password manager knows whose password it keeps. */
function Passwords() {
  const translate = useTranslate();
  const { user } = useSession();
  const [isShown, setShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  const words = (key: string) => translate(`account.password.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {words('help')}
      </Typography>
      <RootFailure />
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PlainField name="password" label={words('present')} type={type} autoComplete="current-password" />
      <PlainField name="newPassword" label={words('next')} type={type} autoComplete="new-password" />
      <FormControlLabel
        control={<Checkbox checked={isShown} onChange={(_, checked) => setShown(checked)} />}
        label={words('show')}
      />
      <div>
        <Submit text={words('submit')} />
      </div>
    </Box>
  );
}
