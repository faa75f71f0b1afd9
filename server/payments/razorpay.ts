import { PaymentUnknown, type OnlinePayments } from '../../api/payments/port.ts';
import { company } from '../../schema/company.ts';
import type { PaymentForm } from '../../schema/rules/payments.ts';
import { listIn, paymentIn, refundIn, textIn } from './entities.ts';
import { askingRazorpay, type Ask, type RazorpayOptions } from './http.ts';
import { broughtBack, isSignedBy } from './signatures.ts';
import { readWebhook } from './webhook.ts';

type Options = RazorpayOptions & {
  /** Where its pages are for a browser, where that is not `baseUrl`. */
  pageUrl?: string;
};

/** Razorpay by its Orders API and hosted checkout, or whoever speaks its language at that address. */
export const razorpayPayments = (options: Options): OnlinePayments => {
  const { keyId, keySecret, webhookSecret, baseUrl, pageUrl = baseUrl } = options;
  const ask = askingRazorpay(options);
  return {
    pages: pagesOf(pageUrl),
    begin: async ({ receipt, amount }) =>
      (await orderOf(ask, receipt, amount)) ??
      orderIn(await ask('POST', 'orders', { amount, currency: 'INR', receipt, notes: { receipt } })),
    page: order => pageOf(`${pageUrl}/v1/checkout/embedded`, keyId, order),
    isSigned: ({ order, payment, signature }) => isSignedBy(broughtBack(order, payment), signature, keySecret),
    payments: async order => {
      const { items } = await ask('GET', `orders/${encodeURIComponent(order)}/payments`);
      return listIn(items).flatMap(each => paymentIn(each) ?? []);
    },
    refund: async ({ payment, amount, key }) => {
      const path = `payments/${encodeURIComponent(payment)}/refund`;
      const refund = refundIn(await ask('POST', path, { amount, receipt: key }, { 'x-refund-idempotency': key }));
      if (!refund) throw new PaymentUnknown('A refund that cannot be read');
      return refund;
    },
    read: (body, headers) => readWebhook(body, headers, webhookSecret),
  };
};

/** An order that an earlier try has made, of which no answer came. */
const orderOf = async (ask: Ask, receipt: string, amount: number): Promise<string | null> => {
  const { items } = await ask('GET', `orders?${new URLSearchParams({ receipt, count: '10' })}`);
  const same = listIn(items).find(
    order => order['receipt'] === receipt && order['amount'] === amount && order['currency'] === 'INR',
  );
  return same ? orderIn(same) : null;
};

const orderIn = (told: Record<string, unknown>): string => {
  const id = textIn(told['id']);
  if (/^order_[A-Za-z0-9]{1,40}$/.test(id)) return id;
  throw new PaymentUnknown('An order without an id');
};

const pageOf = (
  address: string,
  keyId: string,
  { order, amount, receipt, buyer, back, cancel }: Parameters<OnlinePayments['page']>[0],
): PaymentForm => ({
  address,
  fields: {
    key_id: keyId,
    amount: String(amount),
    currency: 'INR',
    order_id: order,
    name: company.name,
    description: receipt,
    'prefill[name]': buyer.name,
    'prefill[email]': buyer.email,
    'prefill[contact]': `+91${buyer.mobileNo}`,
    callback_url: back,
    cancel_url: cancel,
  },
});

/** Razorpay's checkout leads on among hosts of its own, and browsers hold each step against the policy of the page with the form. */
const pagesOf = (pageUrl: string): string[] => {
  const address = URL.parse(pageUrl);
  if (!address) return [];
  return /(^|\.)razorpay\.com$/.test(address.hostname)
    ? ['https://api.razorpay.com', 'https://*.razorpay.com']
    : [address.origin];
};
