import Box from '@mui/material/Box';
import type { Message } from '../../../schema/entities/messages.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { CancelMessage } from './CancelMessage.tsx';
import { RetryMessage } from './RetryMessage.tsx';
import { isOver, status } from './messageStatus.ts';

/** What can be done with the message as it stands. */
export function MessageActions({ message }: { message: Message }) {
  const may = useCan();
  const canStop = may(can.MessageCancel) && message.status! < status.completed;
  const isAgain = isOver(message) && message.failed! + message.sent! - message.read! > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canStop && <CancelMessage message={message} />}
      {may(can.MessageSend) && isAgain && <RetryMessage message={message} />}
    </Box>
  );
}
