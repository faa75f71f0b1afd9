import { json, mobile, text } from '../kit/kinds.ts';
import { readFigure } from '../kit/readFigure.ts';
import { day, listOf, maybe, number, object, oneOf, string, uuid, whole, type Of } from '../kit/shape.ts';
import { worded } from '../kit/worded.ts';
import { company } from '../company.ts';
import { shared } from '../words/en/shared.ts';
import { fill } from '../words/fill.ts';
import type { OrderLineWords } from '../words/orderLineWords.ts';
import { accountEmail, personName, registerFields, statePin } from './account.ts';
import { sum } from './amounts.ts';
import { gstSplit, type GstSplit } from './gstSplit.ts';
import type { PublicPayment } from './payments.ts';
import { planDurations, planOf, planTitle, priceOf, type ShownPlan } from './plans.ts';
import { softwareTaxOn, type TaxRule } from './softwareTax.ts';
import { stateOfPin, type StateCode } from './states.ts';
import { gstin } from './taxIds.ts';

const chosen = { plan: string, duration: oneOf(planDurations), quantity: whole };
/** What is taken: so many shops of a plan, for so many days. */
const choice = object(chosen);
export type Choice = Of<typeof choice>;
/** The same as an order keeps it, with the name and the price of its day, in rupees before GST. */
export const orderLine = object({ ...chosen, name: string, price: number, amount: number });
export type OrderLine = Of<typeof orderLine>;

/** Which shop holds what of it, since when. */
export const given = listOf(object({ shopId: uuid, shop: string, plan: string, duration: oneOf(planDurations), day }));

/** The shop in which it was ordered, and which it is for. None: it came from the site. */
export const orderedIn = object({ shopId: uuid, shop: string });

/** Its tax invoice, a bill of the company's shop, and the credit note once its money went back. */
export const invoiced = object({ shopId: uuid, billId: uuid, number: string, creditNote: maybe(string) });

export const mostShops = 50;
const mostLines = 10;

/** A placed order is paid by invoice, or falls through. */
export const orderStates = [
  { id: 'placed', name: 'Placed', meaning: 'waiting' },
  { id: 'paid', name: 'Paid', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

type Problem = keyof Choice | 'count';

/** Null: plans are not known here, and whether one is among them is judged elsewhere. */
type Known = readonly ShownPlan[] | null;

/** What is wrong with one choice among plans; null when nothing is. */
export const problemOf = (
  { plan, duration, quantity }: Partial<Record<keyof Choice, unknown>>,
  plans: Known,
): Problem | null => {
  const chosen = plans && planOf(plans, plan);
  if (typeof plan !== 'string' || chosen === undefined) return 'plan';
  const isOffered = chosen ? priceOf(chosen, duration) !== undefined : planDurations.some(days => days === duration);
  if (!isOffered) return 'duration';
  const isCount = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1;
  return isCount && quantity <= mostShops ? null : 'quantity';
};

const problemIn = (choices: unknown, plans: Known): Problem | null => {
  if (!Array.isArray(choices) || choices.length < 1) return 'plan';
  if (choices.length > mostLines) return 'count';
  return choices.map((choice: unknown) => problemOf((choice ?? {}) as Choice, plans)).find(Boolean) ?? null;
};

/** What somebody orders among plans, and who they are. */
export const orderFieldsAmong = (plans: Known) => {
  /** A rule of its own for each problem, so that each has its sentence in every language. */
  const choicesRule = (name: Problem, message: string, params: { min?: number; max?: number } = {}) => ({
    name,
    message,
    params,
    test: (choices: unknown) => problemIn(choices, plans) !== name,
  });
  return worded('order', {
    lines: json(listOf(choice))
      .label('Plans')
      .required('Choose a plan')
      .test(choicesRule('plan', 'Choose a plan'))
      .test(choicesRule('count', 'At most ${max} plans in one order', { max: mostLines }))
      .test(choicesRule('duration', 'Choose for how long'))
      .test(choicesRule('quantity', 'Choose ${min} to ${max} shops', { min: 1, max: mostShops })),
    businessName: text().label('Business name').required('Business name is required').max(128),
    name: personName(),
    email: accountEmail(),
    mobileNo: mobile('Please enter a 10 digit mobile number')
      .label('Mobile Number')
      .required('Mobile number is required'),
    pin: statePin(),
    stateCode: registerFields.stateCode,
    gstin: gstin().test('otherState', shared.otherState, (value, { parent }: { parent: { pin?: unknown } }) => {
      const possible = stateOfPin(String(parent.pin));
      return !value || possible.length === 0 || possible.some(({ code }) => value.startsWith(code));
    }),
  });
};

/** The same whatever the plans are. */
export const orderFields = orderFieldsAmong(null);

/** Where the buyer is: the state that was chosen, else the only one that the PIN lies in. */
export const placeOf = ({ pin, stateCode }: { pin: string; stateCode?: string | null | undefined }): StateCode =>
  (stateCode as StateCode | null | undefined) ?? stateOfPin(pin)[0]!.code;

/** What the form of the checkout sends: one choice by its parts, or all that lies in the cart as `lines`. */
export const orderInput = ({ plan, duration, quantity, ...typed }: Record<string, string>): Record<string, unknown> =>
  'lines' in typed
    ? typed
    : { ...typed, lines: [{ plan, duration: numberIn(duration), quantity: numberIn(quantity) }] };

/** A text that is no figure stays as it is, and is refused as such. */
const numberIn = (typed = '') => readFigure(typed) ?? typed;

/** In rupees. */
type Amounts = GstSplit & { taxable: number; roundOff: number; total: number };

/** What lines come to for a buyer in `place`, at a rate of GST in percent; the total in whole rupees, as on its invoice. */
export const amountsOf = (lines: readonly { amount: number | null }[], rate: number, place: string): Amounts => {
  const taxable = sum(lines.map(({ amount }) => amount));
  const paise = gstSplit(Math.round(taxable * 100), { rate, supplier: company.stateCode, place });
  const tax = {
    cgst: paise.cgst / 100,
    sgst: paise.sgst / 100,
    utgst: paise.utgst / 100,
    igst: paise.igst / 100,
  };
  const exact = sum([taxable, ...Object.values(tax)]);
  const total = Math.round(exact);
  return { ...tax, taxable, roundOff: sum([total, -exact]), total };
};

/** The GST is what `rule` says, split by where the buyer is. */
export type Bill = Amounts & { tax: number; rule: TaxRule };

/** What lines come to for a buyer in `place` on a day, `YYYY-MM-DD`. */
export const billFor = (lines: readonly OrderLine[], place: string, day: string): Bill => {
  const rule = softwareTaxOn(day);
  const amounts = amountsOf(lines, rule.rate, place);
  return { ...amounts, tax: sum([amounts.cgst, amounts.sgst, amounts.utgst, amounts.igst]), rule };
};

/** Choices with their names and prices, of those that are right. */
export const linesAmong = (choices: readonly Choice[], plans: readonly ShownPlan[]): OrderLine[] =>
  choices.flatMap(choice => {
    const plan = planOf(plans, choice.plan);
    const price = plan && priceOf(plan, choice.duration);
    if (!plan || price === undefined) return [];
    const { duration, quantity } = choice;
    return [{ plan: plan.id, duration, quantity, name: planTitle(plan), price, amount: sum([price * quantity]) }];
  });

/** `TS Invoice Masha, Yearly, 2 shops` */
export const lineText = ({ name, duration, quantity }: OrderLine, words: OrderLineWords): string =>
  fill(quantity === 1 ? words.one : words.many, { name, duration: words.duration(duration), count: quantity });

/** An order as its buyer sees it. */
export type PublicOrder = GstSplit & {
  id: string;
  number: string;
  state: (typeof orderStates)[number]['id'];
  businessName: string;
  name: string;
  email: string;
  mobileNo: string;
  gstin: string | null;
  pin: string;
  stateCode: StateCode;
  lines: OrderLine[];
  taxable: number;
  roundOff: number;
  total: number;
  sac: string;
  taxRate: number;
  createdAt: string;
  receipt: string;
  payment: PublicPayment;
  /** The number of its tax invoice. */
  invoice: string | null;
};

/** `₹1,23,456.00`: lakhs and crores, with paise, as on an invoice. */
export const rupees = (amount: number): string => money.format(amount);

const money = new Intl.NumberFormat('en-IN-u-nu-latn', { style: 'currency', currency: 'INR' });
