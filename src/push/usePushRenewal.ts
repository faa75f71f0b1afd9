import { useEffect } from 'react';
import { renewedKey } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';
import { logError } from '../log.ts';
import { renew } from './device.ts';

/** Once for each session in this browser. */
export function usePushRenewal(): void {
  const { token } = useSession();
  useEffect(() => {
    if (token && localStorage.getItem(renewedKey) !== digestOf(token))
      renew().then(
        () => localStorage.setItem(renewedKey, digestOf(token)),
        (error: unknown) => logError('This device may not be told any more', error),
      );
  }, [token]);
}

/** Enough to tell one session from the next. */
const digestOf = (token: string) => token.slice(0, 8);
