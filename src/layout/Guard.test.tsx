import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import { can } from '../../schema/permissions.ts';
import { clearSession } from '../authProvider/session.ts';
import { routes } from '../routes.tsx';
import { renderInApp } from '../testing.tsx';
import { Guard } from './Guard.tsx';

const visit = (path: string, session?: Parameters<typeof renderInApp>[1]) => {
  clearSession();
  const pathname = path.split('?')[0];
  const page = <Route path={pathname} element={<Guard>the page</Guard>} />;
  const elsewhere = <Route path="*" element={null} />;
  renderInApp(
    <Routes>
      {page}
      {elsewhere}
    </Routes>,
    { path, ...session },
  );
};
const address = () => screen.getByTestId('address').textContent;
const isOpen = () => screen.queryByText('the page') !== null;

const guarded = [
  ['R-01', '/home', null],
  ['R-06', '/shops', null],
  ['R-07', '/shops/s1', can.ShopList],
  ['R-08', '/categories', can.CategoryList],
  ['R-09', '/biz_cards', can.AdminBizCardList],
  ['R-11', '/errorlogs', can.ErrorLogList],
  ['R-12', '/currency_units', can.CurrencyUnitList],
  ['R-13', '/products', null],
  ['R-14', '/work_order_types', can.WorkOrderTypeList],
  ['R-15', '/gold_rates', can.CommodityList],
  ['R-16', '/tenants', can.TenantList],
  ['R-17', '/tenants/create', can.TenantCreate],
  ['R-18', '/tenants/edit/t1', can.TenantEdit],
  ['R-19', '/admin/downloads', can.DownloadList],
  ['R-20', '/admin/downloads/create', can.DownloadAdd],
  ['R-21', '/admin/downloads/edit/d1', can.DownloadEdit],
  ['R-23', '/ads', can.AdRead],
  ['R-24', '/ads/create', can.AdCreate],
  ['R-25', '/ads/edit/a1', can.AdModify],
  ['R-26', '/jobs', can.JobList],
  ['R-27', '/jobs/create', can.JobAdd],
  ['R-28', '/jobs/edit/j1', can.JobEdit],
  ['R-29', '/product-groups', can.ProductGroupList],
  ['R-29', '/product-groups/create', can.ProductGroupAdd],
  ['R-30', '/product-categories', can.ProductCategoryList],
  ['R-30', '/product-categories/create', can.ProductCategoryAdd],
  ['R-31', '/product-gsts', can.ProductGstList],
  ['R-31', '/product-gsts/create', can.ProductGstAdd],
  ['R-32', '/contacts', can.ContactList],
  ['R-32', '/marketing/contacts', can.ContactList],
  ['R-34', '/contacts/groups', can.GroupList],
  ['R-36', '/groups/g1/members', can.GroupMemberList],
  ['R-49', '/users', can.UserList],
  ['R-49', '/users/create', can.UserAdd],
  ['R-50', '/plans/tsinvoice', can.InvoicePlanList],
  ['R-50', '/plans/tsinvoice/create', can.InvoicePlanAdd],
  ['R-50', '/plans/tsmessenger', can.MessengerPlanList],
  ['R-50', '/plans/tsmessenger/create', can.MessengerPlanAdd],
  ['R-51', '/subscriptions/tsinvoice', can.InvoiceSubscriptionList],
  ['R-51', '/subscriptions/tsmessenger', can.MessengerSubscriptionList],
  ['contract 4', '/units', can.UnitList],
  ['account', '/account', null],
] as const;

describe('R-55 the guard', () => {
  test.each(guarded)('%s %s sends a signed-out person to the sign-in and back', (_, path) => {
    visit(`${path}?page=2`, { session: null });
    expect(isOpen()).toBe(false);
    expect(address()).toBe(`/accounts/gsignin?returnUrl=${encodeURIComponent(`${path}?page=2`)}`);
  });

  test.each(guarded)('%s %s is open to whoever holds %s', (_, path, permission) => {
    visit(path, { session: { permissions: permission ? [permission] : [] } });
    expect(isOpen()).toBe(true);
  });

  test.each(guarded.filter(([, , permission]) => permission))(
    '%s %s is closed to all others',
    (_, path, permission) => {
      const others = Object.values(can).filter(name => name !== permission && name !== can.SystemAll);
      visit(path, { session: { permissions: others } });
      expect(isOpen()).toBe(false);
      expect(address()).toBe('/error/unauthorized');
    },
  );

  it.each([can.ContactList, can.ShopCustomersEdit])('R-42 /marketing is open to whoever holds %s', permission => {
    visit('/marketing', { session: { permissions: [permission] } });
    expect(isOpen()).toBe(true);
  });

  it('R-42 /marketing is closed to all others', () => {
    const opening: string[] = [can.ContactList, can.ShopCustomersEdit, can.SystemAll];
    visit('/marketing', { session: { permissions: Object.values(can).filter(name => !opening.includes(name)) } });
    expect(address()).toBe('/error/unauthorized');
  });

  it.each([can.InvoicePlanList, can.MessengerPlanList])('R-50 /plans is open to whoever holds %s', permission => {
    visit('/plans', { session: { permissions: [permission] } });
    expect(isOpen()).toBe(true);
  });

  it('R-50 /plans is closed to all others', () => {
    const opening: string[] = [can.InvoicePlanList, can.MessengerPlanList, can.SystemAll];
    visit('/plans', { session: { permissions: Object.values(can).filter(name => !opening.includes(name)) } });
    expect(address()).toBe('/error/unauthorized');
  });

  it('asks for a shop where one is needed, and nowhere else', () => {
    visit('/products', { session: { shopId: null } });
    expect(address()).toBe('/shops?returnUrl=%2Fproducts');
    visit('/shops', { session: { shopId: null } });
    expect(isOpen()).toBe(true);
  });

  it('tells of an unknown page at its own address, signed in or not', () => {
    visit('/nowhere', { session: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page');
    expect(address()).toBe('/nowhere');
  });
});

it('knows every route of the table by itself, before those it is a special case of', () => {
  const example = (path: string) => path.replace(':groupId', 'g1').replace('/*', '/x');
  const found = routes.map(({ path }) => [path, routeFor(example(path))]);
  expect(found.filter(([path, match]) => path !== match)).toEqual([]);
});

function routeFor(path: string): string | undefined {
  return routes.find(route => new RegExp(`^${route.path.replace('/*', '(/.*)?').replace(/:\w+/, '[^/]+')}$`).test(path))
    ?.path;
}
