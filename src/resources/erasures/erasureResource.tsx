import { erasures } from '../../../schema/entities/erasures.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const LookUp = lazyView(async () => (await import('./LookUp.tsx')).LookUp);

export const erasureResource = resourceOf(erasures, { create: <LookUp /> });
