import { json, mobile, text } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';
import { company } from '../company.ts';
import { durationName, planDurations, planOf, planTitle, type Plan, type PlanDuration } from '../plans.ts';
import { accountEmail, personName, registerFields, statePin } from './account.ts';
import { gstSplit, gstTotal, type GstSplit } from './gstSplit.ts';
import { softwareTaxOn, type TaxRule } from './softwareTax.ts';
import { stateOfPin, type StateCode } from './states.ts';
import { gstin, otherState } from './taxIds.ts';

/** What is taken: so many shops of a plan, for so many days. */
export type Choice = { plan: string; duration: PlanDuration; quantity: number };
/** The same as an order keeps it, with the name and the price of its day, in rupees before GST. */
export type OrderLine = Choice & { name: string; price: number; amount: number };

export const mostShops = 50;
const mostLines = 10;

/** A placed order is paid by invoice, or falls through. */
export const orderStates = [
  { id: 'placed', name: 'Placed', meaning: 'waiting' },
  { id: 'paid', name: 'Paid', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

/** What is wrong with one choice; null when nothing is. */
export const problemOf = ({ plan, duration, quantity }: Partial<Record<keyof Choice, unknown>>): string | null => {
  if (!planOf(plan)) return 'Choose a plan';
  if (!planDurations.some(days => days === duration)) return 'Choose for how long';
  const isCount = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1;
  return isCount && quantity <= mostShops ? null : `Choose 1 to ${mostShops} shops`;
};

/** What somebody orders, and who they are. */
export const orderFields = worded('order', {
  lines: json<Choice[]>()
    .label('Plans')
    .required('Choose a plan')
    .test('choices', 'Choose a plan', function (value) {
      if (!Array.isArray(value) || value.length < 1) return this.createError({ message: 'Choose a plan' });
      if (value.length > mostLines) return this.createError({ message: `At most ${mostLines} plans in one order` });
      const [problem] = value.map((line: unknown) => problemOf((line ?? {}) as Choice)).filter(Boolean);
      return problem ? this.createError({ message: problem }) : true;
    }),
  businessName: text().label('Business name').required('Business name is required').max(128),
  name: personName(),
  email: accountEmail(),
  mobileNo: mobile('Please enter a 10 digit mobile number')
    .label('Mobile Number')
    .required('Mobile number is required'),
  pin: statePin(),
  stateCode: registerFields.stateCode,
  gstin: gstin().test('otherState', otherState, (value, { parent }: { parent: { pin?: unknown } }) => {
    const possible = stateOfPin(String(parent.pin));
    return !value || possible.length === 0 || possible.some(({ code }) => value.startsWith(code));
  }),
});

/** Where the buyer is: the state that was chosen, else the only one that the PIN lies in. */
export const placeOf = ({ pin, stateCode }: { pin: string; stateCode?: string | null | undefined }): StateCode =>
  (stateCode as StateCode | null | undefined) ?? stateOfPin(pin)[0]!.code;

/** What the form of the checkout sends: one choice by its parts, or all that lies in the cart as `lines`. */
export const orderInput = ({ plan, duration, quantity, ...typed }: Record<string, string>): Record<string, unknown> =>
  'lines' in typed ? typed : { ...typed, lines: [{ plan, duration: Number(duration), quantity: Number(quantity) }] };

/** In rupees. The GST is what `rule` says, split by where the buyer is. */
export type Bill = GstSplit & { taxable: number; tax: number; total: number; rule: TaxRule };

/** What the choices cost for a buyer in `place` on a day, `YYYY-MM-DD`. */
export const billFor = (choices: readonly Choice[], place: string, day: string): Bill => {
  const paise = choices.map(choice => lineOf(choice).amount * 100).reduce((sum, amount) => sum + amount, 0);
  const rule = softwareTaxOn(day);
  const split = gstSplit(paise, { rate: rule.rate, supplier: company.stateCode, place });
  const inRupees = (amount: number) => amount / 100;
  return {
    cgst: inRupees(split.cgst),
    sgst: inRupees(split.sgst),
    utgst: inRupees(split.utgst),
    igst: inRupees(split.igst),
    taxable: inRupees(paise),
    tax: inRupees(gstTotal(split)),
    total: inRupees(paise + gstTotal(split)),
    rule,
  };
};

/** A choice with its name and price. Its plan exists: `problemOf` was asked. */
export const lineOf = ({ plan: id, duration, quantity }: Choice): OrderLine => {
  const plan: Plan = planOf(id)!;
  const price = plan.prices[duration];
  return { plan: id, duration, quantity, name: planTitle(plan), price, amount: price * quantity };
};

/** `TS Invoice Masha, Yearly, 2 shops` */
export const lineText = ({ name, duration, quantity }: OrderLine): string =>
  `${name}, ${durationName(duration)}, ${quantity === 1 ? '1 shop' : `${quantity} shops`}`;

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
  total: number;
  sac: string;
  taxRate: number;
  createdAt: string;
  receipt: string;
};

/** `₹1,23,456.00`: lakhs and crores, with paise, as on an invoice. */
export const rupees = (amount: number): string => money.format(amount);

const money = new Intl.NumberFormat('en-IN-u-nu-latn', { style: 'currency', currency: 'INR' });
