import { ads } from '../../../schema/entities/ads.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewAd = lazyView(async () => (await import('./AdPages.tsx')).NewAd);
const EditAd = lazyView(async () => (await import('./AdPages.tsx')).EditAd);
const ShowAd = lazyView(async () => (await import('./AdPages.tsx')).ShowAd);

export const adResource = resourceOf(ads, { create: <NewAd />, edit: <EditAd />, show: <ShowAd /> });
