import { Navigate } from 'react-router-dom';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { HeldPlans } from './HeldPlans.tsx';
import { ofAllShops, subscriptionEntities } from './subscriptionEntities.ts';

/** the platform's people are led to those of all shops, others see what their own shop holds. */
export function Subscriptions() {
  const can = useCan();
  const { shopId } = useSession();
  const seen = subscriptionEntities.find(({ permissions }) => can(permissions.list!));
  if (seen) return <Navigate to={`/${ofAllShops(seen).route!}`} replace />;
  return shopId ? <HeldPlans /> : <Navigate to="/shops" replace />;
}
