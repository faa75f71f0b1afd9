import type { ExpectedOfDay } from '../../../schema/rules/dayCompared.ts';
import type { Draw } from '../draw.ts';
import { home, type Ask, type Customer, type Ground, type YearShop } from './yearShop.ts';
import { supplyTo, type BillPlan, type Piece, type Rates } from './yearBills.ts';

/** What goes on from day to day. */
export type YearState = {
  ground: Ground;
  /** Pieces that lie in the shop. */
  stock: Piece[];
  /** Bills of people who are known, with the piece of their first line. */
  issued: { id: string; piece: Piece | null }[];
  due: { contactId: string; amount: number }[];
};

type Today = { day: string; rates: Rates; /** The how manieth day it is. */ n: number };

const mostPieces = 100;

/** What a shop does beside its bills, and how it writes one of them. */
export const ofDay = ({ ask, draw }: YearShop, state: YearState, { day, rates, n }: Today) => {
  const { ground } = state;
  let sold = 0;
  const run = async (path: string, step: string, body: object, input: object = {}) => {
    const { id } = await ask('POST', path, body);
    return ask('POST', `${path}/${id}/${step}`, input);
  };
  const voucher = (body: object) => run('vouchers', 'post', { day, ...body });
  const [bank] = [ground.bank];
  return {
    begin: async (pieces: number) => {
      const { gold, silver } = rates;
      await ask('POST', 'admin/commodities', {
        goldRate: gold,
        silverRate: silver,
        diamondRate: 50_000,
        confirmed: true,
      });
      const supplier = ground.suppliers[n % ground.suppliers.length]!;
      state.stock.push(...(await buy(ask, draw, { ground, supplier, day, rates, n, pieces })));
      const paid = { kind: 'payment', party: 'supplier', contactId: supplier.id, way: 'bank', bankId: bank };
      await voucher({ ...paid, amount: 40_000 + draw.below(900) * 100 });
      if (n === 0) await openBooks(voucher, ground);
      await voucher({
        kind: 'expense',
        way: 'cash',
        tillId: ground.tills[0],
        expenseId: ground.expenses[1],
        amount: 180.5,
      });
      if (n % 12 === 0) await monthly({ run, ask, ground, day, rates });
    },

    sell: async ({ body, pieces, oldMetal }: BillPlan) => {
      const brought = oldMetal && (await run('old_gold', 'buy', oldMetal));
      const { id, total } = await ask('POST', 'quick_bills', body);
      if (brought) await ask('PUT', `quick_bills/${id}`, { payments: withCredit(brought.credit, total) });
      const { due } = await ask('POST', `quick_bills/${id}/issue`, {});
      const { contactId } = body;
      sold += 1;
      if (contactId) state.issued.push({ id, piece: pieces[0] ?? null });
      if (contactId && due > 0) state.due.push({ contactId, amount: due });
    },

    end: async () => {
      await takeBack(ask, draw, state, { n, sold });
      for (const { contactId, amount } of state.due.splice(0, Math.ceil(state.due.length / 3)))
        await voucher({ kind: 'receipt', party: 'customer', contactId, way: draw.of(['upi', 'card']), amount });
      const { id } = await voucher({
        kind: 'transfer',
        way: 'cash',
        tillId: ground.tills[0],
        toWay: 'bank',
        toBankId: bank,
        amount: 5_000 + draw.below(40) * 500,
      });
      if (n % 10 === 3) await ask('POST', `vouchers/${id}/cancel`, {});
      if (n % 4 === 1) await promise({ run, ask, draw, state, rates, day, n });
      await close(ask, day, n);
    },
  };
};

/** Half of the credit stays: what is charged later is taken from there. */
const withCredit = (credit: number, total: number) => {
  const used = Math.min(Math.floor(credit / 2), total);
  const rest = Math.round((total - used) * 100) / 100;
  return [
    { way: 'credit', amount: used },
    { way: 'upi', amount: rest },
  ].filter(({ amount }) => amount > 0);
};

/** What the till and the bank hold when the books begin. */
const openBooks = async (voucher: (body: object) => Promise<unknown>, { tills, bank }: Ground) => {
  const held = { kind: 'opening', side: 'theyOwe' };
  for (const tillId of tills) await voucher({ ...held, way: 'cash', tillId, amount: 60_000 });
  await voucher({ ...held, way: 'bank', bankId: bank, amount: 4_250_310.75 });
};

/** A purchase, and what of it gets a tag. */
const buy = async (
  ask: Ask,
  draw: Draw,
  { ground, supplier, day, rates, n, pieces }: Today & { ground: Ground; supplier: Customer; pieces: number },
): Promise<Piece[]> => {
  const designs = ground.articles.filter(({ metal }) => metal === 'gold');
  const tagged = Array.from({ length: pieces }, () => ({
    productId: draw.of(designs).productId,
    metal: 'gold',
    fineness: 916,
    grossWeight: (200 + draw.below(900)) / 100,
    makingRate: 450,
    tray: `T${draw.below(12)}`,
  }));
  const weight = Math.round(tagged.reduce((sum, { grossWeight }) => sum + grossWeight * 100, 0)) / 100;
  // Enough for what is sold by weight.
  const [bars, silver] = [20 + pieces, 400 + 8 * pieces];
  const line = { metal: 'gold', gst: 3 };
  const { id } = await ask('POST', 'purchases', {
    supplierId: supplier.id,
    billNo: `S/${n + 1}`,
    billDay: day,
    day,
    billedGst: supplier.place === home ? 'cgstSgst' : 'igst',
    lines: [
      {
        ...line,
        description: 'Ornaments',
        fineness: 916,
        weight,
        hsn: '7113',
        amount: Math.round(weight * rates.gold * 93) / 100,
      },
      {
        ...line,
        description: 'Bars',
        fineness: 999,
        weight: bars,
        hsn: '7108',
        amount: Math.round(rates.gold * bars * 99.5) / 100,
      },
      {
        ...line,
        description: 'Silver',
        metal: 'silver',
        fineness: 925,
        weight: silver,
        hsn: '7113',
        amount: Math.round(rates.silver * silver * 100) / 100,
      },
      { ...line, description: 'Boxes', metal: 'other', fineness: null, hsn: '7117', amount: 1_250.5, gst: 18 },
    ],
  });
  await ask('POST', `purchases/${id}/post`, {});
  for (let from = 0; from < tagged.length; from += mostPieces)
    await ask('POST', `purchases/${id}/take_in`, { pieces: tagged.slice(from, from + mostPieces) });
  const taken: Piece[] = [];
  for (let page = 1; taken.length < tagged.length; page++)
    taken.push(
      ...(await ask('GET', `pieces?purchaseId=${id}&pageSize=${mostPieces}&pageNumber=${page}`)).items.map(
        ({ id: piece, productId, fineness, grossWeight }: Piece) => ({ id: piece, productId, fineness, grossWeight }),
      ),
    );
  return taken;
};

/** Of what was sold on earlier days some comes back, and some is charged more for. */
const takeBack = async (
  ask: Ask,
  draw: Draw,
  { issued, stock }: YearState,
  { n, sold }: { n: number; sold: number },
) => {
  const share = 25;
  for (let left = sold; draw.below(share) < left && issued.length; left -= share) {
    const at = draw.below(issued.length);
    const [{ id, piece }] = issued.splice(at, 1) as [YearState['issued'][number]];
    const reason = draw.of(['returned', 'mistake']);
    await ask('POST', `quick_bills/${id}/credit`, { lines: [{ line: 1 }], reason, goods: 'inStock' });
    if (piece) stock.push(piece);
  }
  if (n % 5 === 2 && issued.length)
    await ask('POST', `quick_bills/${issued.at(-1)!.id}/debit`, { lines: [{ line: 1, amount: 120.4 }] });
  // Whoever bought long ago keeps it.
  issued.splice(0, Math.max(0, issued.length - 60));
};

type Run = (path: string, step: string, body: object, input?: object) => Promise<any>;

/** Estimates, and orders with an advance, of which some become bills. */
const promise = async (given: { run: Run; ask: Ask; draw: Draw; state: YearState } & Today) => {
  const { run, ask, draw, state, rates, day, n } = given;
  const { customers } = state.ground;
  const customer = customers[2 * draw.below(customers.length / 2)]!;
  const line = { description: 'To be made', metal: 'gold', fineness: 916, grossWeight: 8, rate: rates.gold, gst: 3 };
  const sale = { contactId: customer.id, day, lines: [{ ...line, hsn: '7113' }], ...supplyTo(customer) };
  const quote = await run('quotes', 'give', { ...sale, validUntil: day });
  await ask('POST', `quotes/${quote.id}/decline`, { lostReason: draw.of(['price', 'design']) });
  const order = await run('sales_orders', 'confirm', { ...sale, deliveryDay: day });
  const advance = { kind: 'receipt', party: 'customer', way: 'upi', salesOrderId: order.id, amount: 10_000, day };
  await run('vouchers', 'post', { ...advance, contactId: customer.id });
  if (n % 8 !== 1) return;
  const bill = await ask('POST', `sales_orders/${order.id}/bill`, {});
  await ask('PUT', `quick_bills/${bill.id}`, { day });
  await ask('POST', `quick_bills/${bill.id}/issue`, {});
};

/** Metal to a karigar and back, and old metal to the refinery. */
const monthly = async ({ run, ask, ground, day, rates }: { run: Run; ask: Ask; ground: Ground } & Omit<Today, 'n'>) => {
  const given = { contactId: ground.karigar, workOrderId: null, day };
  await run('karigar_issues', 'post', { ...given, lines: [{ metal: 'gold', fineness: 999, weight: 15 }] });
  const made = { metal: 'gold', fineness: 916, grossWeight: 15, lossPercent: 1.5, rate: 45 };
  await run('karigar_receipts', 'post', { ...given, lines: [made] });
  const lines = [{ grossWeight: 6, fineness: 800 }];
  const lot = await run('melting_lots', 'send', { contactId: ground.karigar, day, lines });
  const refined = { returnedOn: day, refinedFineness: 995, refinedWeight: 4.7, rate: rates.gold, charges: 300 };
  await ask('POST', `melting_lots/${lot.id}/refine`, refined);
};

/** Some evenings a few rupees are missing. */
const close = async (ask: Ask, day: string, n: number) => {
  const { items } = await ask('GET', `ledger/days?day_gte=${day}&day_lte=${day}`);
  const { id } = items[0] as { id: string };
  const { books } = (await ask('GET', `ledger/days/${id}/expected`)) as ExpectedOfDay;
  const counts = books.flatMap(({ account, amount }, till) => {
    const [kind, tillId] = account.split(':');
    return kind === 'cash' && tillId ? [{ tillId, coins: Math.max(0, amount - (n % 9 === till ? 3 : 0)) }] : [];
  });
  await ask('PUT', `ledger/days/${id}`, { counts });
  await ask('POST', `ledger/days/${id}/close`, {});
};
