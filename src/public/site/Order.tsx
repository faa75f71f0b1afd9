/** @jsxImportSource preact */
import { formatPhone } from '../../format.ts';
import { useEffect, useState } from 'preact/hooks';
import type { PublicOrder } from '../../../schema/rules/orders.ts';
import { get } from '../call.ts';
import { checkout, fill, frame } from '../words.ts';
import { isPayable, PayOrder } from './PayOrder.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { Amounts, splitOf } from './Summary.tsx';
import { stateName } from './stateName.ts';
import { useVisit } from './visit.ts';
import { way } from '../way.ts';
import './checkout.css';

/** what was ordered, for whoever has the address that the order was answered with. */
export function Order() {
  const { order, paid, setOrder } = useOrder();
  return <SiteFrame>{order ? <Placed order={order} paid={paid} onChange={setOrder} /> : <Missing />}</SiteFrame>;
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useOrder() {
  const { order: written, search } = useVisit();
  const [order, setOrder] = useState(written);
  const asked = new URLSearchParams(search);
  const paid = asked.get('paid');
  const path = `/public/orders/${asked.get('id')}?receipt=${asked.get('receipt')}`;
  useEffect(() => {
    if (!written) get<PublicOrder>(path).then(setOrder, () => {});
  }, [written, path]);
  const isWaited = paid !== null && order?.state === 'placed';
  useEffect(() => {
    if (!isWaited) return;
    let left = mostLooks;
    const timer = setInterval(() => {
      if (--left <= 0) clearInterval(timer);
      get<PublicOrder>(path).then(setOrder, () => {});
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isWaited, path]);
  return { order, paid, setOrder };
}

/** While the bank is slow; after some minutes the visitor looks again. */
const [lookEvery, mostLooks] = [3_000, 60];

type PlacedProps = { order: PublicOrder; paid: string | null; onChange: (order: PublicOrder) => void };

function Placed({ order, paid, onChange }: PlacedProps) {
  const { id, receipt, number, email, lines, taxRate, invoice } = order;
  return (
    <div class="sheet checkout placed">
      <header>
        <h1>{checkout.order.title}</h1>
        <p class="lead">{fill(checkout.order.lead, { number, email })}</p>
      </header>
      <div>
        {isPayable(order) ? (
          <PayOrder order={order} paid={paid} onChange={onChange} />
        ) : (
          <>
            <h2>{checkout.order.next}</h2>
            <ol class="steps">
              {checkout.order.steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
        <p class="register">
          <a href={way(`/account/register?${new URLSearchParams({ order: id, receipt, email })}`)}>
            {checkout.order.register}
          </a>
        </p>
      </div>
      <section class="summary" aria-label={checkout.order.number}>
        <h2>
          {checkout.order.number} <span class="number">{number}</span> · {checkout.order.state[order.state]}
        </h2>
        <Amounts lines={lines} taxes={splitOf(order, taxRate)} amounts={order} />
        {invoice && <p>{fill(checkout.order.invoice, { invoice, email })}</p>}
        <Buyer {...order} />
      </section>
    </div>
  );
}

function Buyer({ businessName, name, email, mobileNo, gstin, pin, stateCode }: PublicOrder) {
  const state = stateName(stateCode);
  const lines = [
    businessName,
    name,
    email,
    formatPhone(`+91${mobileNo}`),
    fill(checkout.order.pin, { pin, state }),
    gstin && fill(checkout.order.gstin, { gstin }),
  ];
  return (
    <>
      <h3>{checkout.order.buyer}</h3>
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
      <h1>{checkout.order.missing}</h1>
      <p class="lead">{checkout.order.missingText}</p>
      <a class="button plain" href={way('/')}>
        {frame.home}
      </a>
    </section>
  );
}
