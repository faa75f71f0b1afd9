import { useTranslate } from 'react-admin';
import { useMenu } from '../layout/useMenu.ts';
import type { Entry } from './entries.ts';

/** Everybody's own, besides what the menu has. */
const more = [
  { route: '/account', labelKey: 'account.title' },
  { route: '/notifications', labelKey: 'notifications.title' },
  { route: '/background_tasks', labelKey: 'backgroundTasks.title', inShop: true },
];

/** Every page that the person may open, and what they may add. */
export function usePages(hasShop: boolean): Entry[] {
  const translate = useTranslate();
  const { entries, adds } = useMenu();
  const pages = [...adds, ...entries, ...more.filter(({ inShop }) => hasShop || !inShop)];
  return pages.map(({ route, labelKey, ...page }) => ({
    key: route,
    group: translate('palette.pages'),
    name: translate(labelKey, { smart_count: 2 }),
    to: route,
    ...('icon' in page && { icon: page.icon }),
  }));
}
