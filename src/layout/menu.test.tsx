import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { can } from '../../schema/permissions.ts';
import { visitorPageAt } from '../public/pages.ts';
import { routeOf } from '../routes.tsx';
import { asha, renderInApp } from '../testing.tsx';
import { BottomBar } from './BottomBar.tsx';
import { entryOf, menu } from './menu.ts';
import { quickAdds } from './quickAdds.ts';
import { Rail } from './Rail.tsx';
import { Siblings } from './Siblings.tsx';

const everything = Object.values(can).filter(
  name =>
    name !== can.SystemAll &&
    !/^(?:tenant|ts(?:invoice|messenger)_(?:plan|subscription)|payment|job|ads|admin|shop\/download)\//.test(name),
);

test.each([...menu, ...quickAdds].map(({ route }) => route.replace(':shopId', 's1')))('%s leads to a page', route => {
  expect(routeOf(route)).toBeDefined();
  // Such as the address of a meeting, which is any word of 22 letters.
  expect(visitorPageAt(route)).toBeUndefined();
});

test.each([
  ['/contacts', '/contacts'],
  ['/contacts/c1', '/contacts'],
  ['/contacts/groups', '/contacts/groups'],
  ['/contacts/groups/create', '/contacts/groups'],
  ['/product-groups', '/product-groups'],
  ['/account', undefined],
])('%s belongs to %s', (path, route) => expect(entryOf(path)?.route).toBe(route));

const links = () => within(screen.getByRole('navigation')).queryAllByRole('link');

describe('the rail', () => {
  const shown = () => links().map(link => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);

  it('shows the places that are open to the person, each with the first of it, and marks where one is', () => {
    renderInApp(<Rail />, { path: '/contacts/groups/g1', session: { permissions: [can.ContactList, can.GroupList] } });
    expect(shown()).toEqual([
      ['Today', '/home', null],
      ['Customers', '/contacts', 'page'],
      ['Messages', '/marketing', null],
    ]);
  });

  it('opens of a place what the person may see', () => {
    renderInApp(<Rail />, { path: '/home', session: { permissions: [can.GroupList, can.CommodityList] } });
    expect(shown().slice(1)).toEqual([
      ['Stock', '/gold_rates', null],
      ['Customers', '/contacts/groups', null],
    ]);
  });

  it('shows before there is a shop what stands above all shops, to whoever looks after them', () => {
    const user = { ...asha.user!, permissions: [can.SystemAll] };
    renderInApp(<Rail />, { session: { user, shopId: null } });
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Tenants',
      'Orders',
      'Payments',
      'Vacancies',
      'Applications',
      'Plans of TS Invoice',
      'Plans of TS Messenger',
      'Downloads',
      'Times downloaded',
      'Usual types of work',
      'Usual states of work',
      'Ads',
      'Views and clicks of ads',
      'Business cards of all shops',
      'Error logs of all shops',
      'Access log of all shops',
      'Service requests of all shops',
      'Subscriptions of TS Invoice of all shops',
      'Subscriptions of TS Messenger of all shops',
      'All shops',
      'People of the platform',
      'Server',
    ]);
  });

  it('is empty for all others before there is a shop', () => {
    renderInApp(<Rail />, { session: { shopId: null, permissions: everything } });
    expect(links()).toEqual([]);
  });

  it('leads those who look after a shop to its details', () => {
    const user = { ...asha.user!, permissions: [can.ShopList] };
    renderInApp(<Rail />, { session: { user }, path: '/shops/s1' });
    expect(shown()).toContainEqual(['Settings', '/shops/s1', 'page']);
  });
});

describe('beside a list', () => {
  const at = (path: string, permissions: string[]) => renderInApp(<Siblings />, { path, session: { permissions } });

  it('stand the others of its place that are open to the person, and nothing on deeper pages', () => {
    at('/contacts/groups', [can.ContactList, can.GroupList]);
    expect(links().map(link => [link.textContent, link.ariaCurrent])).toEqual([
      ['Contacts', null],
      ['Groups', 'page'],
    ]);
  });

  it.each(['/contacts/groups/create', '/contacts/c1', '/account'])('stands nothing at %s', path => {
    at(path, everything);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('stand also the tabs of a page that has some', () => {
    at('/lookups/units', [can.UnitList, can.UserList]);
    expect(links().map(link => [link.textContent, link.ariaCurrent])).toEqual([
      ['Staff', null],
      ['Lists', 'page'],
    ]);
  });

  it('R-11 leads nobody to errors that nobody in a shop can mend', () => {
    at('/serviceRequest', everything);
    expect(links().map(link => link.textContent)).toContain('Staff');
    expect(links().map(link => link.textContent)).not.toContain('Error logs');
  });

  it.each([can.ContactList, can.ShopCustomersEdit])('R-42 has Marketing for whoever holds %s', permission => {
    at('/marketing', [permission, can.MessageList]);
    expect(screen.getByRole('link', { name: 'Marketing' })).toHaveAttribute('href', '/marketing');
    expect(screen.getByRole('link', { name: 'Marketing' }).ariaCurrent).toBe('page');
  });

  it('R-42 has no Marketing for others', () => {
    const others = everything.filter(name => name !== can.ContactList && name !== can.ShopCustomersEdit);
    at('/contacts/messenger', others);
    expect(links().map(link => link.textContent)).toContain('Messages');
    expect(screen.queryByRole('link', { name: 'Marketing' })).toBeNull();
  });
});

/** Hidden on the wide screen that tests have. */
const hidden = { hidden: true };

describe('the bottom bar', () => {
  const open = (path: string, permissions = everything as string[]) =>
    renderInApp(<BottomBar />, { path, session: { permissions } });

  it('has four places and a plus that adds', async () => {
    open('/home');
    expect(screen.getAllByRole('link', hidden).map(link => link.textContent)).toEqual([
      'Today',
      'Products',
      'Contacts',
      'Rates',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add something new', ...hidden }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Add' })).getByRole('menuitem', { name: 'New contact' }),
    );
    expect(screen.getByTestId('address')).toHaveTextContent('/contacts/create');
  });

  it('has no plus for whoever may add nothing', () => {
    open('/home', [can.ProductRead]);
    expect(screen.getAllByRole('link', hidden)).not.toEqual([]);
    expect(screen.queryByRole('button', hidden)).toBeNull();
  });

  it('makes room for Save on deeper pages', () => {
    open('/contacts/create');
    expect(screen.queryByRole('navigation', hidden)).toBeNull();
  });
});
