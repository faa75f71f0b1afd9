import { Navigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useSession.ts';
import { planEntities } from './planEntities.ts';

/** leads to the plans of the first app that one may see; those of the other stand beside them. */
export function Plans() {
  const can = useCan();
  const seen = planEntities.find(({ permissions }) => can(permissions.list!));
  return <Navigate to={`/${seen!.route!}`} replace />;
}
