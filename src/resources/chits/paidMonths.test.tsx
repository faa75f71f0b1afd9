import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { monthsRead } from '../../../schema/rules/chitMonths.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let member: Made;

const pay = (body: object = {}) =>
  shop.call<Made>('POST', `chit_members/${member.id}/pay`, { amount: 500, way: 'upi', ...body });
/** The months from so many behind this one on. */
const months = (ahead: number, count = 1) =>
  monthsRead(monthsAfter(`${shopDay(new Date()).slice(0, 7)}-01`, ahead), count, 'en');

beforeEach(async () => {
  shop = await openScreenShop();
  const terms = { name: 'Suvarna', kind: 'amount', instalment: 500, instalments: 5, bonus: 'none' };
  const [scheme] = await shop.make('chit_schemes', terms);
  await shop.call('POST', `chit_schemes/${scheme!.id}/open`, {});
  const [contact] = await shop.make('contacts', { name: 'Asha Rao', gender: 0, mobileNo: '9820011002' });
  [member] = (await shop.make('chit_members', { schemeId: scheme!.id, contactId: contact!.id })) as [Made];
  await shop.call('POST', `chit_members/${member.id}/join`, {});
  await pay();
});

const openForm = async () => {
  renderPage(`/chit_members/${member.id}`, shop.session);
  // The page has the passbook already.
  await screen.findByText('1 of 5 months are paid');
  await userEvent.click(await screen.findByRole('button', { name: 'Take an instalment' }));
  return within(await screen.findByRole('dialog'));
};
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('A-11 the form says which months a payment is for, as their number is typed', async () => {
  const form = await openForm();
  expect(await form.findByText(`For ${months(1)}`)).toBeVisible();
  await type(form.getByLabelText('Months at once'), '3');
  expect(await form.findByText(`For ${months(1, 3)}`)).toBeVisible();
  expect(form.getByLabelText(/^Amount/)).toHaveValue('1,500');
  await type(form.getByLabelText('Months at once'), '5');
  expect(await form.findByText('Only so many instalments are left: 4.')).toBeVisible();
});

it('A-11 a month that somebody took meanwhile is told of, what was typed stays, and the next month is offered', async () => {
  const form = await openForm();
  await form.findByText(`For ${months(1)}`);
  await type(form.getByLabelText('Note'), 'From her brother');
  await pay();
  await userEvent.click(form.getByRole('button', { name: 'Take an instalment' }));
  expect(await form.findByText(/somebody may have taken an instalment meanwhile/)).toBeVisible();
  expect(form.getByLabelText('Note')).toHaveValue('From her brother');
  expect(await form.findByText(`For ${months(2)}`)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Take an instalment' }));
  await expect.poll(async () => (await shop.call<Made>('GET', `chit_members/${member.id}`))['paidMonths']).toBe(3);
});

it('A-11 an amount that a person typed is not changed by the number of months', async () => {
  const form = await openForm();
  await type(form.getByLabelText(/^Amount/), '700');
  await type(form.getByLabelText('Months at once'), '2');
  expect(await form.findByText(`For ${months(1, 2)}`)).toBeVisible();
  expect(form.getByLabelText(/^Amount/)).toHaveValue('700');
});

it('A-11 a reason is asked for beside an earlier day, and not without one', async () => {
  const form = await openForm();
  const reason = 'Reason for the earlier day';
  expect(form.queryByLabelText(reason)).toBeNull();
  fireEvent.change(form.getByLabelText('Day, if earlier than today'), { target: { value: '2026-01-15' } });
  expect(await form.findByLabelText(reason)).toBeVisible();
});
