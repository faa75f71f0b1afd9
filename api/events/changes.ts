import { entities } from '../../schema/entities/index.ts';
import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { recordCounts } from '../crud/recordCounts.ts';
import type { Touched } from '../db/history.ts';
import type { Ports } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

/** Where more were changed it is only told that some were: a signal of PostgreSQL holds 8,000 bytes. */
const mostIds = 100;

/** Whoever looks at one of the records that a call has changed, or at a list of such, hears of it once the call is over. */
export const tellChanges = ({ ports, shop, changeId, touched }: RequestContext): void => {
  if (changeId) tellTouched(ports, shop, changeId, touched);
};

/** The same of what a job has done so far. How many there are is counted anew. */
export const tellTouched = ({ events }: Ports, shop: string, change: string, touched: Touched): void => {
  for (const [resource, ids] of touched) {
    const entity = (entities as Record<string, AnyEntity>)[resource];
    if (!entity) continue;
    recordCounts.forget(shop, entity);
    if (!isShops(entity) || entity.personal) continue;
    events.tell({ shop, resource, change, ids: ids.size <= mostIds ? [...ids] : [] });
  }
};
