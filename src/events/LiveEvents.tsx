import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPermissions } from '../authProvider/account.ts';
import { useSession } from '../authProvider/useSession.ts';
import { holdsInput } from '../dataProvider/renewal.ts';
import { usePushRenewal } from '../push/usePushRenewal.ts';
import { useIsMember } from '../resources/shops/support/useSight.ts';
import { freshness } from './freshness.ts';
import { setLive } from './live.ts';
import type { ServerEvent } from './readEvents.ts';
import { shareLine } from './sharedLine.ts';

/** Keeps what is shown as fresh as the server tells, while the person is in a shop as its member. A new session begins a new line. */
export function LiveEvents() {
  const client = useQueryClient();
  usePushRenewal();
  const { shopId, token } = useSession();
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember || !shopId || !token) return;
    const ending = new AbortController();
    const fresh = freshness(client);
    const hear = hearing(fresh);
    shareLine({
      path: `/shops/${encodeURIComponent(shopId)}/events`,
      signal: ending.signal,
      onEvent: hear,
      onUp: isUp => ending.signal.aborted || setLive(isUp),
      // What was stored of the session is no longer true: asking tells in which way. Over a form its own call will ask.
      onRefused: () => holdsInput() || void refreshPermissions(),
    });
    return () => {
      ending.abort();
      fresh.stop();
      setLive(false);
    };
  }, [client, isMember, shopId, token]);
  return null;
}

/** What happened before the line was open has been read by the page that opens it, but for the very last moment. */
function hearing({ changed, changedBy }: Pick<ReturnType<typeof freshness>, 'changed' | 'changedBy'>) {
  let isFirst = true;
  return ({ event, data }: ServerEvent) => {
    if (event === 'ready') {
      changed(isFirst ? 'notifications' : '*');
      isFirst = false;
    }
    if (event === 'notification') changed('notifications');
    if (event === 'changed') {
      const { resource, change, ids = [] } = data as { resource: string; change?: string; ids?: string[] };
      if (change) changedBy(change, resource, ids);
      else changed(resource);
    }
  };
}
