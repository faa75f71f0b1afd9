import { oldGold } from '../../../schema/entities/oldGold.ts';
import { ShowSettled } from '../../books/settledResource.tsx';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewOldGold = lazyView(async () => (await import('./OldGoldPages.tsx')).NewOldGold);
const EditOldGold = lazyView(async () => (await import('./OldGoldPages.tsx')).EditOldGold);

export const oldGoldResource = resourceOf(oldGold, {
  create: <NewOldGold />,
  edit: <EditOldGold />,
  show: <ShowSettled />,
});
