import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { sendProof } from '../account/calls.ts';
import { whoAmI } from '../authProvider/account.ts';
import { setSession } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';
import { get } from '../dataProvider/calls.ts';
import { useAction } from '../forms/useAction.ts';
import { queryKeys } from '../queryKeys.ts';
import { noticeBar } from '../theme/noticeBar.ts';
import { reaching } from '../theme/touch.ts';

/** Over every page while the person has to prove their e-mail address: where the link is, and the way to another letter. */
export function ProofBar() {
  const { user } = useSession();
  return user?.isEmailProved === false && !user.readsOnly ? <Notice email={user.email} /> : null;
}

function Notice({ email }: { email: string }) {
  const translate = useTranslate();
  const { isBusy, run } = useAction([]);
  const isDemo = useDemo();
  useProof();
  return (
    <Box role="status" sx={{ ...noticeBar, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <MarkEmailUnreadOutlined sx={{ fontSize: 20, color: 'gold.main' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate('ts.proof.notice', { email })}{' '}
        {isDemo && (
          <MuiLink href="/outbox" sx={reaching(20)}>
            {translate('ts.proof.outbox')}
          </MuiLink>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        onClick={() => run(sendProof, { done: 'ts.proof.sent', args: { email } })}
        sx={{ flex: 'none' }}
      >
        {translate('ts.proof.again')}
      </Button>
    </Box>
  );
}

/** The link may be opened anywhere: whoever comes back to this page is asked for anew. */
function useProof() {
  const { data: user } = useQuery({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => whoAmI(signal),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (user?.isEmailProved) setSession({ user });
  }, [user]);
}

/** Letters of the demo lie in its outbox. */
function useDemo(): boolean {
  const { data } = useQuery({
    queryKey: queryKeys.googleClient,
    queryFn: ({ signal }) => get<{ issuer?: string }>('/account/nonce', { signal }),
    staleTime: Infinity,
  });
  return data?.issuer !== undefined;
}
