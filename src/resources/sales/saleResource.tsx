import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { ShowSettled } from '../../books/settledResource.tsx';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewSale = lazyView(async () => (await import('./SalePages.tsx')).NewSale);
const EditSale = lazyView(async () => (await import('./SalePages.tsx')).EditSale);

/** Of estimates, orders and bills. */
export const saleResource = (entity: AnyEntity) =>
  resourceOf(entity, { create: <NewSale />, edit: <EditSale />, show: <ShowSettled /> });
