import { meltingLots } from '../../../schema/entities/meltingLots.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewSlip = lazyView(async () => (await import('../karigars/SlipPages.tsx')).NewSlip);
const EditLot = lazyView(async () => (await import('./EditLot.tsx')).EditLot);

export const meltingLotResource = resourceOf(meltingLots, { create: <NewSlip />, edit: <EditLot /> });
