/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { rupees, type PublicOrder } from '../../../schema/rules/orders.ts';
import type { PaymentForm, PublicPayment } from '../../../schema/rules/payments.ts';
import { text } from '../../../schema/kit/kinds.ts';
import { qrSvg } from '../../qrSvg.ts';
import { CallFailure, post } from '../call.ts';
import { Failure } from '../form/Failure.tsx';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { checkout, fill } from '../words.ts';
import { useVisit } from './visit.ts';
import { way } from '../way.ts';

type Props = { order: PublicOrder; paid: string | null; onChange: (order: PublicOrder) => void };

/** What became of the payment of an order, or how it is paid; null where nobody takes payments here. */
export function PayOrder({ order, paid, onChange }: Props) {
  const { payment } = order;
  const { state, online, upi } = payment;
  if (state === 'paid' || state === 'refunded') return <Over {...payment} />;
  if (order.state !== 'placed') return null;
  if (online && paid === 'yes') return <Waiting order={order} />;
  if (online) return <Online order={order} hasFailed={paid === 'no' || state === 'failed'} />;
  return upi ? <ByUpi order={order} upi={upi} onChange={onChange} /> : null;
}

/** Whether there is something to say of it. */
export const isPayable = ({ state, payment }: PublicOrder): boolean =>
  payment.state === 'paid' ||
  payment.state === 'refunded' ||
  (state === 'placed' && (payment.online || payment.upi !== null));

function Over({ state, refunded }: PublicPayment) {
  const { pay } = checkout.order;
  const amount = rupees(refunded);
  return state === 'refunded' ? (
    <>
      <h2>{pay.refunded}</h2>
      <p>{fill(pay.refundedText, { amount })}</p>
    </>
  ) : (
    <>
      <h2>{pay.paid}</h2>
      <p role="status">{pay.paidText}</p>
      {refunded > 0 && <p>{fill(pay.partly, { amount })}</p>}
    </>
  );
}

const addressOf = ({ id, receipt }: PublicOrder) => way(`/checkout/order?id=${id}&receipt=${receipt}`);

function Waiting({ order }: { order: PublicOrder }) {
  return (
    <>
      <p role="status">{checkout.order.pay.waiting}</p>
      <p>
        <a class="button plain" href={addressOf(order)}>
          {checkout.order.pay.lookAgain}
        </a>
      </p>
    </>
  );
}

function Online({ order, hasFailed }: { order: PublicOrder; hasFailed: boolean }) {
  const { pay: written, message } = useVisit();
  const [leading, setLeading] = useState<PaymentForm | undefined>(written);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { pay } = checkout.order;
  const begin = (event: Event) => {
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    setFailure(null);
    post<PaymentForm>(`/public/orders/${order.id}/payment`, { receipt: order.receipt }).then(
      setLeading,
      (error: unknown) => {
        setAsking(false);
        setFailure(error instanceof CallFailure ? error : new CallFailure(500));
      },
    );
  };
  const told = failure ?? (message ? new CallFailure(400, { responseMessage: message }) : null);
  return (
    <>
      <h2>{pay.title}</h2>
      {hasFailed && <p role="alert">{pay.failed}</p>}
      <p>{pay.online}</p>
      {leading ? (
        <Leading form={leading} isWritten={leading === written} />
      ) : (
        <form method="post" action={addressOf(order)} onSubmit={begin}>
          {told && <Failure failure={told} />}
          <button type="submit" class="button" aria-disabled={isAsking} aria-busy={isAsking}>
            {fill(pay.button, { amount: rupees(order.total) })}
          </button>
        </form>
      )}
    </>
  );
}

/** The page is the answer to a press that came before the script did: not one that is read again. */
const isFresh = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};

/** To the page of the provider: by itself where a script runs and the visitor has just asked for it. */
function Leading({ form: { address, fields }, isWritten }: { form: PaymentForm; isWritten: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isWritten || isFresh()) form.current?.submit();
  }, [isWritten]);
  return (
    <form ref={form} method="post" action={address}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" class="button" aria-busy={!isWritten}>
        {checkout.order.pay.goOn}
      </button>
    </form>
  );
}

type UpiProps = { order: PublicOrder; upi: NonNullable<PublicPayment['upi']>; onChange: (order: PublicOrder) => void };

function ByUpi({ order, upi, onChange }: UpiProps) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    qrSvg(upi.link).then(setCode, () => {});
  }, [upi.link]);
  const { pay } = checkout.order;
  const amount = rupees(order.total);
  const { state, reference } = order.payment;
  return (
    <>
      <h2>{state === 'told' ? pay.told : pay.title}</h2>
      {state === 'told' && reference ? (
        <p role="status">{fill(pay.toldText, { reference })}</p>
      ) : (
        <>
          {state === 'failed' && <p role="alert">{pay.failed}</p>}
          <p>{fill(pay.upi, { address: upi.address })}</p>
          {code && <img class="upi-code" src={code} alt={fill(pay.upiCode, { amount })} width="240" height="240" />}
          <p>
            <a class="button plain" href={upi.link}>
              {pay.upiOpen}
            </a>
          </p>
        </>
      )}
      {state === 'told' && <p class="quiet">{pay.toldAnother}</p>}
      <Reference key={reference ?? ''} order={order} onChange={onChange} />
    </>
  );
}

function Reference({ order, onChange }: Omit<Props, 'paid'>) {
  const { problems, message, typed } = useVisit();
  const { pay } = checkout.order;
  const send = async ({ reference }: { reference: string }) => {
    const body = { receipt: order.receipt, reference };
    onChange(await post<PublicOrder>(`/public/orders/${order.id}/payment/reference`, body));
  };
  const form = useForm({ fields: referenceFields(), send, told: { problems, message } });
  return (
    <Form form={form} submit={pay.tell} action={addressOf(order)}>
      <Field
        {...form.field('reference')}
        label={pay.reference}
        inputmode="numeric"
        maxLength={20}
        defaultValue={typed?.['reference'] ?? ''}
      />
    </Form>
  );
}

const referenceFields = () => ({ reference: text().required(checkout.order.pay.reference).max(40) });
