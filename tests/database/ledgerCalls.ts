import { chitReminders } from '../../schema/entities/chitReminders.ts';
import { expect } from 'vitest';
import type { Shop } from '../support/shop.ts';

/** The returns of a shop with a GSTIN, and its books for Tally. */
export const returnCalls = async ({ call }: Shop) => {
  expect((await call('GET', 'ledger/gst_return?month=2026-03')).data).not.toBeNull();
  for (const row of ['outward', 'input'])
    expect((await call('GET', `ledger/gst_return/documents?month=2026-03&row=${row}`)).data).not.toBeNull();
  expect((await call('GET', 'ledger/month_folder?month=2026-03')).status).toBe(200);
  for (const file of [
    'gst_return/exports?month=2026-03&format=json',
    'month_folder/exports?month=2026-03',
    'month_folder/mail?month=2026-03',
    'tally/exports?from=2026-03-01&to=2026-03-31',
  ])
    expect((await call('POST', `ledger/${file}`)).status).toBe(202);
  // Long before the other documents of the calls.
  await call('POST', 'ledger/locks', { body: { until: '2019-12-31' } });
  const filed = { month: '2020-01', filedOn: '2020-02-11', acknowledgement: 'AA270120123456X' };
  await call('POST', 'ledger/locks/filed', { body: filed });
  await call('POST', 'ledger/locks/unlocked', { body: { reason: 'A bill is missing' } });
  expect((await call('GET', 'ledger/locks')).data.events).toHaveLength(3);
  const place = { address: '7 Avenue Road', city: 'Pune', pin: '411001', stateCode: '27' };
  const buyer = { name: 'Deccan Gems', mobileNo: '9820099912', gender: 1, gstin: '27AAGCB7383J1Z8', ...place };
  const { id: contactId } = (await call('POST', 'contacts', { body: buyer })).data;
  const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 }];
  const payments = [{ way: 'upi', amount: 118 }];
  const bill = (await call('POST', 'quick_bills', { body: { contactId, lines, placeOfSupply: '27', payments } })).data;
  await call('POST', `quick_bills/${bill.id}/issue`, { body: {} });
  expect((await call('POST', `quick_bills/${bill.id}/e_invoice`, { body: {} })).status).toBe(202);
  const more = { lines: [{ line: 1, amount: 50 }] };
  const charged = (await call('POST', `quick_bills/${bill.id}/debit`, { body: more })).data;
  expect((await call('POST', `debit_notes/${charged.id}/e_invoice`, { body: {} })).status).toBe(202);
  const note = (await call('POST', `quick_bills/${bill.id}/credit`, { body: { lines: [{ line: 1 }] } })).data;
  expect((await call('POST', `credit_notes/${note.id}/e_invoice`, { body: {} })).status).toBe(202);
};

/** What is done with the books: money in and out, its way back, a day that is closed with its cash counted, and all that is read. */
export const ledgerCalls = async (shop: Shop) => {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, path, body && { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const till = await ask('POST', 'tills', { name: `Counter ${crypto.randomUUID()}` });
  for (const way of ['take', 'take', 'leave', 'leave']) await ask('POST', `tills/${till.id}/${way}`, {});
  const bank = await ask('POST', 'ledger/accounts', { name: 'HDFC', kind: 'bank' });
  const day = '2026-03-02';
  const made = async (more: object) => {
    const voucher = { kind: 'opening', side: 'theyOwe', tillId: till.id, day, amount: 500, ...more };
    const { id } = await ask('POST', 'vouchers', voucher);
    await ask('POST', `vouchers/${id}/post`, {});
    return id as string;
  };
  const first = await made({ metal: 'AU', fineWeight: 1.5 });
  await made({ kind: 'transfer', side: null, toWay: 'bank', toBankId: bank.id });
  await ask('POST', `vouchers/${first}/cancel`, { shortReason: 'Cash of the owner' });
  const [{ id }] = (await ask('GET', `ledger/days?day_gte=${day}&day_lte=${day}`)).items;
  await ask('GET', `ledger/days/${id}/expected`);
  const trays = [{ tray: 'A', pieces: 3, grossWeight: 21.5 }];
  await ask('PUT', `ledger/days/${id}`, { counts: [{ tillId: till.id, coins: 7 }], trays, orderBox: 1 });
  await ask('POST', `ledger/days/${id}/close`, {});
  await ask('POST', `ledger/days/${id}/reopen`, { reopenReason: 'One was forgotten' });
  const { id: other } = await ask('POST', 'vouchers', {
    kind: 'opening',
    side: 'weOwe',
    tillId: till.id,
    day,
    amount: 5,
  });
  for (const way of ['post', 'cancel']) await ask('POST', `vouchers/${way}`, { ids: [other] });
  await ask('POST', 'ledger/days/close', { ids: [id] });
  await ask('POST', 'ledger/days/reopen', { ids: [id], reopenReason: 'One more' });
  const bill = async (billNo: string) => {
    const lines = [{ metal: 'gold', fineness: 995, weight: 100, amount: 615_000 }];
    const supplierId = await shop.refer('contacts');
    return (await ask('POST', 'purchases', { supplierId, billNo, billDay: day, lines })).id as string;
  };
  const [one, another] = [await bill('NB/1'), await bill('NB/2')];
  await ask('POST', `purchases/${one}/post`, {});
  await ask('POST', `purchases/${one}/cancel`, {});
  const kept = await bill('NB/3');
  await ask('POST', `purchases/${kept}/post`, {});
  const piece = { productId: await shop.refer('products'), metal: 'gold', fineness: 995, grossWeight: 10 };
  await ask('POST', `purchases/${kept}/take_in`, { pieces: [piece] });
  for (const way of ['post', 'cancel']) await ask('POST', `purchases/${way}`, { ids: [another] });
  await saleCalls(shop, ask, till.id as string);
  await schemeCalls(shop, ask);
  await karigarCalls(shop, ask);
  await meltingCalls(shop, ask);
  const take = await ask('POST', 'stock_takes', { name: 'All trays' });
  await ask('POST', `stock_takes/${take.id}/scan`, { tags: ['A-1', 'nonsense'] });
  await ask('GET', `stock_takes/${take.id}/result?outcome=surplus`);
  await ask('POST', `stock_takes/${take.id}/close`, {});
  await ask('POST', 'stock_takes/close', { ids: [(await ask('POST', 'stock_takes', { name: 'Window' })).id] });
  const period = `from=${day}&to=${day}`;
  for (const read of [`accounts/${bank.id}/statement`, 'trial_balance', 'metal_position', 'day_book'])
    await ask('GET', `ledger/${read}?${period}`);
  await ask('GET', `ledger/balances?contactId=${await shop.refer('contacts')}`);
  await ask('GET', 'ledger/hsn_gaps');
  await ask('GET', 'ledger/unusual_days');
  for (const side of ['theyOwe', 'weOwe']) await ask('GET', `ledger/dues?side=${side}&unit=AU`);
};

type Ask = (method: string, path: string, body?: object) => Promise<any>;

/** An estimate that becomes a bill, one that nobody wants, orders, bills that are issued, one of which is taken back, and old gold. */
const saleCalls = async (shop: Shop, ask: Ask, tillId: string) => {
  const contactId = await shop.refer('contacts');
  const lines = [
    { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 5_679.2, gst: 3 },
  ];
  const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 1_000 };
  await ask('POST', `vouchers/${(await ask('POST', 'vouchers', opening)).id}/post`, {});
  const quote = async () => (await ask('POST', 'quotes', { contactId, billedGst: 'none', lines })).id as string;
  const [one, another] = [await quote(), await quote()];
  await approvalCalls(ask, 'quotes', one);
  await ask('POST', `quotes/${one}/give`, {});
  await ask('POST', `quotes/${one}/revise`, {});
  for (const way of ['give', 'decline', 'revise', 'give']) await ask('POST', `quotes/${way}`, { ids: [one] });
  await ask('POST', `quotes/${another}/give`, {});
  await ask('POST', `quotes/${another}/decline`, { reason: 'Too dear' });
  await ask('GET', 'quotes/rate_abroad?currency=USD');
  await ask('GET', `quotes/offer?productId=${await shop.refer('products')}`);
  for (const sale of ['quotes', 'sales_orders', 'quick_bills'])
    await ask('GET', `${sale}/buyer?contactId=${contactId}`);
  await ask('GET', `quick_bills/offer?pieceId=${await shop.refer('pieces')}`);
  await orderCalls(ask, { contactId, lines }, await quote());
  const { id } = await ask('POST', `quotes/${one}/bill`, {});
  await approvalCalls(ask, 'quick_bills', id);
  await ask('POST', `quick_bills/${id}/issue`, {});
  await ask('GET', 'quick_bills/payee');
  await ask('GET', `quick_bills/customer_credit?contactId=${contactId}`);
  for (const cash of ['old_gold', 'vouchers']) await ask('GET', `${cash}/legal_facts?contactId=${contactId}`);
  const old = { metal: 'gold', grossWeight: 10, fineness: 900, rate: 6_000 };
  const bought = async () => (await ask('POST', 'old_gold', { contactId, tillId, lines: [old] })).id as string;
  const [chain, ring] = [await bought(), await bought()];
  await approvalCalls(ask, 'old_gold', chain);
  await ask('POST', `old_gold/${chain}/buy`, {});
  await ask('POST', `old_gold/${chain}/cancel`, {});
  for (const way of ['buy', 'cancel']) await ask('POST', `old_gold/${way}`, { ids: [ring] });
  const bill = await ask('POST', 'quick_bills', { contactId, tillId, billedGst: 'none', lines });
  await ask('POST', 'quick_bills/issue', { ids: [bill.id] });
  const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
  const owed = await ask('POST', 'quick_bills', { contactId, tillId, billedGst: 'none', lines });
  await ask('POST', `quick_bills/${owed.id}/issue`, {});
  const receipt = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount: 5, way: 'upi' });
  await ask('POST', `vouchers/${receipt.id}/post`, {});
  const last = await bought();
  await ask('POST', `old_gold/${last}/buy`, {});
  const rows = [{ billId: owed.id, amount: 1 }];
  for (const payer of [`vouchers/${receipt.id}`, `old_gold/${last}`]) await ask('POST', `${payer}/settle`, { rows });
  await ask('POST', `credit_notes/${note.id}/settle`, { rows: [] });
};

const approvalCalls = async (ask: Ask, path: string, id: string) => {
  await ask('GET', `${path}/${id}/concessions`);
  await ask('POST', `${path}/${id}/approve`, {});
};

/** Metal that a karigar is given, and what he brings back. */
const karigarCalls = async (shop: Shop, ask: Ask) => {
  const contactId = await shop.refer('contacts');
  const metal = { metal: 'gold', fineness: 999, weight: 10 };
  const work = { metal: 'gold', fineness: 916, grossWeight: 5, lossPercent: 1, rate: 50 };
  const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 1_000 };
  await ask('POST', `vouchers/${(await ask('POST', 'vouchers', opening)).id}/post`, {});
  const held = await ask('POST', 'karigar_issues', { contactId, lines: [{ ...metal, weight: 20 }] });
  await ask('POST', `karigar_issues/${held.id}/post`, {});
  for (const [path, line] of [
    ['karigar_issues', metal],
    ['karigar_receipts', work],
  ] as const) {
    const made = async () => (await ask('POST', path, { contactId, lines: [line] })).id as string;
    const [one, another] = [await made(), await made()];
    await ask('POST', `${path}/${one}/post`, {});
    if (line === work) {
      const piece = { productId: await shop.refer('products'), metal: 'gold', fineness: 916, grossWeight: 5 };
      await ask('POST', `${path}/${one}/take_in`, { metalRate: 6_200, pieces: [piece] });
    }
    await ask('POST', `${path}/${one}/cancel`, {});
    for (const way of ['post', 'cancel']) await ask('POST', `${path}/${way}`, { ids: [another] });
  }
  await ask('GET', 'karigar_issues/holdings');
};

/** Lots of metal that are sent, refined and taken back, and old gold that is collected for one. */
const meltingCalls = async (shop: Shop, ask: Ask) => {
  const contactId = await shop.refer('contacts');
  const refined = {
    returnedOn: '2026-03-04',
    refinedWeight: 4.5,
    refinedFineness: 999,
    rate: 6_200,
    charges: 100,
    billedGst: 'igst',
    gst: 5,
  };
  const made = async () =>
    (await ask('POST', 'melting_lots', { contactId, day: '2026-03-03', lines: [{ grossWeight: 5, fineness: 900 }] }))
      .id as string;
  const [one, another] = [await made(), await made()];
  for (const [way, input] of [
    ['send', {}],
    ['refine', refined],
    ['cancel', {}],
  ] as const) {
    await ask('POST', `melting_lots/${one}/${way}`, input);
    await ask('POST', `melting_lots/${way}`, { ids: [another], ...input });
  }
  const old = { metal: 'gold', grossWeight: 10, fineness: 900, rate: 6_000, use: 'melt' };
  const { id: oldGoldId } = await ask('POST', 'old_gold', { contactId, lines: [old] });
  await ask('POST', `old_gold/${oldGoldId}/buy`, {});
  await ask('GET', `melting_lots/offer?oldGoldId=${oldGoldId}`);
  await ask('POST', 'melting_lots/collect', { contactId });
};

/** A scheme that is opened, closed and opened again, a passbook that is paid into, transferred and ended, and one that pays a bill. */
const schemeCalls = async (shop: Shop, ask: Ask) => {
  const contactId = await shop.refer('contacts');
  const terms = { kind: 'amount', instalment: 500, instalments: 11, bonus: 'none' };
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const { id: schemeId } = await ask('POST', 'chit_schemes', { name: one, ...terms });
  for (const way of ['open', 'close', 'reopen']) await ask('POST', `chit_schemes/${schemeId}/${way}`, {});
  const { id: second } = await ask('POST', 'chit_schemes', { name: other, ...terms });
  for (const way of ['open', 'close', 'reopen']) await ask('POST', `chit_schemes/${way}`, { ids: [second] });
  const member = async () => (await ask('POST', 'chit_members', { schemeId, contactId })).id as string;
  const [ends, pays] = [await member(), await member()];
  await ask('POST', `chit_members/${ends}/join`, {});
  await ask('POST', 'chit_members/join', { ids: [pays] });
  await ask('POST', `chit_members/${ends}/pay`, { amount: 500, way: 'upi' });
  const topUp = async (amount: number) =>
    (await ask('POST', `chit_members/${ends}/pay`, { kind: 'topUp', amount, way: 'upi' })).id as string;
  await ask('POST', `chit_entries/${await topUp(70)}/cancel`, {});
  await ask('POST', 'chit_entries/cancel', { ids: [await topUp(80)] });
  await ask('GET', `chit_members/${ends}/passbook`);
  const { id: nominee } = await ask('POST', 'contacts', { name: 'Nominee', mobileNo: '9820099911', gender: 1 });
  await ask('POST', `chit_members/${ends}/transfer`, { contactId: nominee, reason: 'By the will' });
  await ask('POST', `chit_members/${ends}/end_early`, { way: 'upi' });
  await ask('POST', `chit_members/${pays}/pay`, { amount: 500, way: 'upi' });
  await ask('GET', 'chit_members/liability');
  const reminder = { memberId: pays, contactId, kind: 'before', language: 'en', text: 'Your instalment is due.' };
  const days = ['2026-05-01', '2026-06-01'];
  const reminders = await shop.plant(
    chitReminders,
    days.map(day => ({ ...reminder, day, messageId: null })),
  );
  await ask('GET', 'chit_reminders/open');
  await ask('POST', `chit_reminders/${reminders[0]}/tell`, {});
  await ask('POST', 'chit_reminders/tell', { ids: [reminders[1]] });
  await ask('GET', `chit_members/redeemable?contactId=${contactId}`);
  const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 500, gst: 0 }];
  const payments = [{ way: 'scheme', chitMemberId: pays, chitPaid: 500, chitWorth: 500, amount: 500 }];
  const { id: bill } = await ask('POST', 'quick_bills', { contactId, billedGst: 'none', lines, payments });
  await ask('POST', `quick_bills/${bill}/issue`, {});
};

const orderCalls = async (ask: Ask, sale: { contactId: string; lines: object[] }, quote: string) => {
  const body = { ...sale, billedGst: 'none', deliveryDay: '2031-11-04' };
  await ask('POST', `quotes/${quote}/give`, {});
  const { id } = await ask('POST', `quotes/${quote}/order`, {});
  await ask('PUT', `sales_orders/${id}`, { deliveryDay: body.deliveryDay });
  await ask('GET', 'sales_orders/offer?tag=A-1');
  await approvalCalls(ask, 'sales_orders', id);
  await ask('POST', `sales_orders/${id}/confirm`, {});
  await ask('POST', `sales_orders/${id}/revise`, {});
  for (const way of ['confirm', 'revise', 'confirm', 'ready']) await ask('POST', `sales_orders/${way}`, { ids: [id] });
  await ask('POST', `sales_orders/${id}/advance`, { amount: 500 });
  const bill = await ask('POST', `sales_orders/${id}/bill`, {});
  await ask('GET', `quick_bills/legal_facts?contactId=${sale.contactId}&salesOrderId=${id}`);
  await ask('POST', `quick_bills/${bill.id}/issue`, {});
  const other = await ask('POST', 'sales_orders', body);
  await ask('POST', `sales_orders/${other.id}/confirm`, {});
  await ask('POST', `sales_orders/${other.id}/ready`, {});
  await ask('POST', `sales_orders/${other.id}/cancel`, { reason: 'Found it elsewhere' });
  const third = await ask('POST', 'sales_orders', body);
  for (const way of ['confirm', 'cancel']) await ask('POST', `sales_orders/${way}`, { ids: [third.id] });
};
