import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop } from '../../../tests/support/screens/shop.ts';
import { renderInApp } from '../../testing.tsx';
import { RemarkHint } from './OptOutHint.tsx';

const hint = 'This may be an opt-out. If the customer wants no more messages, add the number under Opt-outs.';

const openEnquiry = async (source: string, wish: string) => {
  const shop = await openScreenShop();
  const [id] = await shop.plant('enquiries', { name: 'Asha', mobileNo: '9820011002', source, wish });
  renderPage(`/enquiries/${id}`, shop.session);
  expect(await screen.findByDisplayValue(wish)).toBeVisible();
};

it('a message by WhatsApp that may be an opt-out says so on its enquiry', async () => {
  await openEnquiry('whatsapp', 'please don’t send offers, stop by tomorrow');
  expect(screen.getByText(hint)).toBeVisible();
});

it.each([
  ['whatsapp', 'What is the rate of gold?'],
  ['counter', 'stop by tomorrow'],
])('one by %s of “%s” does not', async (source, wish) => {
  await openEnquiry(source, wish);
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

it.each([
  ['a customer', null, 1],
  ['a colleague', 'u1', 0],
])('a remark by %s says so when it is a customer’s', (_, userId, hints) => {
  const remark = { id: '1', text: 'stop by tomorrow', mentions: [], userId, userName: 'Asha', at: '', mendedAt: null };
  renderInApp(<RemarkHint remark={{ ...remark, isMine: false, pictures: [] }} record={{ id: '2' }} />);
  expect(screen.queryAllByText(hint)).toHaveLength(hints);
});
