import { orders } from '../../../schema/entities/orders.ts';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditOrder = later(async () => (await import('./EditOrder.tsx')).EditOrder);

export const orderResource = resourceOf(orders, { edit: <EditOrder /> });
