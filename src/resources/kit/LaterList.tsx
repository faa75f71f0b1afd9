import { lazyView } from './lazyView.tsx';

/** For resources, which are known from the start: Home shows itself without the code of lists. */
export const EntityList = lazyView(async () => (await import('./list/EntityList.tsx')).EntityList);
