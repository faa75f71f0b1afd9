import { mayAct } from '../../authProvider/permissions.ts';
import { useSession } from '../../authProvider/useSession.ts';

/** react-admin's `canAccess`, answered at once: a button that turns up a moment later is pressed by mistake. */
export function useMay(resource: string, action: string): boolean {
  return mayAct(resource, action, useSession());
}
