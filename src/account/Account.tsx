import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../authProvider/useSession.ts';
import type { Leave } from '../forms/Leaving.tsx';
import { formatPhone, none } from '../format.ts';
import { Panel } from '../layout/home/Panel.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Notices } from './Notices.tsx';
import { Sessions } from './Sessions.tsx';

/** What belongs to the person and to no shop. */
export function Account() {
  const password = useRef<Leave>(null);
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 640, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Details />
      <LanguageChoice leave={go => (password.current ? password.current(go) : go())} />
      {!user?.readsOnly && (
        <>
          <Notices />
          <ChangePassword ref={password} />
          <Sessions />
        </>
      )}
    </Box>
  );
}

function Details() {
  const translate = useTranslate();
  const { user } = useSession();
  const facts = { name: user?.name, email: user?.email, mobileNo: formatPhone(user?.mobileNo) };
  return (
    <Panel title={translate('account.details.title')}>
      <Box component="dl" sx={{ m: 0, px: 2, py: 1 }}>
        {Object.entries(facts).map(([name, value]) => (
          <Box key={name} sx={fact}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`account.details.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value || none}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const fact = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'baseline',
  py: 0.75,
};
