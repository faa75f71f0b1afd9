import { bizCards } from '../../../schema/entities/bizCards.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const CardList = lazyView(async () => (await import('./CardList.tsx')).CardList);
const EditCard = lazyView(async () => (await import('./CardPages.tsx')).EditCard);
const ShowCard = lazyView(async () => (await import('./CardPages.tsx')).ShowCard);

export const bizCardResource = resourceOf(bizCards, { list: <CardList />, edit: <EditCard />, show: <ShowCard /> });
