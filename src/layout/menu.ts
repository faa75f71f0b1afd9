import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CallMadeOutlined from '@mui/icons-material/CallMadeOutlined';
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import DiamondOutlined from '@mui/icons-material/DiamondOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import FeaturedVideoOutlined from '@mui/icons-material/FeaturedVideoOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NumbersOutlined from '@mui/icons-material/NumbersOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import RecyclingOutlined from '@mui/icons-material/RecyclingOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import type { ComponentType } from 'react';
import type { EntityName } from '../../schema/entities/index.ts';
import { can, type Permission } from '../../schema/permissions.ts';
import type { Place } from '../../schema/kit/groups.ts';
import { allEntities } from '../entityOf.ts';
import { isBehindLists, lookupAccess } from '../resources/lookups/lookups.ts';

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

/** An entity without an icon of its own has a list's. */
const icons: { [E in EntityName]?: ComponentType } = {
  products: DiamondOutlined,
  pieces: SellOutlined,
  pieceTransfers: OutboxOutlined,
  pieceArrivals: MoveToInboxOutlined,
  stockTakes: QrCodeScannerOutlined,
  purchases: LocalShippingOutlined,
  workOrders: HandymanOutlined,
  workOrderStates: FlagOutlined,
  karigarIssues: CallMadeOutlined,
  karigarReceipts: CallReceivedOutlined,
  salesOrders: PendingActionsOutlined,
  oldGold: RecyclingOutlined,
  chitSchemes: SavingsOutlined,
  chitMembers: MenuBookOutlined,
  chitEntries: ReceiptLongOutlined,
  productGroups: LayersOutlined,
  productCategories: CategoryOutlined,
  productGsts: PercentOutlined,
  gstRates: AccountBalanceOutlined,
  hsnCodes: NumbersOutlined,
  units: ScaleOutlined,
  currencyUnits: CurrencyExchangeOutlined,
  contacts: PersonOutlined,
  groups: GroupsOutlined,
  meetings: EventOutlined,
  commodityRates: CurrencyRupee,
  users: BadgeOutlined,
  tenants: BusinessOutlined,
  messages: ForumOutlined,
  optOuts: DoNotDisturbOnOutlined,
  erasures: PrivacyTipOutlined,
  errorLogs: BugReportOutlined,
  accessEvents: GppMaybeOutlined,
  serviceRequests: SupportAgentOutlined,
  vacancies: WorkOutlined,
  applications: ContactPageOutlined,
  downloads: DownloadOutlined,
  downloadCounts: VisibilityOutlined,
  ads: FeaturedVideoOutlined,
  adCounts: VisibilityOutlined,
  enquiries: ContactSupportOutlined,
  enquiryStatuses: FlagOutlined,
  tasks: TaskAltOutlined,
  taskStatuses: FlagOutlined,
  bizCards: StyleOutlined,
  bizCardCounts: VisibilityOutlined,
  portfolio: CollectionsOutlined,
  vouchers: ReceiptLongOutlined,
  ledgerAccounts: AccountBalanceWalletOutlined,
  businessDays: TodayOutlined,
  tills: PointOfSaleOutlined,
};

const atHand: readonly EntityName[] = ['products', 'contacts', 'commodityRates'];

/** Of an entity, by its name. */
export const iconOf = (name: string): ComponentType => icons[name as EntityName] ?? ListAltOutlined;

/** Of the page and of its place in the menu. */
export const marketingAccess = [can.ContactList, can.ShopCustomersEdit];

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
    route: '/marketing',
    icon: CampaignOutlined,
    labelKey: 'ts.page.marketing',
    permission: marketingAccess,
    place: 'messages',
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

/** What leads to each place in the rail. Administrators' pages stand there one by one, since they have no shop's day. */
export const placeIcons: Record<Exclude<Place, 'platform'>, ComponentType> = {
  today: WbSunnyOutlined,
  sell: PointOfSaleOutlined,
  stock: DiamondOutlined,
  customers: GroupsOutlined,
  messages: ForumOutlined,
  online: PublicOutlined,
  books: MenuBookOutlined,
  settings: SettingsOutlined,
};

/** The entry that a page belongs to: of those given the one with the longest route that the address begins with. */
export function entryOf(pathname: string, entries: readonly MenuEntry[] = menu): MenuEntry | undefined {
  return entries
    .filter(({ route }) => pathname === route || pathname.startsWith(`${route}/`))
    .sort((a, b) => b.route.length - a.route.length)[0];
}
