import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { orders } from '../../../../schema/entities/orders.ts';
import { shops } from '../../../../schema/entities/shops.ts';
import { buttonOf } from '../../../../schema/kit/buttonsOf.ts';
import { can, shopPermissions, type Permission } from '../../../../schema/permissions.ts';
import { say } from '../../../../schema/words/said.ts';
import { refuse } from '../../../../tests/support/screens/calls.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, sql, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { renderInApp } from '../../../testing.tsx';
import { ActionButton } from './ActionButton.tsx';
import { PressButton } from './ActionButtons.tsx';
import { MoreActions } from './MoreActions.tsx';
import { usePress } from './usePress.tsx';

let shop: ScreenShop;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const dialog = () => within(screen.getByRole('dialog'));
const settled = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe("a record's buttons", () => {
  const [again, out, back] = ['Send the invitation again', 'Disable sign-in', 'Let sign in again'];
  const without = (...names: Permission[]) => shopPermissions.filter(name => !names.includes(name));
  const open = async (more: object, held?: readonly Permission[], readsOnly = false) => {
    shop = await openScreenShop();
    const email = `kiran.${shop.id}@demo.test`;
    const [kiran] = (await shop.make(at.users, { name: 'Kiran', email, role: 'sales' })) as [Made];
    if ('isActive' in more) await shop.call('PUT', `${at.users}/${kiran.id}`, more);
    const session = held ? await shop.colleague(...held) : shop.session;
    renderPage(`/users/${kiran.id}`, { ...session, user: { ...session.user!, readsOnly } });
    await screen.findByText(new RegExp(email));
    return kiran;
  };

  it.each([
    ['all that the state allows', {}, undefined, false, [again, out]],
    ['none whose call is not permitted', {}, without(can.UserAdd), false, [out]],
    ['those of another state', { isActive: false }, undefined, false, [again, back]],
    ['none for a guest, who only reads', {}, undefined, true, []],
  ] as const)('are %s', async (_, more, held, readsOnly, expected) => {
    await open(more, held, readsOnly);
    const shown = [again, out, back].filter(name => screen.queryByRole('button', { name }));
    expect(shown).toEqual(expected);
  });

  it('one that asks is busy while its call runs, is pressed once, and shows what has changed', async () => {
    const { id } = await open({});
    await press(out);
    const go = shop.hold('PUT', new RegExp(`${id}$`));
    const confirm = dialog().getByRole('button', { name: out });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toBeDisabled());
    go();
    expect(await screen.findByText('Kiran is signed out and cannot sign in')).toBeVisible();
    expect(await button(back)).toBeVisible();
    expect(shop.calls('PUT', id)).toHaveLength(1);
  });

  it('those in a menu give the focus back to it', async () => {
    const record = { id: 'x', name: 'Pune', status: 'Pending' };
    const session = { permissions: [can.SystemAll, can.ShopApprove] };
    function Folded() {
      const { controls, dialog: asked } = usePress({ record });
      return (
        <>
          <MoreActions buttons={[buttonOf(shops, 'approve'), buttonOf(shops, 'suspend')]} {...controls} />
          {asked}
        </>
      );
    }
    renderInApp(
      <ResourceContextProvider value="shops">
        <Folded />
      </ResourceContextProvider>,
      { session },
    );
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
    expect(await screen.findByRole('dialog', { name: 'Suspend Pune?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await settled('Suspend Pune?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  });

  it('one that cannot be pressed now says why', async () => {
    const pay = { ...buttonOf(orders, 'pay'), whyNot: () => say('sampleShop') };
    function Held({ record }: { record: RaRecord }) {
      const { controls, dialog: asked } = usePress({ record });
      return (
        <>
          <PressButton button={pay} {...controls} />
          {asked}
        </>
      );
    }
    renderInApp(
      <ResourceContextProvider value={orders.resource}>
        <Held record={{ id: 'x', number: 'TS-1', state: 'placed' }} />
      </ResourceContextProvider>,
    );
    const held = await button('Mark as paid');
    expect(held).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(held);
    expect(await screen.findByText(held.title)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a dialog made from what a call takes', () => {
  const open = async () => {
    shop = await openScreenShop([can.ShopAdd]);
    const done = vi.fn<(reply: unknown) => void>();
    renderInApp(<ActionButton entity={shops} name="create" onDone={done} />, { session: shop.session });
    await press('Add shop');
    return done;
  };
  const field = (name: RegExp) => dialog().getByRole('textbox', { name });

  it('is judged before it is sent, tells a refusal at its field, and loses nothing that was typed', async () => {
    const done = await open();
    expect(field(/^Name/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('Name is required'));
    expect(shop.calls('POST', 'shops')).toEqual([]);

    await userEvent.type(field(/^Name/), 'Mehta Pune');
    await userEvent.type(field(/^PIN/), '411002');
    shop.answer('POST', /^shops$/, () => refuse(400, { errors: { name: 'This name is taken.' } }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('This name is taken.'));
    expect(field(/^Name/)).toHaveFocus();
    expect(field(/^PIN/)).toHaveValue('411002');
    expect(done).not.toHaveBeenCalled();

    shop.answer('POST', /^shops$/, (_, pass) => pass());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Mehta Pune added. It waits for approval.')).toBeVisible();
    await settled('New shop');
    expect(done.mock.calls[0]![0]).toMatchObject({ name: 'Mehta Pune' });
    expect(shop.calls('POST', 'shops').at(-1)!.body).toEqual({ name: 'Mehta Pune', pin: '411002' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add shop' })).toHaveFocus());
  });

  it('tells above the fields what has none, and stays', async () => {
    await open();
    await userEvent.type(field(/^Name/), 'Mehta Pune');
    await userEvent.type(field(/^PIN/), '411002');
    shop.answer('POST', /^shops$/, () => refuse(409, { responseMessage: 'Not today.' }));
    await userEvent.keyboard('{Enter}');
    expect(await dialog().findByText('Not today.')).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Mehta Pune');
  });

  it('tells of a try whose answer was lost before anything is sent again, and names what was not sent', async () => {
    await open();
    await userEvent.type(field(/^Name/), 'Mehta Pune');
    await userEvent.type(field(/^PIN/), '411002');
    shop.answer('POST', /^shops$/, async (_, pass) => {
      await pass();
      throw new TypeError('Failed to fetch');
    });
    await userEvent.keyboard('{Enter}');
    expect(await dialog().findByText(/The first try may have been carried out/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('Leave');
    await settled('New shop');

    shop.answer('POST', /^shops$/, (_, pass) => pass());
    await press('Add shop');
    expect(dialog().getByText(/Your last try got no answer. It may have been carried out/)).toBeVisible();
    await userEvent.type(field(/^Name/), 'Mehta Nashik');
    await userEvent.type(field(/^PIN/), '422001');
    await userEvent.keyboard('{Enter}');
    expect(await dialog().findByText(/Choose above/)).toBeVisible();
    expect(shop.calls('POST', 'shops')).toHaveLength(1);
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    expect(field(/^Name/)).toHaveValue('Mehta Pune');
    await userEvent.clear(field(/^PIN/));
    await userEvent.type(field(/^PIN/), '422001');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.keyboard('{Enter}');
    const unsent = /Your first try had been carried out.*not sent: PIN/;
    expect(await screen.findByText(unsent)).toBeVisible();
    await settled('New shop');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(screen.getByText(unsent)).toBeVisible();
    expect(shop.calls('POST', 'shops').map(({ body }) => (body as Made)['name'])).toEqual(['Mehta Pune', 'Mehta Pune']);
  });

  it('asks before what was typed is lost, and only then', async () => {
    await open();
    await userEvent.type(field(/^Name/), 'Mehta');
    await userEvent.keyboard('{Escape}');
    await press('Stay here');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(field(/^Name/)).toHaveValue('Mehta');
    await userEvent.clear(field(/^Name/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not there for whoever may not', async () => {
    shop = await openScreenShop([can.ContactList]);
    renderInApp(<ActionButton entity={shops} name="create" />, { session: shop.session });
    expect(screen.queryByRole('button', { name: 'Add shop' })).toBeNull();
  });
});

describe('chosen rows', () => {
  it('go together; each that cannot is told with its own reason, which outlives the choice', async () => {
    shop = await openScreenShop([can.SystemAll]);
    const name = `Twice ${shop.id}`;
    const who = { businessName: name, name: 'Kamal Shah', mobileNo: '9820011001', pin: '380001' };
    const lines = [{ plan: 'tsmessenger-masha', duration: 182, quantity: 2 }];
    const make = (n: number) =>
      shop.call<Made>('POST', '/public/orders', { ...who, email: `k${n}.${shop.id}@shop.example`, lines });
    await make(1);
    await make(2);
    const numbers = await sql(`select number from orders where business_name = '${name}' order by number`);
    const [paid, placed] = numbers.map(({ number }) => number as string);
    renderPage('/system/orders', { ...shop.session, shopId: null });
    for (const number of [paid!, placed!])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
    // Somebody else was quicker.
    const [first] = await sql(`select id from orders where number = '${paid}'`);
    await shop.call('POST', `/system/orders/${String(first!.id)}/pay`, {});
    await press('Cancel order');
    expect(dialog().getByText('2 orders')).toBeVisible();
    await userEvent.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Ordered twice');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel order' }));
    const refused = within(await screen.findByRole('dialog', { name: '1 changed, 1 not' }));
    expect(await refused.findByText(paid!)).toBeVisible();
    expect(refused.getByText('Not possible: it is paid.')).toBeVisible();
    await userEvent.click(refused.getByRole('button', { name: 'Close' }));
    expect(await sql(`select state from orders where number = '${placed}'`)).toEqual([{ state: 'cancelled' }]);
  });
});
