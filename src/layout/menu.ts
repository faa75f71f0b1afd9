import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import type { ComponentType } from 'react';
import type { EntityName } from '../../schema/entities/index.ts';
import { icons } from './entityIcons.ts';
import { can, type Permission } from '../../schema/permissions.ts';
import type { Place } from '../../schema/kit/groups.ts';
import { allEntities } from '../entityOf.ts';
import { reportAccess } from '../reports/subjects.ts';
import { isBehindLists, lookupAccess } from '../resources/lookups/lookups.ts';
import { marketingAccess } from './marketing/marketingAccess.ts';

const listsRoute = '/lookups';

export type MenuEntry = {
  /** `:shopId` is the chosen shop. */
  route: string;
  icon: ComponentType;
  labelKey: string;
  /** Without one it is everybody's; of several one will do. */
  permission?: Permission | readonly Permission[];
  place: Place;
  /** Makes sense without a chosen shop. */
  withoutShop?: true;
  /** The page is a form, whose Save wants the place of a phone's bottom bar. */
  hasSave?: true;
  /** Its page has addresses of its own below it, which are no deeper pages. */
  hasTabs?: true;
  /** Stands behind the one entry of all look-ups; the palette finds it by itself. */
  behind?: typeof listsRoute;
  /** Among the four places of a phone's bottom bar. */
  atHand?: true;
};

const atHand: readonly EntityName[] = ['products', 'contacts', 'commodityRates'];

/** Of an entity, by its name. */
export const iconOf = (name: string): ComponentType => icons[name as EntityName] ?? ListAltOutlined;

/**
 * What a shop's people cannot mend: they come here with the reference that they were told. Whoever looks after the platform
 * has the errors of all shops in one list.
 */
const unlisted: readonly EntityName[] = ['errorLogs'];

/** Every other entity that has a list is in the menu. */
export const menu: MenuEntry[] = [
  { route: '/home', icon: WbSunnyOutlined, labelKey: 'ts.page.home', place: 'today', atHand: true },
  {
    route: '/shops/:shopId',
    icon: SettingsOutlined,
    labelKey: 'tenancy.shops.details',
    permission: can.ShopList,
    place: 'settings',
    hasSave: true,
  },
  ...allEntities.flatMap(
    ({ name, route, menu: place = 'stock', space, permissions, isOverShops, view }): MenuEntry[] => {
      const known = name as EntityName;
      if (!route || !permissions.list || (unlisted.includes(known) && !isOverShops)) return [];
      return [
        {
          route: `/${route}`,
          icon: iconOf(name),
          labelKey: `resources.${route}.name`,
          permission: permissions.list,
          place,
          ...(atHand.includes(known) && !view && { atHand: true }),
          ...(isBehindLists(name) && { behind: listsRoute }),
          ...(space === 'platform' && { withoutShop: true }),
        },
      ];
    },
  ),
  {
    route: '/day_book',
    icon: MenuBookOutlined,
    labelKey: 'books.dayBook',
    permission: can.LedgerList,
    place: 'books',
  },
  {
    route: '/dues',
    icon: HourglassBottomOutlined,
    labelKey: 'books.dues',
    permission: can.LedgerList,
    place: 'books',
  },
  {
    route: '/scheme_reminders',
    icon: NotificationsActiveOutlined,
    labelKey: 'chits.remind.title',
    permission: can.ChitMemberList,
    place: 'sell',
  },
  {
    route: '/scheme_liability',
    icon: SavingsOutlined,
    labelKey: 'chits.owed.title',
    permission: can.ChitMemberList,
    place: 'books',
  },
  {
    route: '/work_steps',
    icon: NotificationsActiveOutlined,
    labelKey: 'karigars.steps.title',
    permission: can.WorkOrderEdit,
    place: 'sell',
  },
  {
    route: '/karigar_holdings',
    icon: HandymanOutlined,
    labelKey: 'karigars.holdings.title',
    permission: can.KarigarVoucherList,
    place: 'books',
  },
  {
    route: '/trial_balance',
    icon: BalanceOutlined,
    labelKey: 'books.trialBalance',
    permission: can.LedgerList,
    place: 'books',
  },
  {
    route: '/reports',
    icon: InsightsOutlined,
    labelKey: 'reports.title',
    permission: reportAccess,
    place: 'books',
  },
  {
    route: '/unusual_days',
    icon: EventBusyOutlined,
    labelKey: 'books.unusualDays.title',
    permission: can.LedgerList,
    place: 'books',
  },
  {
    route: '/gst_returns',
    icon: FactCheckOutlined,
    labelKey: 'returns.title',
    permission: can.LedgerList,
    place: 'books',
  },
  {
    route: '/legal_limits',
    icon: GavelOutlined,
    labelKey: 'books.legalLimits.title',
    permission: can.LedgerList,
    place: 'books',
  },
  {
    route: '/marketing',
    icon: CampaignOutlined,
    labelKey: 'ts.page.marketing',
    permission: marketingAccess,
    place: 'messages',
  },
  {
    route: '/support_access',
    icon: SupportAgentOutlined,
    labelKey: 'tenancy.support.title',
    permission: can.UserEdit,
    place: 'settings',
  },
  {
    route: '/subscriptions',
    icon: EventRepeatOutlined,
    labelKey: 'subscriptions.title',
    permission: can.UserEdit,
    place: 'settings',
  },
  {
    route: listsRoute,
    icon: ListAltOutlined,
    labelKey: 'lookups.title',
    permission: lookupAccess,
    place: 'settings',
    hasTabs: true,
  },
  {
    route: '/categories',
    icon: CategoryOutlined,
    labelKey: 'lookups.categories',
    permission: can.CategoryList,
    place: 'settings',
    behind: listsRoute,
  },
  {
    route: '/shops',
    icon: StorefrontOutlined,
    labelKey: 'tenancy.shops.all',
    permission: can.SystemAll,
    place: 'platform',
    withoutShop: true,
  },
  {
    route: '/system/users',
    icon: AdminIcon,
    labelKey: 'permission.platform.title',
    permission: can.SystemAll,
    place: 'platform',
    withoutShop: true,
  },
  {
    route: '/system/server',
    icon: MonitorHeartOutlined,
    labelKey: 'server.title',
    permission: can.SystemAll,
    place: 'platform',
    withoutShop: true,
  },
];

/** The entry that a page belongs to: of those given the one with the longest route that the address begins with. */
export function entryOf(pathname: string, entries: readonly MenuEntry[] = menu): MenuEntry | undefined {
  return entries
    .filter(({ route }) => pathname === route || pathname.startsWith(`${route}/`))
    .sort((a, b) => b.route.length - a.route.length)[0];
}
