import { useCan, useSession } from '../authProvider/useSession.ts';
import { menu, quickAdds, type MenuEntry } from './menu.ts';

/** What of the menu is open to the person: before there is a shop only what stands above all shops. */
export function useMenu() {
  const can = useCan();
  const { shopId } = useSession();
  const isOpen = ({ permission, withoutShop }: Pick<MenuEntry, 'permission' | 'withoutShop'>) =>
    (shopId !== null || withoutShop) && (!permission || [permission].flat().some(can));
  const entries = menu.filter(isOpen).map(entry => ({ ...entry, route: entry.route.replace(':shopId', shopId ?? '') }));
  return { entries, adds: quickAdds.filter(isOpen) };
}
