import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { vi } from 'vitest';
import { shopPermissions } from '../../../schema/permissions.ts';
import type { Session } from '../../authProvider/session.ts';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { renderInApp } from '../../testing.tsx';
import { DuplicateContacts } from '../contacts/DuplicateContacts.tsx';
import { GroupMembers } from '../groups/GroupMembers.tsx';
import { resources } from '../index.ts';
import { loadLater } from '../kit/later.tsx';

// Pages are whole ones here, and a busy machine takes its time with them.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 60_000 });
// No test pays for loading what another has loaded too.
await loadLater();

/** Every resource of the app at one address, without the frame round it. */
export function renderPage(path: string, session: Partial<Session> = {}) {
  return renderInApp(
    <CoreAdminUI layout={Plain} disableTelemetry>
      {resources.map(resource => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/groups/:groupId/members" element={<GroupMembers />} />
        <Route path="/contacts/duplicates" element={<DuplicateContacts />} />
      </CustomRoutes>
    </CoreAdminUI>,
    { path, session: { permissions: shopPermissions, ...session }, dataProvider },
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1 id="react-admin-title" />
      {children}
    </main>
  );
}

/** Where the collections of the fake API live. */
export const at = {
  products: 'shops/s1/admin/products',
  categories: 'shops/s1/admin/products/categories',
  groupsOfProducts: 'shops/s1/admin/products/groups',
  gsts: 'shops/s1/admin/products/gsts',
  units: 'shops/s1/units',
  gstRates: 'shops/s1/gst_rates',
  hsnCodes: 'shops/s1/hsn_codes',
  contacts: 'shops/s1/contacts',
  groups: 'shops/s1/contacts/groups',
  rates: 'shops/s1/admin/commodities',
  errors: 'system/shops/s1/errorlogs',
  users: 'shops/s1/users',
  tenants: 'system/tenants',
  messages: 'shops/s1/whatsapp/messages',
};
