import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { mobileFields } from '../../schema/rules/account.ts';
import { getSession, setSession, type User } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';
import { PlainField } from '../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../forms/PlainForm.tsx';
import { formatPhone, none } from '../format.ts';
import { Panel } from '../layout/home/Panel.tsx';
import { queryKeys } from '../queryKeys.ts';
import { setOwnNumber } from './calls.ts';
import { EmailForm } from './EmailForm.tsx';

type Props = { isTyping: boolean; onTyping: (isTyping: boolean) => void };

/** The person's name, address and number. The address is for signing in and letters, the number for messages on WhatsApp. */
export function Details({ isTyping, onTyping }: Props) {
  const translate = useTranslate();
  const { user } = useSession();
  const facts = { name: user?.name, email: user?.email, mobileNo: formatPhone(user?.mobileNo) };
  const words = (key: string) => translate(`account.details.${key}`);
  return (
    <Panel title={words('title')}>
      <Box component="dl" sx={{ m: 0, px: 2, py: 1 }}>
        {Object.entries(facts).map(([name, value]) => (
          <Box key={name} sx={fact}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {words(name)}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value || none}
            </Box>
          </Box>
        ))}
      </Box>
      {user && !user.readsOnly && <Changes user={user} isTyping={isTyping} onTyping={onTyping} />}
    </Panel>
  );
}

/** The number or the address is changed in a form that takes the place of the buttons. */
function Changes({ user, isTyping, onTyping }: Props & { user: User }) {
  const translate = useTranslate();
  const [isMoving, setMoving] = useState(false);
  const words = (key: string) => translate(`account.details.${key}`);
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      {isTyping ? (
        <NumberForm initial={user.mobileNo ?? ''} onEnd={() => onTyping(false)} />
      ) : isMoving ? (
        <EmailForm onEnd={() => setMoving(false)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => onTyping(true)}>
            {words(user.mobileNo ? 'change_number' : 'add_number')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setMoving(true)}>
            {words('change_email')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function NumberForm({ initial, onEnd }: { initial: string; onEnd: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const save = async (values: Record<string, unknown>) => {
    const { mobileNo } = await setOwnNumber(values);
    const { user } = getSession();
    setSession({ user: user && { ...user, mobileNo } });
    notify('account.details.number_done', { type: 'success' });
    onEnd();
    await client.invalidateQueries({ queryKey: queryKeys.notices });
  };
  return (
    <PlainForm fields={mobileFields} defaultValues={{ mobileNo: initial }} onSend={save}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <RootFailure />
        <PlainField name="mobileNo" type="tel" inputMode="tel" autoComplete="tel-national" autoFocus />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Submit text={translate('account.details.save_number')} />
          <Button onClick={onEnd}>{translate('ra.action.cancel')}</Button>
        </Box>
      </Box>
    </PlainForm>
  );
}

const fact = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'baseline',
  py: 0.75,
};
