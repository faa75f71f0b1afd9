import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { holds } from '../authProvider/permissions.ts';
import { signInUrl } from '../authProvider/returnUrl.ts';
import { isSignedIn } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';
import { routeOf } from '../routes.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Lets through who may see the page; everybody else is shown the way. What is no page at all is told so at its own address. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const route = routeOf(pathname);
  if (!route) return <ErrorPage kind="notFound" />;
  if (route.access === 'public') return children;
  if (!isSignedIn(session)) return <Navigate to={signInUrl(pathname + search + hash)} replace />;
  if (!session.shopId && !route.withoutShop)
    return <Navigate to={`/shops?returnUrl=${encodeURIComponent(pathname + search)}`} replace />;
  const isOpen = route.access.length === 0 || route.access.some(permission => holds(permission, session));
  return isOpen ? children : <Navigate to="/error/unauthorized" replace />;
}
