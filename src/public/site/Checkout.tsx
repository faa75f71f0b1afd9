/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import {
  appOf,
  apps,
  planOf,
  plansOf,
  priceOf,
  usualOf,
  type AppId,
  type ShownPlan,
} from '../../../schema/rules/plans.ts';
import { readText } from '../../../schema/kit/readText.ts';
import { linesAmong, orderInput, problemOf, type Choice } from '../../../schema/rules/orders.ts';
import { stateOfPin, type StateCode } from '../../../schema/rules/states.ts';
import { checkout, fill } from '../words.ts';
import { readCart } from './cart.ts';
import { OrderForm } from './OrderForm.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { Summary } from './Summary.tsx';
import { usePlans } from './usePlans.ts';
import { useVisit } from './visit.ts';
import { way } from '../way.ts';
import './checkout.css';

/** a plan of the app in the address, or what lies in the cart, ordered. */
export function Checkout() {
  const app = appOf(useVisit().pathname.replace(/\/+$/, '').split('/').at(-1));
  return <SiteFrame>{app ? <Offer app={app} /> : <Unknown />}</SiteFrame>;
}

function Offer({ app }: { app: AppId }) {
  const plans = usePlans();
  const { message } = useVisit();
  if (!plans) return <NotSold app={app} text={message} />;
  if (plansOf(plans, app).length === 0) return <NotSold app={app} text={checkout.notSold} />;
  return <Order app={app} plans={plans} />;
}

type OrderProps = { app: AppId; plans: readonly ShownPlan[] };

function Order({ app, plans }: OrderProps) {
  const { search, typed: sent } = useVisit();
  const [typed, setTyped] = useState<Record<string, string>>(() => sent ?? asked(plansOf(plans, app), search));
  const [cart, setCart] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('cart')) setCart(readCart(plans));
  }, [plans]);
  const lines = linesAmong(cart.length > 0 ? cart : chosen(typed, plans), plans);
  const look = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const form = new FormData(currentTarget.querySelector('form')!);
    setTyped(Object.fromEntries([...form].filter((it): it is [string, string] => typeof it[1] === 'string')));
  };
  return (
    <div class="sheet checkout" onInput={look}>
      <header>
        <h1>{fill(checkout.title, { name: apps[app].name })}</h1>
        <p class="lead">{checkout.lead}</p>
      </header>
      <OrderForm app={app} plans={plans} typed={typed} cart={cart} />
      {lines.length > 0 && <Summary lines={lines} place={placeIn(typed)} />}
    </div>
  );
}

function NotSold({ app, text }: { app: AppId; text: string | undefined }) {
  return (
    <section class="sheet opening-words">
      <h1>{fill(checkout.title, { name: apps[app].name })}</h1>
      <p class="lead">{text}</p>
    </section>
  );
}

/** What the address asks for, else the plan in the middle for a month. */
function asked(plans: readonly ShownPlan[], search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const plan = planOf(plans, given.get('plan')) ?? plans[1] ?? plans[0]!;
  const wanted = Number(given.get('duration'));
  const usual = usualOf(plan.prices.map(({ duration }) => duration));
  return { plan: plan.id, duration: String(priceOf(plan, wanted) === undefined ? usual : wanted), quantity: '1' };
}

function chosen({ plan, duration, quantity }: Record<string, string>, plans: readonly ShownPlan[]): Choice[] {
  const { lines } = orderInput({ plan: plan ?? '', duration: duration ?? '', quantity: quantity ?? '' });
  return (lines as Choice[]).filter(line => problemOf(line, plans) === null);
}

function placeIn({ pin = '', stateCode }: Record<string, string>): StateCode | null {
  const possible = stateOfPin(readText('pin', pin).replace(/\s/g, ''));
  const [only] = possible.length === 1 ? possible : possible.filter(({ code }) => code === stateCode);
  return only?.code ?? null;
}

function Unknown() {
  return (
    <section class="sheet opening-words" data-status="404">
      <h1>{fill(checkout.title, { name: '…' })}</h1>
      <p class="lead">{checkout.notKnown}</p>
      <p class="actions">
        {Object.entries(apps).map(([id, { name }]) => (
          <a key={id} class="button plain" href={way(`/checkout/${id}`)}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
