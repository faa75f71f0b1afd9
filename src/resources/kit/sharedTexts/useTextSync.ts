import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getSession } from '../../../authProvider/session.ts';
import { isUnanswered, statusOf } from '../../../dataProvider/errors.ts';
import { readText, writeText, type TextPlace } from '../../../dataProvider/sharedTexts.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { outboxIn } from '../../../sharedTexts/outbox.ts';
import { TextSync } from '../../../sharedTexts/TextSync.ts';

/** The text as long as it is on the screen. It asks for what is new when the server tells that there is some, and when the line is back. */
export function useTextSync({ resource, id, name }: TextPlace): TextSync {
  const sync = useMemo(() => syncOf({ resource, id, name }), [resource, id, name]);
  useEffect(() => {
    sync.open();
    window.addEventListener('online', sync.flush);
    document.addEventListener('visibilitychange', sync.flush);
    return () => {
      window.removeEventListener('online', sync.flush);
      document.removeEventListener('visibilitychange', sync.flush);
      sync.close();
    };
  }, [sync]);
  useQuery({
    queryKey: queryKeys.sharedText(id, name),
    queryFn: () => {
      sync.news();
      return null;
    },
  });
  return sync;
}

function syncOf(place: TextPlace): TextSync {
  const { user, shopId } = getSession();
  const text = `${user?.id}.${shopId}.${place.id}.${place.name}`;
  return new TextSync({
    calls: { read: since => readText(place, since), write: (update, since) => writeText(place, update, since) },
    outbox: page => outboxIn(localStorage, text, page),
    mayRepeat: error => isUnanswered(error) || statusOf(error) === 429,
  });
}
