import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { can } from '../../schema/permissions.ts';
import { useCan, useSession } from '../authProvider/useSession.ts';
import type { Leave } from '../forms/Leaving.tsx';
import { ApprovalPin } from './ApprovalPin.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Details } from './Details.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Notices } from './Notices.tsx';
import { OwnData } from './OwnData.tsx';
import { Sessions } from './Sessions.tsx';

/** What belongs to the person and to no shop. */
export function Account() {
  const password = useRef<Leave>(null);
  const [isTyping, setTyping] = useState(false);
  const { user } = useSession();
  const mayApprove = useCan()(can.SaleApprove);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 640, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Details isTyping={isTyping} onTyping={setTyping} />
      <LanguageChoice leave={go => (password.current ? password.current(go) : go())} />
      {!user?.readsOnly && (
        <>
          <Notices onNumber={() => setTyping(true)} />
          <ChangePassword ref={password} />
          {mayApprove && <ApprovalPin />}
          <Sessions />
          <OwnData />
        </>
      )}
    </Box>
  );
}
