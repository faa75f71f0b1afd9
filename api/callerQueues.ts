import type { Access } from './access.ts';
import type { RequestContext } from './requestContext.ts';
import type { Operation } from './operation.ts';
import { urgent } from './ports.ts';
import { networkOf } from './session/network.ts';

type Caller = { session: string; shopId: string | undefined; address: string };

/** Of more, those heard of longest ago wait as strangers do. */
const mostCallers = 10_000;

/**
 * In whose queue a call waits for the database. Whoever was let into a shop waits in that shop's, so that shops do not wait for
 * each other; everybody else waits by network: a session that nobody has looked at yet fills no shop's queue.
 */
export const callerQueues = () => {
  const letIn = new Set<string>();
  const keyOf = (access: Access, { session, shopId }: Caller) => `${session} ${placeOf(access, shopId)}`;
  return {
    of({ urgent: isUrgent, access }: Operation, caller: Caller): string {
      if (isUrgent) return urgent;
      return letIn.has(keyOf(access, caller)) ? placeOf(access, caller.shopId) : networkOf(caller.address);
    },
    /** What has become of the call decides where the next one waits. */
    learn({ access, isLetIn }: RequestContext, caller: Caller, status: number): void {
      const key = keyOf(access, caller);
      if (isLetIn || status === 401 || status === 403) letIn.delete(key);
      if (!isLetIn) return;
      letIn.add(key);
      if (letIn.size > mostCallers) letIn.delete(letIn.values().next().value!);
    },
  };
};

/** The queue of those who were let in. */
export const placeOf = ({ to }: Access, shopId: string | undefined) => shopId?.toLowerCase() ?? to;
