import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { emailFields } from '../../schema/rules/account.ts';
import { getSession, setSession } from '../authProvider/session.ts';
import { PlainField } from '../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../forms/PlainForm.tsx';
import { queryKeys } from '../queryKeys.ts';
import { setOwnEmail } from './calls.ts';

/** Another address to sign in with, which is not proved yet. */
export function EmailForm({ onEnd }: { onEnd: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const words = (key: string) => translate(`account.details.${key}`);
  const save = async (values: Record<string, unknown>) => {
    const { email } = await setOwnEmail(values);
    const { user } = getSession();
    client.removeQueries({ queryKey: queryKeys.me });
    setSession({ user: user && { ...user, email, isEmailProved: false } });
    notify('account.details.email_done', { type: 'success' });
    onEnd();
    await client.invalidateQueries({ queryKey: queryKeys.sessions });
  };
  return (
    <PlainForm fields={emailFields} onSend={save}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary">
          {words('email_help')}
        </Typography>
        <RootFailure />
        <PlainField name="email" label={words('new_email')} type="email" autoComplete="email" autoFocus />
        <PlainField name="password" label={words('password')} type="password" autoComplete="current-password" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Submit text={words('save_email')} />
          <Button onClick={onEnd}>{translate('ra.action.cancel')}</Button>
        </Box>
      </Box>
    </PlainForm>
  );
}
