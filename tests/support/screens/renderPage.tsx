import type { ReactNode } from 'react';
import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { shopPermissions } from '../../../schema/permissions.ts';
import type { Session } from '../../../src/authProvider/session.ts';
import { DayBook } from '../../../src/books/DayBook.tsx';
import { GstReturns } from '../../../src/books/GstReturns.tsx';
import { TrialBalance } from '../../../src/books/TrialBalance.tsx';
import { UnusualDays } from '../../../src/books/UnusualDays.tsx';
import { Statement } from '../../../src/books/Statement.tsx';
import { LatestChange } from '../../../src/changes/LatestChange.tsx';
import { dataProvider } from '../../../src/dataProvider/dataProvider.ts';
import { Reports } from '../../../src/reports/Reports.tsx';
import { renderInApp } from '../../../src/testing.tsx';
import { DuplicateContacts } from '../../../src/resources/contacts/DuplicateContacts.tsx';
import { GroupMembers } from '../../../src/resources/groups/GroupMembers.tsx';
import { resources } from '../../../src/resources/index.ts';
import { loadLazyViews } from '../../../src/resources/kit/lazyView.tsx';

// No test pays for loading what another has loaded too.
for (const { name } of resources) await loadLazyViews(name);

/** Every resource of the app at one address, without the frame round it. */
export function renderPage(path: string, session: Partial<Session> = { permissions: shopPermissions }) {
  return renderInApp(
    <CoreAdminUI layout={Plain} disableTelemetry>
      {resources.map(resource => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/groups/:groupId/members" element={<GroupMembers />} />
        <Route path="/day_book" element={<DayBook />} />
        <Route path="/gst_returns" element={<GstReturns />} />
        <Route path="/unusual_days" element={<UnusualDays />} />
        <Route path="/reports" element={<Reports />} />
        <Route path="/trial_balance" element={<TrialBalance />} />
        <Route path="/ledger_accounts/:ledgerAccountId/statement" element={<Statement />} />
        <Route path="/contacts/duplicates" element={<DuplicateContacts />} />
      </CustomRoutes>
    </CoreAdminUI>,
    { path, session, dataProvider },
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1 id="react-admin-title" />
      <LatestChange />
      {children}
    </main>
  );
}

/** Where the lists of a shop live. */
export const at = {
  products: 'admin/products',
  categories: 'admin/products/categories',
  groupsOfProducts: 'admin/products/groups',
  gsts: 'admin/products/gsts',
  units: 'units',
  gstRates: 'gst_rates',
  hsnCodes: 'hsn_codes',
  contacts: 'contacts',
  groups: 'contacts/groups',
  rates: 'admin/commodities',
  users: 'users',
  messages: 'whatsapp/messages',
};
