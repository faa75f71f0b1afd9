import { entities } from './entities/index.ts';
import type { AnyEntity } from './kit/defineEntity.ts';
import { can, type Permission } from './permissions.ts';
import { views } from './views/index.ts';

/** What a report can be about: every list of a shop with figures and a page. */
export const reportSubjects: readonly AnyEntity[] = [...(Object.values(entities) as AnyEntity[]), ...views].filter(
  ({ figures = {}, route }) => route && Object.keys(figures).length > 0,
);

/** The fine metal of the books, which is no list. */
export const positionSubject = 'metal_position';
export const positionAccess: Permission = can.LedgerList;
