import { messages } from '../../../schema/entities/messages.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const MessageList = lazyView(async () => (await import('./MessageList.tsx')).MessageList);
const NewMessage = lazyView(async () => (await import('./compose/NewMessage.tsx')).NewMessage);
const ShowMessage = lazyView(async () => (await import('./ShowMessage.tsx')).ShowMessage);

export const messageResource = resourceOf(messages, {
  list: <MessageList />,
  create: <NewMessage />,
  show: <ShowMessage />,
});
