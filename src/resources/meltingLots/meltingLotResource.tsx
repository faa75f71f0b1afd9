import { meltingLots } from '../../../schema/entities/meltingLots.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewSlip = lazyView(async () => (await import('../karigars/SlipPages.tsx')).NewSlip);
const EditSlip = lazyView(async () => (await import('../karigars/SlipPages.tsx')).EditSlip);

export const meltingLotResource = resourceOf(meltingLots, { create: <NewSlip />, edit: <EditSlip /> });
