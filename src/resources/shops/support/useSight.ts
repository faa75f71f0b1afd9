import { can } from '../../../../schema/permissions.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { isOpen } from './calls.ts';
import { useMySupport } from './useSupport.ts';

/** A person sees a shop as its member, or by a support access, which shows personal data only where the owner allowed it. */
export type Sight = { isMember: boolean; seesPersonal: boolean };

/** Returns how the person sees the chosen shop; undefined in no shop and until it is known. */
export function useSight(): Sight | undefined {
  const { shopId } = useSession();
  const mayBeSupport = useCan()(can.SystemAll);
  const { data, isPending } = useMySupport();
  if (!shopId || (mayBeSupport && isPending)) return undefined;
  const accesses = data?.mine.filter(access => access.shopId === shopId && !access.isMember) ?? [];
  const isMember = accesses.length === 0;
  return { isMember, seesPersonal: isMember || accesses.some(access => isOpen(access) && access.showsPersonal) };
}

/** The server refuses a support access, and logs each refusal, for what members alone have: notifications, background tasks, events, colleagues. */
export function useIsMember(): boolean {
  return useSight()?.isMember === true;
}
