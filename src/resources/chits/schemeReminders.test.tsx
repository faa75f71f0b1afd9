import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';
import { renderInApp } from '../../testing.tsx';
import { SchemeReminders } from './SchemeReminders.tsx';

let shop: ScreenShop;
let member: Made;
let contact: Made;

beforeEach(async () => {
  shop = await openScreenShop();
  const terms = { name: 'Suvarna', kind: 'amount', instalment: 500, instalments: 11, bonus: 'none' };
  const [scheme] = await shop.make('chit_schemes', terms);
  await shop.call('POST', `chit_schemes/${scheme!.id}/open`, {});
  const person = { name: 'Asha Rao', gender: 0, mobileNo: '9820011002', preferredLanguage: 'hi' };
  [contact] = (await shop.make('contacts', person)) as [Made];
  [member] = (await shop.make('chit_members', { schemeId: scheme!.id, contactId: contact.id })) as [Made];
  member = await shop.call('POST', `chit_members/${member.id}/join`, {});
  await shop.call('POST', `chit_members/${member.id}/pay`, { amount: 500, way: 'upi' });
});

const remind = async () => {
  const { dueOn: day } = await shop.call<{ dueOn: string }>('GET', `chit_members/${member.id}`);
  const reminder = { memberId: member.id, contactId: contact.id, kind: 'after', day, language: 'hi', messageId: null };
  await shop.plant('chitReminders', { ...reminder, text: '₹500 की किस्त नहीं आई।' });
};

it('A-11 who is due stands with the words for WhatsApp until somebody says that it is told', async () => {
  await remind();
  renderInApp(<SchemeReminders />, { session: shop.session });
  const asha = await screen.findByRole('region', { name: 'Asha Rao' });
  expect(within(asha).getByText('₹500 की किस्त नहीं आई।')).toBeVisible();
  expect(within(asha).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/919820011002?text=${encodeURIComponent('₹500 की किस्त नहीं आई।')}`,
  );
  await userEvent.click(within(asha).getByRole('button', { name: 'Told' }));
  expect(await screen.findByText('Nobody has to be reminded now.')).toBeVisible();
});

it('A-11 whoever only looks at passbooks does not say that it is told', async () => {
  await remind();
  renderInApp(<SchemeReminders />, { session: await shop.colleague(can.ChitMemberList) });
  const asha = await screen.findByRole('region', { name: 'Asha Rao' });
  expect(within(asha).queryByRole('button', { name: 'Told' })).toBeNull();
});

it('A-11 the page of a passbook is made, sent in the language of its customer, and withdrawn', async () => {
  renderPage(`/chit_members/${member.id}`, shop.session);
  const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await click('Page for the customer');
  await click('Make the address');
  const field = await screen.findByRole('textbox', { name: 'Address for the customer' });
  const address = (field as HTMLInputElement).value;
  expect(address).toMatch(/\/hi\/p\/[\w-]{44}$/);
  const link = screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')!;
  expect(new URL(link).pathname).toBe('/919820011002');
  expect(new URL(link).searchParams.get('text')).toBe(`पासबुक ${member['number']}: ${address}`);
  await click('Withdraw the address');
  await click('Withdraw it');
  await waitFor(async () =>
    expect(await shop.call('GET', `chit_members/${member.id}/public_address`)).toMatchObject({ address: null }),
  );
});
