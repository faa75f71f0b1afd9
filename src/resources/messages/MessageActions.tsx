import Box from '@mui/material/Box';
import { ResourceContextProvider, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages, type Message } from '../../../schema/entities/messages.ts';
import type { EntityButton } from '../../../schema/kit/buttonsOf.ts';
import { ActionButtons } from '../kit/actions/ActionButtons.tsx';
import { RetryTo } from './RetryTo.tsx';

/** What can be done with the message as it stands. A message that was sent again goes on to the new one. */
export function MessageActions({ message }: { message: Message }) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const goOn = (made: unknown, { name }: EntityButton) => {
    if (name !== 'retry') return;
    void navigate(createPath({ resource: messages.resource, id: (made as Message).id, type: 'show' }));
  };
  return (
    <ResourceContextProvider value={messages.resource}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActionButtons on="record" size="medium" record={message} inputs={inputs} onDone={goOn} />
      </Box>
    </ResourceContextProvider>
  );
}

const inputs = { to: RetryTo };
