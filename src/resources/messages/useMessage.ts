import { useGetOne, useParams, useRequireAccess } from 'react-admin';
import { messages, type Message } from '../../../schema/entities/messages.ts';
import { usePageTrouble } from '../../layout/usePageTrouble.ts';
import { paceOf } from './messageStatus.ts';

type Asked = { state: { data?: Message } };

/** The message of the address, read again for as long as it moves and somebody looks. */
export function useMessage(): { message?: Message; error: unknown } {
  const { resource } = messages;
  const { id = '' } = useParams();
  const { isPending: isAsking } = useRequireAccess({ resource, action: 'show' });
  const { data, error } = useGetOne<Message>(
    resource,
    { id },
    {
      enabled: !isAsking,
      refetchInterval: ({ state }: Asked) => (state.data ? paceOf(state.data) : false),
    },
  );
  usePageTrouble(error, Boolean(data));
  return { message: data, error };
}
