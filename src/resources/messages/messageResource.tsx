import { messages } from '../../../schema/entities/messages.ts';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';
import { MessageList } from './MessageList.tsx';

const NewMessage = later(async () => (await import('./compose/NewMessage.tsx')).NewMessage);
const ShowMessage = later(async () => (await import('./ShowMessage.tsx')).ShowMessage);

export const messageResource = resourceOf(messages, {
  list: <MessageList />,
  create: <NewMessage />,
  show: <ShowMessage />,
});
