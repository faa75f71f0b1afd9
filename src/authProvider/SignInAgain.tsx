import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import { offerRenewal } from '../dataProvider/renewal.ts';
import { signInAgain } from './account.ts';
import { PasswordField } from './PasswordField.tsx';
import { signInPath } from './returnUrl.ts';
import { isSignedIn } from './session.ts';
import { useSession } from './useSession.ts';

type Answer = (isRenewed: boolean) => void;

/**
 * When the session ends over a form or in the middle of a save: the password is asked for here, and the input stays. Who
 * has none signs in with Google in another tab, from where the new session arrives.
 */
export function SignInAgain() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => offerRenewal(() => new Promise(resolve => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const close = (isRenewed: boolean) => {
    setAnswer(null);
    answer(isRenewed);
  };
  return <PasswordDialog onClose={close} />;
}

function PasswordDialog({ onClose }: { onClose: Answer }) {
  const translate = useTranslate();
  useRenewal(() => onClose(true));
  const { password, setPassword, failure, isSending, submit } = usePassword();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <form onSubmit={event => void submit(event)}>
        <DialogTitle id="sign-in-again">{translate('ts.signIn.ended')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {translate('ts.signIn.endedHint')}
          </Typography>
          <Username />
          <PasswordField
            autoFocus
            value={password}
            onChange={event => setPassword(event.target.value)}
            error={failure !== ''}
            helperText={translate(failure, { _: failure })}
          />
          <Link href={`${signInPath}?renew`} target="_blank" variant="body2" sx={{ display: 'inline-block', py: 1.5 }}>
            {translate('ts.signIn.withGoogle')}
          </Link>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{translate('ts.frame.signOut')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {translate('ts.signIn.goOn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useRenewal(onRenewed: () => void) {
  const session = useSession();
  const [{ token }] = useState(session);
  const renewed = useEvent(onRenewed);
  const isRenewed = isSignedIn(session) && session.token !== token;
  useEffect(() => {
    if (isRenewed) renewed();
  }, [isRenewed, renewed]);
}

/** Tells password managers whose password is asked for. */
function Username() {
  const { user } = useSession();
  return <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}

/** A success is seen by the session. */
function usePassword() {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // The form behind the dialog is its parent in React's tree.
    event.stopPropagation();
    setSending(true);
    const outcome = await signInAgain(password).then(() => '', messageOf);
    setSending(false);
    setFailure(outcome);
  };
  return { password, setPassword, failure, isSending, submit };
}
