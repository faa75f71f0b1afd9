import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Visit } from '../../../schema/visit.ts';
import { shopToday } from '../../serverClock.ts';

const VisitContext = createContext<Visit>({ pathname: '/', search: '', day: shopToday() });
export const VisitProvider = VisitContext.Provider;

export function useVisit(): Visit {
  return useContext(VisitContext);
}

/** As the server left it in the page; without a server's page as the address says. */
export function visitHere(): Visit {
  const written = document.getElementById('visit')?.textContent;
  const { pathname, search } = location;
  return written ? (JSON.parse(written) as Visit) : { pathname, search, day: shopToday() };
}
