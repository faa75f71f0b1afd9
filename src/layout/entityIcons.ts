import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CallMadeOutlined from '@mui/icons-material/CallMadeOutlined';
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
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
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import NumbersOutlined from '@mui/icons-material/NumbersOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import RecyclingOutlined from '@mui/icons-material/RecyclingOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import type { ComponentType } from 'react';
import type { EntityName } from '../../schema/entities/index.ts';

/** An entity without an icon of its own has a list's. */
export const icons: { [E in EntityName]?: ComponentType } = {
  products: DiamondOutlined,
  payments: CurrencyRupee,
  pieces: SellOutlined,
  soldGoods: ShoppingBagOutlined,
  customerSubscriptions: CardMembershipOutlined,
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
  meltingLots: LocalFireDepartmentOutlined,
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
  invoicePlans: LoyaltyOutlined,
  messengerPlans: LoyaltyOutlined,
  invoiceSubscriptions: EventRepeatOutlined,
  messengerSubscriptions: EventRepeatOutlined,
  licenses: VpnKeyOutlined,
  licenseMachines: DevicesOutlined,
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
