import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { can, shopPermissions } from '../../schema/permissions.ts';
import { renderPage } from '../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let bill: Made;

const bills = async (line: object, amount: number) => {
  const body = { lines: [line], placeOfSupply: '27', day: '2026-05-10', payments: [{ way: 'cash', amount }] };
  const { id } = await shop.call<Made>('POST', 'quick_bills', body);
  return shop.call<Made>('POST', `quick_bills/${id}/issue`, {});
};

beforeEach(async () => {
  shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  bill = await bills({ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 3 }, 1_030);
  await bills({ description: 'Bangles', hsn: '7018', metal: 'other', quantity: 12, price: 10, gst: 0 }, 120);
  await shop.call('PUT', '', { turnover: 60_000_000 });
});

it('a month’s returns tell what they come to, and lead to what the portal refuses', async () => {
  renderPage('/gst_returns?month=2026-05', shop.session);
  const wrong = within(await screen.findByRole('table', { name: 'What to look at' }));
  expect(wrong.getByRole('link', { name: bill['number'] })).toHaveAttribute('href', `/quick_bills/${bill.id}`);
  expect(
    wrong.getByText('The HSN code 4819 is not of 4, 6 or 8 digits, or has fewer than the 6 that are due.'),
  ).toBeVisible();
  const sold = within(screen.getByRole('table', { name: 'GSTR-1: what was sold' }));
  const row = within(sold.getByRole('row', { name: /^Other, to consumers/ }));
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    'Documents2',
    'Taxable value₹1,120.00',
    'IGST–',
    'CGST₹15.00',
    'SGST₹15.00',
    'UTGST–',
  ]);
  const figures = within(screen.getByRole('table', { name: 'GSTR-3B: figures' }));
  expect(within(figures.getByRole('row', { name: /Nil rated/ })).getByText('₹120.00')).toBeVisible();
});

it('each figure opens the documents that it is the sum of', async () => {
  renderPage('/gst_returns?month=2026-05', shop.session);
  const consumers = within(await screen.findByRole('table', { name: /^GSTR-1, B2CS/ }));
  await userEvent.click(consumers.getByRole('link', { name: 'Maharashtra, 3%' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'B2CS: Maharashtra, 3%' }));
  const [, ...lines] = await dialog.findAllByRole('row');
  expect(lines.map(line => line.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^${bill['number']}.*Taxable value₹1,000\\.00.*CGST₹15\\.00SGST₹15\\.00`)),
    expect.stringMatching(/^Sum, as in the return.*₹1,000\.00.*CGST₹15\.00SGST₹15\.00/),
  ]);
  const link = dialog.getByRole('link', { name: bill['number'] as string });
  expect(link).toHaveAttribute('href', `/quick_bills/${bill.id}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const figures = within(screen.getByRole('table', { name: 'GSTR-3B: figures' }));
  await userEvent.click(figures.getByRole('link', { name: /^3\.1\(c\)/ }));
  expect(await screen.findByRole('dialog', { name: /^3\.1\(c\)/ })).toBeVisible();
  expect(figures.queryByRole('link', { name: 'Tax less input tax' })).toBeNull();
});

it('the summary by code and what bears no tax open their documents, too', async () => {
  renderPage('/gst_returns?month=2026-05', shop.session);
  const codes = within(await screen.findByRole('table', { name: 'GSTR-1: summary by HSN code' }));
  const row = within(codes.getByRole('row', { name: /^7018, 0%/ }));
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    'Sold toConsumers',
    'Quantity12 NOS',
    'Taxable value₹120.00',
    'IGST–',
    'CGST–',
    'SGST–',
    'UTGST–',
  ]);
  await userEvent.click(codes.getByRole('link', { name: '4819, 3%' }));
  const dialog = within(await screen.findByRole('dialog', { name: '4819, 3%: Consumers' }));
  expect(await dialog.findByRole('link', { name: bill['number'] as string })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const nil = within(screen.getByRole('table', { name: 'GSTR-1: nil rated' }));
  await userEvent.click(nil.getByRole('link', { name: 'Within the state, Consumers' }));
  expect(await screen.findByRole('dialog', { name: 'GSTR-1: nil rated: Within the state, Consumers' })).toBeVisible();
});

it('its file is made in the background', async () => {
  renderPage('/gst_returns?month=2026-05', shop.session);
  await userEvent.click(await screen.findByRole('button', { name: 'File for the portal' }));
  await waitFor(() =>
    expect(shop.calls('POST', 'gst_return/exports').at(-1)?.query).toMatchObject({ month: '2026-05', format: 'json' }),
  );
  expect(await screen.findByText('The file is being made. You are told here when it is ready.')).toBeVisible();
});

it('the month for the accountant tells what is in it and what is still open, and is made in the background', async () => {
  renderPage('/gst_returns?month=2026-05', shop.session);
  const files = within(await screen.findByRole('table', { name: 'The month for the accountant' }));
  expect(files.getByRole('row', { name: /^Register of sales/ })).toHaveTextContent('2');
  expect(screen.getByText('1 day is not closed: the month may still change.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make the folder' }));
  await waitFor(() =>
    expect(shop.calls('POST', 'month_folder/exports').at(-1)?.query).toMatchObject({ month: '2026-05' }),
  );
});

it('the month goes to the accountant by mail, where the shop names one', async () => {
  renderPage('/gst_returns?month=2026-05', shop.session);
  expect(await screen.findByText(/^To send it by mail, enter the e-mail of the accountant/)).toBeVisible();
  cleanup();
  await shop.call('PUT', '', { accountantEmail: 'ca@example.test' });
  renderPage('/gst_returns?month=2026-05', shop.session);
  await userEvent.click(await screen.findByRole('button', { name: 'Make it and send it to ca@example.test' }));
  expect(await screen.findByText(/^The file is being made and then sent to ca@example\.test\./)).toBeVisible();
  expect(shop.calls('POST', 'month_folder/mail').at(-1)?.query).toMatchObject({ month: '2026-05' });
});

it('a dealer under the composition scheme is told what is due in place of GSTR-1', async () => {
  await shop.call('PUT', '', { taxScheme: 'composition' });
  const line = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 3 };
  const body = { lines: [line], placeOfSupply: '27', day: '2026-06-10', billedGst: 'none' };
  const { id } = await shop.call<Made>('POST', 'quick_bills', { ...body, payments: [{ way: 'cash', amount: 1_000 }] });
  await shop.call('POST', `quick_bills/${id}/issue`, {});
  renderPage('/gst_returns?month=2026-06', shop.session);
  const due = within(await screen.findByRole('table', { name: 'CMP-08 and GSTR-4: composition scheme' }));
  const cellsOf = (name: RegExp) => within(due.getByRole('row', { name })).getAllByRole('cell');
  expect(cellsOf(/^June 2026/).map(cell => cell.textContent)).toEqual([
    'Value₹1,000.00',
    'Central tax–',
    'State or UT tax–',
  ]);
  await userEvent.click(due.getByRole('link', { name: 'June 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'June 2026' }));
  expect(await dialog.findByText('Sum, as in the return')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cellsOf(/^CMP-08/).map(cell => cell.textContent)).toEqual([
    'Value₹1,000.00',
    'Central tax₹5.00',
    'State or UT tax₹5.00',
  ]);
  expect(screen.getByText(/files no GSTR-1 and no GSTR-3B/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'GSTR-1: what was sold' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'File for the portal' })).toBeNull();
});

it('a shop without a GSTIN is told so', async () => {
  await shop.call('PUT', '', { gstin: null });
  renderPage('/gst_returns?month=2026-05', shop.session);
  expect(await screen.findByText(/The shop has no GSTIN/)).toBeVisible();
});

it('the books of the days that are shown go to Tally', async () => {
  renderPage('/trial_balance?from=2026-05-01&to=2026-05-31', shop.session);
  await userEvent.click(await screen.findByRole('button', { name: 'File for Tally' }));
  await waitFor(() =>
    expect(shop.calls('POST', 'tally/exports').at(-1)?.query).toMatchObject({ from: '2026-05-01', to: '2026-05-31' }),
  );
  expect(await screen.findByText('The file is being made. You are told here when it is ready.')).toBeVisible();
});

it('a filed return locks the books of its month, until an owner unlocks them with a reason', async () => {
  const user = userEvent.setup();
  renderPage('/gst_returns?month=2026-05', shop.session);
  const panel = within(await screen.findByRole('region', { name: 'Filed and locked' }));
  expect(panel.getByText('The books are open.')).toBeVisible();
  expect(panel.getByText(/^Once you have filed a return/)).toBeVisible();
  await user.click(await panel.findByRole('button', { name: 'Mark as filed' }));
  const filing = within(await screen.findByRole('dialog', { name: 'Mark May 2026 as filed' }));
  await user.type(filing.getByLabelText(/Acknowledgement number/), 'AA270526123456X');
  await user.click(filing.getByRole('button', { name: 'Mark as filed' }));
  expect(await panel.findByText('The books are locked until 31 May 2026.')).toBeVisible();
  expect(panel.getByText(/^May 2026 was filed on .*, ARN AA270526123456X\.$/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Mark as filed' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Unlock' }));
  const unlocking = within(await screen.findByRole('dialog', { name: 'Unlock the books?' }));
  await user.type(unlocking.getByLabelText(/Why it is unlocked/), 'A bill was missing');
  await user.click(unlocking.getByRole('button', { name: 'Unlock' }));
  expect(await panel.findByText('The books are open.')).toBeVisible();
  const history = within(screen.getByRole('table', { name: 'History of filing and locking' }));
  const [, ...rows] = history.getAllByRole('row');
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Unlocked.*A bill was missing/),
    expect.stringMatching(/^May 2026 filed on .*Locked until31 May 2026/),
  ]);
});
