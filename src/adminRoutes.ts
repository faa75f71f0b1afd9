import { creationOf } from '../schema/kit/defineEntity.ts';
import { can, type Permission } from '../schema/permissions.ts';
import { allEntities } from './entityOf.ts';
import { marketingAccess } from './layout/marketing/marketingAccess.ts';
import { reportAccess } from './reports/subjects.ts';
import { lookupAccess } from './resources/lookups/lookups.ts';
import { planAccess } from './resources/plans/planEntities.ts';

export type AdminRoute = {
  path: string;
  /** A message key: the page's title, also in the browser's tab. */
  title: string;
  /** The person is signed in and, where permissions are listed, holds one of them. */
  access: readonly Permission[];
  /** Makes sense without a chosen shop. */
  withoutShop?: true;
};

const signedIn: readonly Permission[] = [];
const ofResource = (resource: string) => `resources.${resource}.name`;

/** The specification's routes behind the sign-in that are no lists or forms of an entity. `routes.tsx` has their pages. */
export const ownRoutes = [
  { path: '/home', title: 'ts.page.home', access: signedIn },
  { path: '/shops', title: 'ts.page.shops', access: signedIn, withoutShop: true },
  { path: '/shops/:id', title: 'tenancy.shops.details', access: [can.ShopList], withoutShop: true },
  {
    path: '/tenants/edit/:id',
    title: ofResource('tenants'),
    access: [can.TenantEdit],
    withoutShop: true,
  },
  {
    path: '/jobs/edit/:id/*',
    title: ofResource('jobs'),
    access: [can.JobEdit],
    withoutShop: true,
  },
  {
    path: '/admin/downloads/edit/:id/*',
    title: ofResource('admin/downloads'),
    access: [can.DownloadEdit],
    withoutShop: true,
  },
  {
    path: '/ads/edit/:id/*',
    title: ofResource('ads'),
    access: [can.AdModify],
    withoutShop: true,
  },
  { path: '/background_tasks', title: 'backgroundTasks.title', access: signedIn },
  { path: '/mycards/mine', title: 'cards.mine.title', access: [can.OwnBizCardView] },
  { path: '/notifications', title: 'notifications.title', access: signedIn },
  {
    path: '/system/users',
    title: 'permission.platform.title',
    access: [can.SystemAll],
    withoutShop: true,
  },
  { path: '/system/server', title: 'server.title', access: [can.SystemAll], withoutShop: true },
  { path: '/support_access', title: 'tenancy.support.title', access: [can.UserEdit] },
  { path: '/account', title: 'account.title', access: signedIn, withoutShop: true },
  {
    path: '/contacts/messenger/balance',
    title: 'messaging.ledger.title',
    access: [can.MessageBalance],
  },
  { path: '/groups/:groupId/members', title: 'ts.page.members', access: [can.GroupMemberList] },
  {
    path: '/groups/:groupId/meetings/:meetingId/notes',
    title: ofResource('contacts/meetings'),
    access: signedIn,
  },
  {
    path: '/groups/:groupId/meetings/:meetingId/post_notes',
    title: ofResource('contacts/meetings'),
    access: signedIn,
  },
  {
    path: '/contacts/duplicates',
    title: 'resources.contacts.duplicates.title',
    access: [can.ContactEdit],
  },
  { path: '/enquiries/walk-out', title: 'enquiries.walkOut.title', access: [can.EnquiryAdd] },
  { path: '/day_book', title: 'books.dayBook', access: [can.LedgerList] },
  { path: '/scheme_reminders', title: 'chits.remind.title', access: [can.ChitMemberList] },
  { path: '/scheme_liability', title: 'chits.owed.title', access: [can.ChitMemberList] },
  { path: '/work_steps', title: 'karigars.steps.title', access: [can.WorkOrderEdit] },
  {
    path: '/karigar_holdings',
    title: 'karigars.holdings.title',
    access: [can.KarigarVoucherList],
  },
  { path: '/dues', title: 'books.dues', access: [can.LedgerList] },
  { path: '/trial_balance', title: 'books.trialBalance', access: [can.LedgerList] },
  { path: '/reports', title: 'reports.title', access: reportAccess },
  { path: '/unusual_days', title: 'books.unusualDays.title', access: [can.LedgerList] },
  { path: '/gst_returns', title: 'returns.title', access: [can.LedgerList] },
  { path: '/legal_limits', title: 'books.legalLimits.title', access: [can.LedgerList] },
  {
    path: '/ledger_accounts/:ledgerAccountId/statement',
    title: 'books.statement',
    access: [can.LedgerList],
  },
  { path: '/categories', title: 'lookups.categories', access: [can.CategoryList] },
  { path: '/lookups/*', title: 'lookups.title', access: lookupAccess },
  { path: '/plans', title: 'plans.title', access: planAccess, withoutShop: true },
  { path: '/subscriptions', title: 'subscriptions.title', access: signedIn, withoutShop: true },
  { path: '/marketing', title: 'ts.page.marketing', access: marketingAccess },
  { path: '/marketing/contacts', title: ofResource('contacts'), access: [can.ContactList] },
  {
    path: '/marketing/customers',
    title: ofResource('customers'),
    access: [can.ShopCustomersList],
  },
] as const satisfies readonly AdminRoute[];

/** The pages of an entity ask for what its calls ask for, unless it says that its list is open. */
const entityRoutes = allEntities.flatMap((entity): AdminRoute[] => {
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
 * Every route behind the sign-in, each before those whose path it is a special case of. Holds no components: the build reads the paths, by
 * which the server tells an address of the app from an unknown one.
 */
export const adminRoutes: readonly AdminRoute[] = [
  ...ownRoutes,
  ...entityRoutes.sort((one, other) => other.path.length - one.path.length),
];
