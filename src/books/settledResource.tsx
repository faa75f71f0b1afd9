import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { lazyView } from '../resources/kit/lazyView.tsx';
import { resourceOf } from '../resources/kit/resourceOf.tsx';

/** The page of a document with its settlements. */
export const ShowSettled = lazyView(async () => (await import('./SettledPages.tsx')).ShowSettled);

/** Credit and debit notes, which nobody changes. */
export const settledResource = (entity: AnyEntity) => resourceOf(entity, { show: <ShowSettled /> });
