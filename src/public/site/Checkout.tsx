/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { appOf, apps, planDurations, planOf, plansOf, type AppId } from '../../../schema/plans.ts';
import { orderInput, problemOf, type Choice } from '../../../schema/rules/orders.ts';
import { stateOfPin, type StateCode } from '../../../schema/rules/states.ts';
import { checkout, fill } from '../words.ts';
import { readCart } from './cart.ts';
import { ComingNote } from './Coming.tsx';
import { OrderForm } from './OrderForm.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { Summary } from './Summary.tsx';
import { useVisit } from './visit.ts';
import { way } from '../way.ts';
import './checkout.css';

/** a plan of the app in the address, or what lies in the cart, ordered. */
export function Checkout() {
  const app = appOf(useVisit().pathname.replace(/\/+$/, '').split('/').at(-1));
  return <SiteFrame>{app ? <Order app={app} /> : <Unknown />}</SiteFrame>;
}

function Order({ app }: { app: AppId }) {
  const { search, typed: sent } = useVisit();
  const [typed, setTyped] = useState<Record<string, string>>(() => sent ?? asked(app, search));
  const [cart, setCart] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('cart')) setCart(readCart());
  }, []);
  const choices = cart.length > 0 ? cart : chosen(typed);
  const look = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const form = new FormData(currentTarget.querySelector('form')!);
    setTyped(Object.fromEntries([...form].filter((it): it is [string, string] => typeof it[1] === 'string')));
  };
  return (
    <div class="sheet checkout" onInput={look}>
      <header>
        <h1>{fill(checkout.title, { name: apps[app].name })}</h1>
        <p class="lead">{checkout.lead}</p>
        <ComingNote app={app} />
      </header>
      <OrderForm app={app} typed={typed} cart={cart} />
      {choices.length > 0 && <Summary choices={choices} place={placeIn(typed)} />}
    </div>
  );
}

/** What the address asks for, else the plan in the middle for a month. */
function asked(app: AppId, search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const plan = planOf(given.get('plan'));
  const isOffered = planDurations.some(days => String(days) === given.get('duration'));
  return {
    plan: plan?.app === app ? plan.id : plansOf(app)[1]!.id,
    duration: isOffered ? given.get('duration')! : '30',
    quantity: '1',
  };
}

function chosen({ plan, duration, quantity }: Record<string, string>): Choice[] {
  const { lines } = orderInput({ plan: plan ?? '', duration: duration ?? '', quantity: quantity ?? '' });
  return (lines as Choice[]).filter(line => problemOf(line) === null);
}

function placeIn({ pin = '', stateCode }: Record<string, string>): StateCode | null {
  const possible = stateOfPin(pin.replace(/\s/g, ''));
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
