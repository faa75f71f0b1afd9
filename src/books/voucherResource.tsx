import { vouchers } from '../../schema/entities/vouchers.ts';
import { lazyView } from '../resources/kit/lazyView.tsx';
import { resourceOf } from '../resources/kit/resourceOf.tsx';
import { ShowSettled } from './settledResource.tsx';

const NewVoucher = lazyView(async () => (await import('./VoucherPages.tsx')).NewVoucher);
const EditVoucher = lazyView(async () => (await import('./VoucherPages.tsx')).EditVoucher);

export const voucherResource = resourceOf(vouchers, {
  create: <NewVoucher />,
  edit: <EditVoucher />,
  show: <ShowSettled />,
});
