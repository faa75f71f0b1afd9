import { useLocation } from 'react-router-dom';
import { places, type Place } from '../../schema/kit/groups.ts';
import { useCan, useSession } from '../authProvider/useSession.ts';
import { entryOf, menu, type MenuEntry } from './menu.ts';
import { quickAdds } from './quickAdds.ts';

/** A place of the menu with what of it is open to the person: its first entry is what it opens. */
export type OpenPlace = { name: Place; entries: [MenuEntry, ...MenuEntry[]] };

/** What of the menu is open to the person: before there is a shop only what stands above all shops. `current`: where one is. */
export function useMenu() {
  const can = useCan();
  const { shopId } = useSession();
  const { pathname } = useLocation();
  const isOpen = ({ permission, withoutShop }: Pick<MenuEntry, 'permission' | 'withoutShop'>) =>
    (shopId !== null || withoutShop) && (!permission || [permission].flat().some(can));
  const entries = menu.filter(isOpen).map(entry => ({ ...entry, route: entry.route.replace(':shopId', shopId ?? '') }));
  const shown = entries.filter(({ behind }) => !behind);
  return { entries, places: placesOf(shown), current: entryOf(pathname, entries), adds: quickAdds.filter(isOpen) };
}

const placesOf = (entries: readonly MenuEntry[]): OpenPlace[] =>
  places.flatMap(name => {
    const [first, ...others] = entries.filter(({ place }) => place === name);
    return first ? [{ name, entries: [first, ...others] }] : [];
  });
