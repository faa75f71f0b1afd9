import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { lazyView } from '../resources/kit/lazyView.tsx';
import { resourceOf } from '../resources/kit/resourceOf.tsx';

const EditSettled = lazyView(async () => (await import('./SettledPages.tsx')).EditSettled);
/** The page of a document with its settlements. */
export const ShowSettled = lazyView(async () => (await import('./SettledPages.tsx')).ShowSettled);

/** Vouchers and notes. */
export const settledResource = (entity: AnyEntity) =>
  resourceOf(entity, { ...(entity.permissions.update && { edit: <EditSettled /> }), show: <ShowSettled /> });
