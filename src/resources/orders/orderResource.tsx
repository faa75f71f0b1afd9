import { orders } from '../../../schema/entities/orders.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditOrder = lazyView(async () => (await import('./EditOrder.tsx')).EditOrder);

export const orderResource = resourceOf(orders, { edit: <EditOrder /> });
