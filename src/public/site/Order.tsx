/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { PublicOrder } from '../../../schema/rules/orders.ts';
import { stateOptions } from '../../../schema/rules/states.ts';
import { frameEn } from '../../i18n/site/frameEn.ts';
import { checkoutEn } from '../../i18n/site/checkoutEn.ts';
import { get } from '../call.ts';
import { fill } from '../words.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { Amounts, splitOf } from './Summary.tsx';
import { useVisit } from './visit.ts';
import './checkout.css';

const { order: words } = checkoutEn;

/** what was ordered, for whoever has the address that the order was answered with. */
export function Order() {
  const { order } = useOrder();
  return <SiteFrame>{order ? <Placed {...order} /> : <Missing />}</SiteFrame>;
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useOrder() {
  const { order: written } = useVisit();
  const [order, setOrder] = useState(written);
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const path = `/public/orders/${asked.get('id')}?receipt=${asked.get('receipt')}`;
    if (!written) get<PublicOrder>(path).then(setOrder, () => {});
  }, [written]);
  return { order };
}

function Placed(order: PublicOrder) {
  const { number, email, lines, taxable, total, taxRate } = order;
  return (
    <div class="sheet checkout placed">
      <header>
        <h1>{words.title}</h1>
        <p class="lead">{fill(words.lead, { number, email })}</p>
      </header>
      <div>
        <h2>{words.next}</h2>
        <ol class="steps">
          {words.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <a href="/account/register">{words.register}</a>
        </p>
      </div>
      <section class="summary" aria-label={words.number}>
        <h2>
          {words.number} {number} · {words.state[order.state]}
        </h2>
        <Amounts lines={lines} taxes={splitOf(order, taxRate)} taxable={taxable} total={total} />
        <Buyer {...order} />
      </section>
    </div>
  );
}

function Buyer({ businessName, name, email, mobileNo, gstin, pin, stateCode }: PublicOrder) {
  const state = stateOptions.find(({ id }) => id === stateCode)!.name;
  const lines = [
    businessName,
    name,
    email,
    `+91 ${mobileNo}`,
    fill(words.pin, { pin, state }),
    gstin && fill(words.gstin, { gstin }),
  ];
  return (
    <>
      <h3>{words.buyer}</h3>
      <p class="quiet">
        {lines.filter(Boolean).map(line => (
          <span key={line} class="line">
            {line}
          </span>
        ))}
      </p>
    </>
  );
}

function Missing() {
  return (
    <section class="sheet opening-words" data-status="404">
      <h1>{words.missing}</h1>
      <p class="lead">{words.missingText}</p>
      <a class="button plain" href="/">
        {frameEn.home}
      </a>
    </section>
  );
}
