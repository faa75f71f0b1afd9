import { shopDay } from '../../schema/kit/shopDay.ts';
import { bonusesOn, mostOf, redeemedFrom, type Redeemable } from '../../schema/rules/chitRedeem.ts';
import { monthsAfter } from '../../schema/rules/months.ts';
import type { Sale } from '../../schema/rules/saleLines.ts';
import { openCounter, type Counter } from './counter.ts';
import type { TestApi } from './testApi.ts';

export const today = (): string => shopDay(new Date());

/** Eleven instalments of ₹5,000, and one from the shop. */
export const byAmount = {
  kind: 'amount',
  instalment: 5_000,
  instalments: 11,
  bonus: 'instalment',
  bonusWay: 'discount',
};
export const byWeight = { ...byAmount, kind: 'weight', metal: 'gold', fineness: 916 };

/** How a test saves in a shop whose gold costs ₹6,500 a gram. */
export const openSchemes = ({ ask, contactId }: Counter) => {
  const scheme = async (more: object = {}): Promise<string> => {
    const { id } = await ask('POST', 'chit_schemes', { name: `Scheme ${crypto.randomUUID()}`, ...byAmount, ...more });
    await ask('POST', `chit_schemes/${id}/open`, {});
    return id;
  };
  const draft = async (schemeId: string, more: object = {}) =>
    ask('POST', 'chit_members', { schemeId, contactId, nominee: 'Ravi', nomineeRelation: 'Son', ...more });
  const joined = async (of: object = {}, more: object = {}) => {
    const { id } = await draft(await scheme(of), more);
    return ask('POST', `chit_members/${id}/join`, {});
  };
  return {
    scheme,
    draft,
    joined,
    /** All instalments of it were paid before, and the day has come. */
    mature: (of: object = {}, more: object = {}) =>
      joined(of, { broughtFirstDay: monthsAfter(today(), -11), broughtMonths: 11, broughtPaid: 55_000, ...more }),
    member: (id: string) => ask('GET', `chit_members/${id}`),
    passbook: (id: string) => ask('GET', `chit_members/${id}/passbook`),
    pay: (id: string, more: object = {}) =>
      ask('POST', `chit_members/${id}/pay`, { amount: 5_000, way: 'upi', ...more }),
    setRate: (goldRate: number) =>
      ask('POST', 'admin/commodities', { goldRate, silverRate: 92.5, diamondRate: 50_000, confirmed: true }),
  };
};
export type Schemes = ReturnType<typeof openSchemes>;

/** The same in a shop of its own, as a test begins. `call`: a POST that may be refused. */
export const openSchemeShop = async (world: TestApi) => {
  const counter = await openCounter(world);
  const { ask, shop } = counter;
  const call = (path: string, body: object = {}) => shop.call('POST', path, { body });
  return { counter, schemes: openSchemes(counter), ask, call };
};
export type SchemeShop = Awaited<ReturnType<typeof openSchemeShop>>;

/** Of ₹60,000 gold and ₹6,000 making, and of ₹30,000 and ₹3,000. */
const bangle = {
  description: 'Bangle',
  hsn: '7113',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  rate: 6_000,
  makingRate: 600,
  gst: 3,
};
const ring = { ...bangle, description: 'Ring', grossWeight: 5 };

/** A bill as the counter's form fills it: passbooks pay, their bonus is on the lines, and `rest` pays what is left. */
export const billPaidBy = (
  contactId: string,
  passbooks: readonly Redeemable[],
  { more = {}, rest = [] }: { more?: object; rest?: object[] } = {},
) => {
  const lines = [bangle, ring];
  const sale = { lines, billedGst: 'cgstSgst', discountOn: 'making', discountPercent: null } as unknown as Sale;
  const bonuses = bonusesOn(sale, passbooks);
  const payments = passbooks.map(passbook => {
    const redeemed = redeemedFrom(sale, passbook);
    return { way: 'scheme', amount: mostOf(redeemed), ...redeemed };
  });
  return {
    contactId,
    placeOfSupply: '27',
    billedGst: 'cgstSgst',
    lines: lines.map((line, n) => ({ ...line, schemeBonus: bonuses[n]! / 100 || null })),
    payments: [...payments, ...rest],
    ...more,
  };
};
