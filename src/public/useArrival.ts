import { useEffect, useState } from 'preact/hooks';
import { onward } from '../authProvider/returnUrl.ts';
import { getSession, hasOwnSession, subscribe } from '../authProvider/session.ts';
import { leaveFor } from './leave.ts';

type Arrival = 'waiting' | 'passing' | 'renewed';

/**
 * Whoever is signed in, here or in another tab, goes on to where he was going. A session that ended over a form in
 * another tab is renewed instead (`?renew`): that tab goes on, and this one has done its work.
 */
export function useArrival(): Arrival {
  const [isRenewal] = useState(() => new URLSearchParams(location.search).has('renew'));
  const [arrival, setArrival] = useState<Arrival>(() => (hasOwnSession() && !isRenewal ? 'passing' : 'waiting'));
  useEffect(() => {
    const { token: ended } = getSession();
    const look = () => {
      if (!hasOwnSession()) return;
      if (!isRenewal) leaveFor(onward(location.search));
      else if (getSession().token !== ended) setArrival('renewed');
    };
    look();
    return subscribe(look);
  }, [isRenewal]);
  return arrival;
}
