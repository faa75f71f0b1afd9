import { useCallback, useSyncExternalStore } from 'react';
import { holds } from './permissions.ts';
import { getSession, subscribe, type Session } from './session.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession);
}

/** Whether the person may: answered at once, and again when the session changes. */
export function useCan(): (permission: string) => boolean {
  const session = useSession();
  return useCallback((permission: string) => holds(permission, session), [session]);
}
