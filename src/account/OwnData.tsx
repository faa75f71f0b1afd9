import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { eraseAccountFields } from '../../schema/rules/account.ts';
import { saveAs } from '../dataProvider/extras.ts';
import { PlainField } from '../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../forms/PlainForm.tsx';
import { useAction } from '../forms/useAction.ts';
import { Panel } from '../layout/home/Panel.tsx';
import { eraseAccount, myData } from './calls.ts';

/** What is kept about the person who is signed in: to be taken along, or erased. */
export function OwnData() {
  const translate = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, run } = useAction([]);
  const words = (key: string) => translate(`account.data.${key}`);
  return (
    <Panel title={words('title')}>
      <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {words('help')}
        </Typography>
        {isLeaving ? (
          <EraseForm onEnd={() => setLeaving(false)} />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" loading={isBusy} onClick={() => run(takeAlong)}>
              {words('download')}
            </Button>
            <Button size="small" variant="outlined" color="error" onClick={() => setLeaving(true)}>
              {words('erase')}
            </Button>
          </Box>
        )}
      </Box>
    </Panel>
  );
}

async function takeAlong() {
  const text = JSON.stringify(await myData(), null, 2);
  saveAs(new Blob([text], { type: 'application/json' }), 'my-account.json');
}

/** Signed out for good afterwards. */
function EraseForm({ onEnd }: { onEnd: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const words = (key: string) => translate(`account.data.${key}`);
  const erase = async (values: Record<string, unknown>) => {
    await eraseAccount(values);
    await logout({}, undefined, false);
  };
  return (
    <PlainForm fields={eraseAccountFields} onSend={erase}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2">{words('final')}</Typography>
        <RootFailure />
        <PlainField
          name="password"
          label={translate('account.password.present')}
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Submit text={words('confirm')} color="error" />
          <Button onClick={onEnd}>{words('keep')}</Button>
        </Box>
      </Box>
    </PlainForm>
  );
}
