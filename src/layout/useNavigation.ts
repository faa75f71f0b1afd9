import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeOf } from '../routes.tsx';
import { setRouteTitle } from './tabTitle.ts';
import { useStartingPoint } from './useStartingPoint.ts';

/** What every navigation does: the tab's title follows the route, and the page starts at the hash or at the top, also for the keyboard. */
export function useNavigation(): void {
  const translate = useTranslate();
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const title = routeOf(pathname)?.title ?? 'ts.page.notFound';

  useEffect(() => {
    setRouteTitle(translate(title, { smart_count: 2 }), translate('ts.app'));
  }, [title, translate]);

  useStartingPoint(pathname);

  useEffect(() => {
    if (hash) return whenPresent(idIn(hash), scrollTo);
    // Going back returns to where one was, which the browser and the lists remember.
    if (navigation !== 'POP') window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, navigation]);
}

/** Anyone can write an address that is not well encoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function scrollTo(element: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

/** The page may still be loading what the hash names. Returns the way to stop waiting. */
function whenPresent(id: string, then: (element: Element) => void): () => void {
  const waiting = new MutationObserver(look);
  function look(): void {
    const element = document.getElementById(id);
    if (!element) return;
    waiting.disconnect();
    then(element);
  }
  waiting.observe(document.body, { childList: true, subtree: true });
  look();
  return () => waiting.disconnect();
}
