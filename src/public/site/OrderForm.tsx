/** @jsxImportSource preact */
import {
  apps,
  durationsOf,
  plansOf,
  priceOf,
  usualOf,
  type AppId,
  type ShownPlan,
} from '../../../schema/rules/plans.ts';
import {
  linesAmong,
  lineText,
  orderFieldsAmong,
  type orderFields,
  orderInput,
  type Choice,
  type PublicOrder,
} from '../../../schema/rules/orders.ts';
import { formatMoney } from '../../format.ts';
import { postOnce } from '../call.ts';
import { EmailField } from '../form/EmailField.tsx';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { PinField } from '../form/PinField.tsx';
import { useForm } from '../form/useForm.ts';
import { visit as leave } from '../leave.ts';
import { checkout, fill, orderLine } from '../words.ts';
import { keepCart } from './cart.ts';
import { useVisit } from './visit.ts';
import { way } from '../way.ts';
import './picks.css';

type Props = {
  app: AppId;
  plans: readonly ShownPlan[];
  typed: Record<string, string>;
  /** Ordered in place of a plan that is chosen here. */ cart: readonly Choice[];
};

/** What is ordered and by whom. Without script it is sent as it is, to this very address. */
export function OrderForm({ app, plans, typed, cart }: Props) {
  const { typed: sent = {}, problems, message, key } = useVisit();
  const send = async (order: object) => {
    const { id, receipt } = await postOnce<PublicOrder>('/public/orders', order);
    if (cart.length > 0) keepCart([]);
    leave(way(`/checkout/order?id=${id}&receipt=${receipt}`));
  };
  const form = useForm({ fields: orderFieldsAmong(plans), send, shape, at, told: { problems, message } });
  const field = (name: keyof typeof orderFields) => ({ ...form.field(name), defaultValue: sent[name] });
  return (
    <Form form={form} submit={checkout.submit} action={way(`/checkout/${app}`)}>
      <input type="hidden" name="key" value={key ?? ''} />
      {cart.length > 0 ? (
        <FromCart cart={cart} plans={plans} />
      ) : (
        <ChoosePlan plans={plansOf(plans, app)} typed={typed} problem={form.problems['quantity']} />
      )}
      <fieldset>
        <legend>{checkout.who}</legend>
        <Field {...field('businessName')} autocomplete="organization" />
        <Field {...field('name')} autocomplete="name" />
        <EmailField {...field('email')} autocomplete="email" />
        <Field {...field('mobileNo')} type="tel" autocomplete="tel-national" before={<span class="before">+91</span>} />
      </fieldset>
      <fieldset>
        <legend>{checkout.where}</legend>
        <PinField pin={field('pin')} state={field('stateCode')} hint={checkout.pinHint} />
        <Field
          {...field('gstin')}
          autocapitalize="characters"
          spellcheck={false}
          maxLength={20}
          hint={checkout.gstinHint}
        />
      </fieldset>
      <p class="quiet">{agreement(app)}</p>
    </Form>
  );
}

const at = { lines: 'quantity' };
const shape = ({ key: _, ...typed }: Record<string, string>) => orderInput(typed);

type ChooseProps = { plans: readonly ShownPlan[]; typed: Record<string, string>; problem: string | undefined };

function ChoosePlan({ plans, typed, problem }: ChooseProps) {
  const offered = durationsOf(plans);
  const days = offered.find(it => String(it) === typed['duration']) ?? usualOf(offered);
  const picks = plans.map(plan => ({ id: plan.id, name: titleOf(plan), more: priceText(plan, days) }));
  const durations = offered.map(it => ({
    id: String(it),
    name: orderLine.duration(it),
    more: checkout.summary.runs[it],
  }));
  return (
    <>
      <Picks legend={checkout.plan} name="plan" chosen={typed['plan']} picks={picks} />
      <Picks legend={checkout.duration} name="duration" chosen={typed['duration']} picks={durations} />
      <Field
        name="quantity"
        label={checkout.shops}
        problem={problem}
        inputmode="numeric"
        maxLength={4}
        defaultValue={typed['quantity'] ?? '1'}
        hint={checkout.shopsHint}
      />
    </>
  );
}

const titleOf = ({ name, about }: ShownPlan) => (about ? `${name} · ${about}` : name);

const priceText = (plan: ShownPlan, days: number | undefined) => {
  const price = priceOf(plan, days);
  return price === undefined ? '–' : formatMoney(price, 'paise');
};

type Pick = { id: string; name: string; more: string };
type PicksProps = { legend: string; name: string; chosen: string | undefined; picks: readonly Pick[] };

function Picks({ legend, name, chosen, picks }: PicksProps) {
  return (
    <fieldset class="picks">
      <legend>{legend}</legend>
      <div>
        {picks.map(({ id, name: title, more }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={id === chosen} />
            <span>{title}</span>
            <span class="quiet">{more}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FromCart({ cart, plans }: { cart: readonly Choice[]; plans: readonly ShownPlan[] }) {
  return (
    <fieldset>
      <legend>{checkout.fromCart}</legend>
      <input type="hidden" name="lines" value={JSON.stringify(cart)} />
      <ul class="from-cart">
        {linesAmong(cart, plans).map(line => (
          <li key={`${line.plan} ${line.duration}`}>{lineText(line, orderLine)}</li>
        ))}
      </ul>
      <a href={way('/tsinvoice/cart')}>{checkout.changeCart}</a>
    </fieldset>
  );
}

/** The sentence with its two links in place. */
function agreement(app: AppId) {
  const { name, path } = apps[app];
  const links: Record<string, { to: string; say: string }> = {
    '%{terms}': { to: way(`${path}/terms`), say: fill(checkout.termsLink, { name }) },
    '%{policy}': { to: way(`${path}/policy`), say: checkout.policyLink },
  };
  return checkout.terms.split(/(%\{\w+\})/).map(part => {
    const link = links[part];
    return link ? (
      <a key={part} href={link.to}>
        {link.say}
      </a>
    ) : (
      part
    );
  });
}
