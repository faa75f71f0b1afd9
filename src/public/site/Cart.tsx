/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { planOf, type PlanDuration, type ShownPlan } from '../../../schema/rules/plans.ts';
import { billFor, linesAmong, mostShops, type Choice } from '../../../schema/rules/orders.ts';
import { company } from '../../../schema/company.ts';
import { formatMoney } from '../../format.ts';
import { checkout, fill, orderLine } from '../words.ts';
import { keepCart, readCart, withPlan } from './cart.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { usePlans } from './usePlans.ts';
import { useVisit } from './visit.ts';
import { way } from '../way.ts';
import './checkout.css';

/** The plans of TS Invoice that this device remembers. */
export function Cart() {
  const plans = usePlans();
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const keep = (next: readonly Choice[]) => {
    keepCart(next);
    setChoices(next);
  };
  useEffect(() => {
    if (!plans) return;
    keep(withPlan(readCart(plans), location.search, plans));
    // Loaded again it is not added again.
    history.replaceState(null, '', location.pathname);
  }, [plans]);
  return (
    <SiteFrame>
      <section class="sheet opening-words cart">
        <h1>{checkout.cart.title}</h1>
        <p class="lead">{checkout.cart.lead}</p>
        <noscript>
          <p>{checkout.cart.without}</p>
          <p>
            <a class="button" href={way('/checkout/tsinvoice')}>
              {checkout.cart.orderOne}
            </a>
          </p>
        </noscript>
        {choices?.length === 0 && <Empty />}
        {plans && choices && choices.length > 0 && <Lines choices={choices} plans={plans} onChange={keep} />}
      </section>
    </SiteFrame>
  );
}

function Empty() {
  return (
    <>
      <p>{checkout.cart.empty}</p>
      <a class="button" href={way('/tsinvoice#plans')}>
        {checkout.cart.choose}
      </a>
    </>
  );
}

type LinesProps = {
  choices: readonly Choice[];
  plans: readonly ShownPlan[];
  onChange: (next: readonly Choice[]) => void;
};

function Lines({ choices, plans, onChange }: LinesProps) {
  const { taxable } = billFor(linesAmong(choices, plans), company.stateCode, useVisit().day);
  const change = (at: number, next: Choice | null) =>
    onChange(choices.flatMap((choice, i) => (i === at ? (next ?? []) : choice)));
  return (
    <>
      <ul class="cart-lines">
        {choices.map((choice, i) => (
          <Line
            key={`${choice.plan} ${choice.duration}`}
            choice={choice}
            plans={plans}
            onChange={next => change(i, next)}
          />
        ))}
      </ul>
      <p class="cart-sum">
        <strong>{formatMoney(taxable, 'paise')}</strong> <span class="quiet">{checkout.cart.beforeGst}</span>
      </p>
      <p class="actions">
        <a class="button" href={way('/checkout/tsinvoice?cart')}>
          {checkout.cart.checkout}
        </a>
        <a href={way('/tsinvoice#plans')}>{checkout.cart.more}</a>
      </p>
    </>
  );
}

type LineProps = { choice: Choice; plans: readonly ShownPlan[]; onChange: (next: Choice | null) => void };

function Line({ choice, plans, onChange }: LineProps) {
  const { name, amount } = linesAmong([choice], plans)[0]!;
  const offered = planOf(plans, choice.plan)!.prices.map(({ duration }) => duration);
  const counts = Array.from({ length: mostShops }, (_, i) => ({ id: i + 1, name: String(i + 1) }));
  return (
    <li>
      <h2>{name}</h2>
      <Select
        label={fill(checkout.cart.durationOf, { plan: name })}
        options={offered.map(id => ({ id, name: orderLine.duration(id) }))}
        value={choice.duration}
        onChange={duration => onChange({ ...choice, duration: duration as PlanDuration })}
      />
      <Select
        label={fill(checkout.cart.shopsOf, { plan: name })}
        options={counts}
        value={choice.quantity}
        onChange={quantity => onChange({ ...choice, quantity })}
      />
      <span class="amount">{formatMoney(amount, 'paise')}</span>
      <button
        type="button"
        class="link"
        aria-label={fill(checkout.cart.removeOne, { plan: name })}
        onClick={() => onChange(null)}
      >
        {checkout.cart.remove}
      </button>
    </li>
  );
}

type SelectProps = {
  label: string;
  options: readonly { id: number; name: string }[];
  value: number;
  onChange: (value: number) => void;
};

function Select({ label, options, value, onChange }: SelectProps) {
  return (
    <span class="box">
      <select aria-label={label} value={value} onChange={event => onChange(Number(event.currentTarget.value))}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
