import { payments } from '../../../schema/entities/payments.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ShowPayment = lazyView(async () => (await import('./ShowPayment.tsx')).ShowPayment);

export const paymentResource = resourceOf(payments, { show: <ShowPayment /> });
