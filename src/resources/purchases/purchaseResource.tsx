import { purchases } from '../../../schema/entities/purchases.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewPurchase = lazyView(async () => (await import('./PurchasePages.tsx')).NewPurchase);
const EditPurchase = lazyView(async () => (await import('./PurchasePages.tsx')).EditPurchase);

export const purchaseResource = resourceOf(purchases, { create: <NewPurchase />, edit: <EditPurchase /> });
