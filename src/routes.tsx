import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';
import { creationOf } from '../schema/kit/defineEntity.ts';
import { can, type Permission } from '../schema/permissions.ts';
import { allEntities } from './entityOf.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Home } from './layout/home/Home.tsx';
import { Leave } from './layout/Leave.tsx';
import { marketingAccess } from './layout/menu.ts';
import { planAccess } from './resources/plans/planEntities.ts';
import { lookupAccess } from './resources/lookups/lookups.ts';
import { reportAccess } from './reports/subjects.ts';
import { TextOfMeeting } from './resources/meetings/TextOfMeeting.tsx';
import { visitorPages } from './public/pages.ts';

type Page = ComponentType | LazyExoticComponent<ComponentType>;

export type AppRoute = {
  path: string;
  /** A message key: the page's title, also in the browser's tab. */
  title: string;
  /** Anyone; else signed in and, where permissions are listed, holding one of them. */
  access: 'public' | readonly Permission[];
  /** Pages of react-admin's resources have none here. */
  page?: Page;
  /** Makes sense without a chosen shop. */
  withoutShop?: true;
};

const Shops = lazy(() => import('./layout/Shops.tsx').then(({ Shops }) => ({ default: Shops })));
const Account = lazy(() => import('./account/Account.tsx').then(({ Account }) => ({ default: Account })));
const BackgroundTasks = lazy(() =>
  import('./backgroundTasks/BackgroundTasks.tsx').then(({ BackgroundTasks }) => ({ default: BackgroundTasks })),
);
const Notifications = lazy(() =>
  import('./notifications/Notifications.tsx').then(({ Notifications }) => ({ default: Notifications })),
);
const ShopPage = lazy(() => import('./resources/shops/ShopPage.tsx').then(({ ShopPage }) => ({ default: ShopPage })));
const SupportAccesses = lazy(() =>
  import('./resources/shops/support/SupportAccesses.tsx').then(({ SupportAccesses }) => ({ default: SupportAccesses })),
);
const TenantPage = lazy(() =>
  import('./resources/tenants/TenantPage.tsx').then(({ TenantPage }) => ({ default: TenantPage })),
);
const VacancyPage = lazy(() =>
  import('./resources/vacancies/VacancyPage.tsx').then(({ VacancyPage }) => ({ default: VacancyPage })),
);
const DownloadPage = lazy(() =>
  import('./resources/downloads/DownloadPage.tsx').then(({ DownloadPage }) => ({ default: DownloadPage })),
);
const AdPage = lazy(() => import('./resources/ads/AdPages.tsx').then(({ AdPage }) => ({ default: AdPage })));
const MyCard = lazy(() => import('./resources/bizCards/MyCard.tsx').then(({ MyCard }) => ({ default: MyCard })));
const Ledger = lazy(() => import('./resources/messaging/Ledger.tsx').then(({ Ledger }) => ({ default: Ledger })));
const PlatformPeople = lazy(() =>
  import('./resources/users/PlatformPeople.tsx').then(({ PlatformPeople }) => ({ default: PlatformPeople })),
);
const ServerPage = lazy(() =>
  import('./serverFigures/ServerPage.tsx').then(({ ServerPage }) => ({ default: ServerPage })),
);
const DayBook = lazy(() => import('./books/DayBook.tsx').then(({ DayBook }) => ({ default: DayBook })));
const Dues = lazy(() => import('./books/Dues.tsx').then(({ Dues }) => ({ default: Dues })));
const SchemeReminders = lazy(() =>
  import('./resources/chits/SchemeReminders.tsx').then(({ SchemeReminders }) => ({ default: SchemeReminders })),
);
const SchemeLiability = lazy(() =>
  import('./resources/chits/SchemeLiability.tsx').then(({ SchemeLiability }) => ({ default: SchemeLiability })),
);
const WorkSteps = lazy(() =>
  import('./resources/karigars/WorkSteps.tsx').then(({ WorkSteps }) => ({ default: WorkSteps })),
);
const KarigarHoldings = lazy(() =>
  import('./resources/karigars/KarigarHoldings.tsx').then(({ KarigarHoldings }) => ({ default: KarigarHoldings })),
);
const TrialBalance = lazy(() =>
  import('./books/TrialBalance.tsx').then(({ TrialBalance }) => ({ default: TrialBalance })),
);
const Reports = lazy(() => import('./reports/Reports.tsx').then(({ Reports }) => ({ default: Reports })));
const GstReturns = lazy(() => import('./books/GstReturns.tsx').then(({ GstReturns }) => ({ default: GstReturns })));
const Statement = lazy(() => import('./books/Statement.tsx').then(({ Statement }) => ({ default: Statement })));
const GroupMembers = lazy(() =>
  import('./resources/groups/GroupMembers.tsx').then(({ GroupMembers }) => ({ default: GroupMembers })),
);

const DuplicateContacts = lazy(() =>
  import('./resources/contacts/DuplicateContacts.tsx').then(({ DuplicateContacts }) => ({
    default: DuplicateContacts,
  })),
);
const WalkOut = lazy(() => import('./resources/enquiries/WalkOut.tsx').then(({ WalkOut }) => ({ default: WalkOut })));
const Lookups = lazy(() => import('./resources/lookups/Lookups.tsx').then(({ Lookups }) => ({ default: Lookups })));
const Plans = lazy(() => import('./resources/plans/Plans.tsx').then(({ Plans }) => ({ default: Plans })));
const Subscriptions = lazy(() =>
  import('./resources/subscriptions/Subscriptions.tsx').then(({ Subscriptions }) => ({ default: Subscriptions })),
);
const Categories = lazy(() =>
  import('./resources/lookups/Categories.tsx').then(({ Categories }) => ({ default: Categories })),
);
const Marketing = lazy(() =>
  import('./layout/marketing/Marketing.tsx').then(({ Marketing }) => ({ default: Marketing })),
);
const MarketingContacts = lazy(() =>
  import('./layout/marketing/MarketingContacts.tsx').then(({ MarketingContacts }) => ({ default: MarketingContacts })),
);

const MarketingCustomers = lazy(() =>
  import('./layout/marketing/MarketingCustomers.tsx').then(({ MarketingCustomers }) => ({
    default: MarketingCustomers,
  })),
);

const signedIn: readonly Permission[] = [];
const ofResource = (resource: string) => `resources.${resource}.name`;

/** The pages of an entity ask for what its calls ask for, unless it says that its list is open. */
const entityRoutes = allEntities.flatMap((entity): AppRoute[] => {
  const { route, space, openPage } = entity;
  if (!route) return [];
  const { list } = entity.permissions;
  const create = creationOf(entity);
  const common = { title: ofResource(route), ...(space === 'platform' && { withoutShop: true as const }) };
  return [
    ...(create ? [{ path: `/${route}/create`, access: [create], ...common }] : []),
    ...(list ? [{ path: `/${route}/*`, access: openPage ? signedIn : [list], ...common }] : []),
  ];
});

/**
 * Visitors' pages come without the admin; only errors also show inside it. R-38 is none of the admin's: a path of one word would stand before
 * the pages of entities.
 */
const visitorRoutes = visitorPages
  .filter(({ only }) => !only)
  .map(({ path, title }): AppRoute => {
    const page = path.startsWith('/error') ? ErrorPage : Leave;
    return { path, title: `ts.page.${title}`, access: 'public', page };
  });

/** The specification's route table: what it says of its own accord, then the entities' pages. */
export const routes: readonly AppRoute[] = [
  { path: '/home', title: 'ts.page.home', access: signedIn, page: Home },
  { path: '/shops', title: 'ts.page.shops', access: signedIn, page: Shops, withoutShop: true },
  { path: '/shops/:id', title: 'tenancy.shops.details', access: [can.ShopList], page: ShopPage, withoutShop: true },
  {
    path: '/tenants/edit/:id',
    title: ofResource('tenants'),
    access: [can.TenantEdit],
    page: TenantPage,
    withoutShop: true,
  },
  {
    path: '/jobs/edit/:id/*',
    title: ofResource('jobs'),
    access: [can.JobEdit],
    page: VacancyPage,
    withoutShop: true,
  },
  {
    path: '/admin/downloads/edit/:id/*',
    title: ofResource('admin/downloads'),
    access: [can.DownloadEdit],
    page: DownloadPage,
    withoutShop: true,
  },
  {
    path: '/ads/edit/:id/*',
    title: ofResource('ads'),
    access: [can.ModifyAd],
    page: AdPage,
    withoutShop: true,
  },
  { path: '/background_tasks', title: 'backgroundTasks.title', access: signedIn, page: BackgroundTasks },
  { path: '/mycards/mine', title: 'cards.mine.title', access: [can.OwnBizCardView], page: MyCard },
  { path: '/notifications', title: 'notifications.title', access: signedIn, page: Notifications },
  {
    path: '/system/users',
    title: 'permission.platform.title',
    access: [can.SystemAll],
    page: PlatformPeople,
    withoutShop: true,
  },
  { path: '/system/server', title: 'server.title', access: [can.SystemAll], page: ServerPage, withoutShop: true },
  { path: '/support_access', title: 'tenancy.support.title', access: [can.UserEdit], page: SupportAccesses },
  { path: '/account', title: 'account.title', access: signedIn, page: Account, withoutShop: true },
  {
    path: '/contacts/messenger/balance',
    title: 'messaging.ledger.title',
    access: [can.MessageBalance],
    page: Ledger,
  },
  { path: '/groups/:groupId/members', title: 'ts.page.members', access: [can.GroupMemberList], page: GroupMembers },
  ...['notes', 'post_notes'].map((text): AppRoute => ({
    path: `/groups/:groupId/meetings/:meetingId/${text}`,
    title: ofResource('contacts/meetings'),
    access: signedIn,
    page: TextOfMeeting,
  })),
  {
    path: '/contacts/duplicates',
    title: 'resources.contacts.duplicates.title',
    access: [can.ContactEdit],
    page: DuplicateContacts,
  },
  { path: '/enquiries/walk-out', title: 'enquiries.walkOut.title', access: [can.EnquiryAdd], page: WalkOut },
  { path: '/day_book', title: 'books.dayBook', access: [can.LedgerList], page: DayBook },
  { path: '/scheme_reminders', title: 'chits.remind.title', access: [can.ChitMemberList], page: SchemeReminders },
  { path: '/scheme_liability', title: 'chits.owed.title', access: [can.ChitMemberList], page: SchemeLiability },
  { path: '/work_steps', title: 'karigars.steps.title', access: [can.WorkOrderEdit], page: WorkSteps },
  {
    path: '/karigar_holdings',
    title: 'karigars.holdings.title',
    access: [can.KarigarVoucherList],
    page: KarigarHoldings,
  },
  { path: '/dues', title: 'books.dues', access: [can.LedgerList], page: Dues },
  { path: '/trial_balance', title: 'books.trialBalance', access: [can.LedgerList], page: TrialBalance },
  { path: '/reports', title: 'reports.title', access: reportAccess, page: Reports },
  { path: '/gst_returns', title: 'returns.title', access: [can.LedgerList], page: GstReturns },
  {
    path: '/ledger_accounts/:ledgerAccountId/statement',
    title: 'books.statement',
    access: [can.LedgerList],
    page: Statement,
  },
  { path: '/categories', title: 'lookups.categories', access: [can.CategoryList], page: Categories },
  { path: '/lookups/*', title: 'lookups.title', access: lookupAccess, page: Lookups },
  { path: '/plans', title: 'plans.title', access: planAccess, page: Plans, withoutShop: true },
  { path: '/subscriptions', title: 'subscriptions.title', access: signedIn, page: Subscriptions, withoutShop: true },
  { path: '/marketing', title: 'ts.page.marketing', access: marketingAccess, page: Marketing },
  { path: '/marketing/contacts', title: ofResource('contacts'), access: [can.ContactList], page: MarketingContacts },
  {
    path: '/marketing/customers',
    title: ofResource('customers'),
    access: [can.ShopCustomersList],
    page: MarketingCustomers,
  },
  ...visitorRoutes,
  // A row stands before those whose path it is a special case of.
  ...entityRoutes.sort((one, other) => other.path.length - one.path.length),
];

export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
