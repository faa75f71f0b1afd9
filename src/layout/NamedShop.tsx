import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shopInLink } from '../../schema/rules/notifications.ts';
import { chooseShop } from '../authProvider/account.ts';
import { isSignedIn } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';
import { Loading } from './Fallbacks.tsx';

/** An address from outside may say which shop it is about: that one is entered before anything of another is shown. */
export function NamedShop({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const { shop, to } = useNamed();
  const { shopId } = session;
  const isWanted = shop !== null && isSignedIn(session);
  useEffect(() => {
    if (!isWanted) return;
    if (shop === shopId) void navigate(to, { replace: true });
    // Whoever does not work there, or not any more, sees where they do.
    else chooseShop(shop, to).catch(() => navigate('/shops', { replace: true }));
  }, [isWanted, shop, shopId, to, navigate]);
  return isWanted ? <Loading /> : children;
}

function useNamed(): { shop: string | null; to: string } {
  const { pathname, search } = useLocation();
  const rest = new URLSearchParams(search);
  const shop = rest.get(shopInLink);
  rest.delete(shopInLink);
  return { shop, to: rest.size ? `${pathname}?${rest}` : pathname };
}
