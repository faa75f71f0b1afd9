import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';
import { adminRoutes, type AdminRoute, type ownRoutes } from './adminRoutes.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Home } from './layout/home/Home.tsx';
import { Leave } from './layout/Leave.tsx';
import { visitorPages } from './public/pages.ts';
import { TextOfMeeting } from './resources/meetings/TextOfMeeting.tsx';

type Page = ComponentType | LazyExoticComponent<ComponentType>;

export type AppRoute = Omit<AdminRoute, 'access'> & {
  access: AdminRoute['access'] | 'public';
  /** Pages of react-admin's resources have none here. */
  page?: Page;
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
const UnusualDays = lazy(() => import('./books/UnusualDays.tsx').then(({ UnusualDays }) => ({ default: UnusualDays })));
const LegalLimits = lazy(() => import('./books/LegalLimits.tsx').then(({ LegalLimits }) => ({ default: LegalLimits })));
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

/** The page of each route that is not an entity's. */
const ownPages: Record<string, Page> = {
  '/home': Home,
  '/shops': Shops,
  '/shops/:id': ShopPage,
  '/tenants/edit/:id': TenantPage,
  '/jobs/edit/:id/*': VacancyPage,
  '/admin/downloads/edit/:id/*': DownloadPage,
  '/ads/edit/:id/*': AdPage,
  '/background_tasks': BackgroundTasks,
  '/mycards/mine': MyCard,
  '/notifications': Notifications,
  '/system/users': PlatformPeople,
  '/system/server': ServerPage,
  '/support_access': SupportAccesses,
  '/account': Account,
  '/contacts/messenger/balance': Ledger,
  '/groups/:groupId/members': GroupMembers,
  '/groups/:groupId/meetings/:meetingId/notes': TextOfMeeting,
  '/groups/:groupId/meetings/:meetingId/post_notes': TextOfMeeting,
  '/contacts/duplicates': DuplicateContacts,
  '/enquiries/walk-out': WalkOut,
  '/day_book': DayBook,
  '/scheme_reminders': SchemeReminders,
  '/scheme_liability': SchemeLiability,
  '/work_steps': WorkSteps,
  '/karigar_holdings': KarigarHoldings,
  '/dues': Dues,
  '/trial_balance': TrialBalance,
  '/reports': Reports,
  '/unusual_days': UnusualDays,
  '/legal_limits': LegalLimits,
  '/gst_returns': GstReturns,
  '/ledger_accounts/:ledgerAccountId/statement': Statement,
  '/categories': Categories,
  '/lookups/*': Lookups,
  '/plans': Plans,
  '/subscriptions': Subscriptions,
  '/marketing': Marketing,
  '/marketing/contacts': MarketingContacts,
  '/marketing/customers': MarketingCustomers,
} satisfies Record<(typeof ownRoutes)[number]['path'], Page>;

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

/** The specification's route table. */
export const routes: readonly AppRoute[] = [
  ...adminRoutes.map(route => ({ ...route, page: ownPages[route.path] })),
  ...visitorRoutes,
];

export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
