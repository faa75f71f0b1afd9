import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, test } from 'vitest';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { openScreenShop, sql, type ScreenShop } from '../../../tests/support/screens/shop.ts';
import { renderInApp } from '../../testing.tsx';
import { HeldPlans } from './HeldPlans.tsx';
import { SubscriptionBar } from './SubscriptionBar.tsx';

let shop: ScreenShop;
beforeEach(async () => {
  shop = await openScreenShop();
});

const today = shopDay(new Date());
const days = (from: number, until: number) => ({
  startsOn: daysLater(today, from),
  endsOn: daysLater(today, until),
  graceUntil: daysLater(today, until + 7),
});
/** As the server keeps it once its first day has come. */
const hold = async (app: 'invoice' | 'messenger', state: string, span: ReturnType<typeof days>, more: object = {}) => {
  const term = { plan: `ts${app}-masha`, name: 'Masha', duration: 30, price: 100, credit: 0, nth: 1 };
  const terms = [{ ...term, from: span.startsOn, until: span.endsOn, anchor: span.startsOn }];
  const { plan, name, duration, price } = term;
  const body = { app: `ts${app}`, plan, name, duration, price, people: 6, terms, phoneHelp: true, ...span, ...more };
  const [id] = await shop.plant(`${app}Subscriptions`, body);
  await sql(`update ${app}_subscriptions set state = '${state}' where id = '${id}'`);
};

it('R-51 A-13 the shop reads until when its plan runs and what is left of it', async () => {
  await hold('invoice', 'active', days(-3, 27));
  await hold('messenger', 'grace', days(-33, -3), { messages: 1_000 });
  renderInApp(<HeldPlans />, { session: shop.session });
  const invoice = within(await screen.findByRole('region', { name: 'TS Invoice Masha' }));
  expect(invoice.getByText('Active')).toBeVisible();
  expect(invoice.getByRole('meter', { name: 'People: 1 of 6' })).toBeVisible();
  expect(invoice.getByText('5 left')).toBeVisible();
  expect(invoice.queryByText(/Messages/)).toBeNull();
  expect(invoice.getByRole('button', { name: 'Renew or change' })).toBeVisible();
  const messenger = within(screen.getByRole('region', { name: 'TS Messenger Masha' }));
  expect(messenger.getByText('In grace')).toBeVisible();
  expect(messenger.getByRole('meter', { name: 'Messages this month: 0 of 1,000' })).toBeVisible();
});

it('A-13 a shop without a subscription reads that it has no limits', async () => {
  renderInApp(<HeldPlans />, { session: shop.session });
  expect(await screen.findByText('This shop holds no subscription: everything works, without limits.')).toBeVisible();
});

test.each([
  ['invoice', 'ended', /^TS Invoice Masha has ended: no new bills are issued/],
  ['messenger', 'cancelled', /^TS Messenger Masha has ended: no new messages are sent/],
  ['invoice', 'grace', /^TS Invoice Masha ended on .*All works until/],
] as const)('A-13 over every page stands that %s is %s', async (app, state, said) => {
  await hold(app, state, days(-33, -3), app === 'messenger' ? { messages: 5 } : {});
  renderInApp(<SubscriptionBar />, { session: shop.session });
  const bar = await screen.findByRole('status');
  expect(bar).toHaveTextContent(said);
  expect(within(bar).getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('href', '/subscriptions');
});

it('A-13 nothing stands there while it runs', async () => {
  await hold('invoice', 'active', days(-3, 27));
  renderInApp(
    <>
      <SubscriptionBar />
      <HeldPlans />
    </>,
    { session: shop.session },
  );
  expect(await screen.findByRole('region', { name: 'TS Invoice Masha' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('A-13 R-51 a plan is chosen with what it comes to, and what becomes of the one that is held', async () => {
  const user = userEvent.setup();
  await hold('invoice', 'active', days(-3, 27));
  renderInApp(<HeldPlans />, { session: shop.session });
  await user.click(await screen.findByRole('button', { name: 'Renew or change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order a plan' }));
  expect(await dialog.findByRole('radio', { name: /^TS Invoice Masha/ })).toBeChecked();
  expect(dialog.getByText(/^It goes on after/)).toBeVisible();
  expect(dialog.getByText('₹943.00')).toBeVisible();
  expect(dialog.queryByRole('radio', { name: /^TS Messenger/ })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^TS Invoice Tola/ }));
  await user.click(dialog.getByRole('radio', { name: 'Yearly' }));
  expect(
    dialog.getByText('What is not used of TS Invoice Masha becomes further days.', { exact: false }),
  ).toBeVisible();
  expect(dialog.getByText('₹18,868.00')).toBeVisible();
});

it('A-13 a shop whose settings lack what an order needs is told what', async () => {
  const user = userEvent.setup();
  await sql(`update shops set pin = null where id = '${shop.session.shopId}'`);
  renderInApp(<HeldPlans />, { session: shop.session });
  await user.click(await screen.findByRole('button', { name: 'Choose a plan' }));
  await user.click(await screen.findByRole('button', { name: 'Order and pay' }));
  expect(await screen.findByText(/^The order takes these from the settings of the shop.*PIN/)).toBeVisible();
});
