import { randomBytes } from 'node:crypto';
import type { Json } from './replies.ts';

/** Its pages are another site's, and say so: whoever presses here pays nothing. */
const page = (title: string, body: string, nonce = ''): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{max-width:26em;margin:0 auto;padding:24px}h1{font-size:1.3em}
b{font-size:1.6em}form{display:grid;gap:12px;margin-top:24px}button,a{min-height:48px;padding:0 16px;border:1px solid currentColor;border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer;display:grid;place-items:center;text-decoration:none}
.pay{border-color:#0b5;background:#0a4;color:#fff}.note{opacity:.8;font-size:.85em}</style></head><body>${body}</body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; ${nonce ? `script-src 'nonce-${nonce}'; ` : ''}frame-ancestors 'none'`,
      },
    },
  );

const safe = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join('');
const isWeb = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Where one presses what becomes of the payment. */
export const checkoutPage = (form: Record<string, string>, order: Json, action: string): Response => {
  const { key_id = '', order_id = '', callback_url = '', cancel_url = '', name = '', description = '' } = form;
  const amount = (Number(order['amount']) / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
  return page(
    'Trial payment',
    `<h1>Trial payment · परख का भुगतान</h1><p>${safe(name)} · ${safe(description)}</p><p><b>${amount}</b></p>
<p class="note">This stands in for Razorpay: no money moves. · यह Razorpay की जगह है: कोई पैसा नहीं कटता।</p>
<form method="post" action="${safe(action)}">${hidden({ key_id, order_id, callback_url })}
<button class="pay" name="outcome" value="captured">Pay · भुगतान करें</button><button name="outcome" value="failed">Let it fail · भुगतान न होने दें</button>
${isWeb(cancel_url) ? `<a href="${safe(cancel_url)}">Cancel · रद्द करें</a>` : ''}</form>`,
  );
};

type Back = { order: string; payment: string; signature: string };

/** Takes the buyer back by a form, as Razorpay does; of a payment that failed it tells why. */
export const returnPage = (address: string, { order, payment, signature }: Back, outcome: string): Response => {
  if (!isWeb(address)) return page('Trial payment', '<p>No way leads back.</p>');
  const fields: Record<string, string> =
    outcome === 'captured'
      ? { razorpay_payment_id: payment, razorpay_order_id: order, razorpay_signature: signature }
      : {
          'error[code]': 'BAD_REQUEST_ERROR',
          'error[description]': 'Your payment was declined by the bank.',
          'error[metadata]': JSON.stringify({ payment_id: payment, order_id: order }),
        };
  const nonce = randomBytes(16).toString('base64');
  return page(
    'Trial payment',
    `<form method="post" action="${safe(address)}">${hidden(fields)}<button>Back to the order · ऑर्डर पर लौटें</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script>`,
    nonce,
  );
};
