import { screen, within } from '@testing-library/react';
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
  expect(invoice.getByRole('link', { name: 'Renew or change' })).toHaveAttribute(
    'href',
    '/checkout/tsinvoice?plan=tsinvoice-masha&duration=30',
  );
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
