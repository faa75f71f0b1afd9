import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ListBase, ResourceContextProvider } from 'react-admin';
import type { Message } from '../../../schema/entities/messages.ts';
import { messages } from '../../../schema/entities/messages.ts';
import { recipients } from '../../../schema/entities/recipients.ts';
import { RecordFiles } from '../kit/files/RecordFiles.tsx';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { RecordHeading } from '../kit/pages/RecordHeading.tsx';
import { MessageActions } from './MessageActions.tsx';
import { Progress } from './Progress.tsx';
import { RecipientList } from './RecipientList.tsx';
import { paceOf } from './messageStatus.ts';
import { useMessage } from './useMessage.ts';
import { Wording } from './Wording.tsx';

const perPage = 20;
const byName = { field: 'name', order: 'ASC' } as const;

/** How a message goes: figures, the people behind them, and what it says. */
export function ShowMessage() {
  const { message, error } = useMessage();
  if (error && !message) return <LoadTrouble error={error} />;
  if (!message) return <Skeleton variant="rounded" height={320} />;
  return (
    <ResourceContextProvider value={messages.resource}>
      <RecordHeading record={message} />
      <Recipients message={message}>
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Progress message={message} actions={<MessageActions message={message} />} />
            <RecipientList message={message} />
          </Box>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Wording message={message} />
            {/* The list around is of its recipients. */}
            <ResourceContextProvider value={messages.resource}>
              <RecordFiles record={message} />
            </ResourceContextProvider>
          </Box>
        </Box>
      </Recipients>
    </ResourceContextProvider>
  );
}

function Recipients({ message, children }: { message: Message; children: React.ReactNode }) {
  const queryOptions = {
    meta: { messageId: message.id },
    refetchInterval: paceOf(message),
    // The list says itself that it could not be read.
    onError: () => {},
  };
  return (
    <ListBase
      resource={recipients.resource}
      perPage={perPage}
      sort={byName}
      storeKey={`recipients.${message.id}`}
      exporter={false}
      queryOptions={queryOptions}
    >
      {children}
    </ListBase>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};
