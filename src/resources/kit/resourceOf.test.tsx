import { screen } from '@testing-library/react';
import { CoreAdminUI, Resource, type ResourceProps } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { commodityRates } from '../../../schema/entities/commodityRates.ts';
import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { units } from '../../../schema/entities/units.ts';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { renderInApp } from '../../testing.tsx';
import { resources } from '../index.ts';
import { openScreenShop } from '../../../tests/support/screens/shop.ts';
import { usePlaced } from './form/Placed.tsx';
import { fieldOf } from './inputs/inputs.tsx';
import { EntityCreate } from './pages/EntityCreate.tsx';
import { resourceOf } from './resourceOf.tsx';

const Symbol = fieldOf(units);
const Hidden = () => {
  usePlaced('symbol');
  return null;
};
const viewsOf = ({ list, create, edit, show }: ResourceProps) =>
  Object.keys({ ...(list && { list }), ...(create && { create }), ...(edit && { edit }), ...(show && { show }) });
const open = async (resource: ResourceProps, path: string) => {
  const { session } = await openScreenShop();
  renderInApp(
    <CoreAdminUI disableTelemetry layout={({ children }) => <main>{children}</main>}>
      <Resource {...resource} />
    </CoreAdminUI>,
    { path, session, dataProvider },
  );
};

it('has a view for every verb that somebody may be allowed', () => {
  expect(viewsOf(resourceOf(units))).toEqual(['list', 'create', 'edit']);
  expect(viewsOf(resourceOf(commodityRates))).toEqual(['list', 'create', 'show']);
  expect(viewsOf(resourceOf(errorLogs))).toEqual(['list', 'show']);
});

it('stands for every entity with a route, and for no other', () => {
  expect(resources.map(({ name }) => name).sort()).toEqual([
    'access_log',
    'ad_counts',
    'admin/download_counts',
    'admin/downloads',
    'admin/work_order_states',
    'admin/work_order_types',
    'ads',
    'applications',
    'biz_cards',
    'business_days',
    'chit_entries',
    'chit_members',
    'chit_schemes',
    'contacts',
    'contacts/groups',
    'contacts/meetings',
    'contacts/messenger',
    'contacts/optouts',
    'contacts/personal_data',
    'credit_notes',
    'currency_units',
    'customers',
    'debit_notes',
    'enquiries',
    'enquiry_statuses',
    'errorlogs',
    'gold_rates',
    'gst_rates',
    'held_goods',
    'hsn_codes',
    'jobs',
    'karigar_issues',
    'karigar_receipts',
    'karigars',
    'ledger_accounts',
    'licenses',
    'melting_lots',
    'mycard_counts',
    'mycards',
    'old_gold',
    'piece_arrivals',
    'piece_issues',
    'piece_transfers',
    'pieces',
    'plans/tsinvoice',
    'plans/tsmessenger',
    'portfolio',
    'product-categories',
    'product-groups',
    'product-gsts',
    'products',
    'purchases',
    'quick_bills',
    'quotes',
    'sales_orders',
    'serviceRequest',
    'sold_goods',
    'stock_takes',
    'subscriptions/customers',
    'subscriptions/tsinvoice',
    'subscriptions/tsmessenger',
    'suppliers',
    'system/access_log',
    'system/errorlogs',
    'system/orders',
    'system/payments',
    'system/service_requests',
    'task_statuses',
    'tasks',
    'tenants',
    'tills',
    'units',
    'users',
    'vouchers',
    'work_order_states',
    'work_order_types',
    'work_orders',
  ]);
});

describe('is overridden', () => {
  it('by some inputs of one’s own', async () => {
    const Own = () => <p>my own input</p>;
    await open(resourceOf(units, { create: <EntityCreate inputs={{ symbol: Own }} /> }), '/units/create');
    expect(await screen.findByText('my own input')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('by a form of one’s own inside the usual page', async () => {
    await open(
      resourceOf(units, {
        create: (
          <EntityCreate>
            <p>my own form</p>
          </EntityCreate>
        ),
      }),
      '/units/create',
    );
    expect(await screen.findByText('my own form')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it.each([
    ['has no place for', <p key="own">my own form</p>],
    ['has a place for', <Symbol key="own" name="symbol" />],
    ['has a place for and does not show', <Hidden key="own" />],
  ])('by a form which takes at its end what it %s', async (how, form) => {
    await open(resourceOf(units, { create: <EntityCreate>{form}</EntityCreate> }), '/units/create');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
    if (how.endsWith('show')) expect(screen.queryByRole('textbox', { name: 'Symbol' })).not.toBeInTheDocument();
    else expect(await screen.findAllByRole('textbox', { name: 'Symbol' })).toHaveLength(1);
  });

  it('by a whole route of one’s own', async () => {
    await open({ ...resourceOf(units), list: () => <p>my own list</p> }, '/units');
    expect(await screen.findByText('my own list')).toBeVisible();
  });
});
