import { oldGold } from '../../../schema/entities/oldGold.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewOldGold = lazyView(async () => (await import('./OldGoldPages.tsx')).NewOldGold);
const EditOldGold = lazyView(async () => (await import('./OldGoldPages.tsx')).EditOldGold);
const ShowSettled = lazyView(async () => (await import('../../books/SettledPages.tsx')).ShowSettled);

export const oldGoldResource = resourceOf(oldGold, {
  create: <NewOldGold />,
  edit: <EditOldGold />,
  show: <ShowSettled />,
});
