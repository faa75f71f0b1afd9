import type { PaymentForm } from '../../schema/rules/payments.ts';

/** How the company is paid, be it by whomever. Amounts are whole paise. */

/** One try to pay, as the provider tells of it. `captured`: the money is on its way to us, whatever became of it later. */
export type ToldPayment = {
  id: string;
  /** The provider's order. */
  order: string;
  amount: number;
  isCaptured: boolean;
  isFailed: boolean;
  method: string | null;
  /** Why it failed, in the provider's words. */
  reason: string | null;
  at: Date;
};

/** `key` is what we named it by, where it is ours. */
export type ToldRefund = {
  id: string;
  payment: string;
  key: string | null;
  amount: number;
  state: 'pending' | 'done' | 'failed';
};

/** What a webhook tells; `id` is the same however often it comes. */
export type ToldEvent = { id: string; name: string; payment: ToldPayment | null; refund: ToldRefund | null };

export type Buyer = { name: string; email: string; mobileNo: string };

/** A definite no: nothing was done, and asking again changes nothing. `told`: what the provider said of it, for people of the platform. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  readonly status: number;
  readonly told: string;
  constructor(status: number, told: string) {
    super(`The payment provider refused with ${status}: ${told}`);
    this.status = status;
    this.told = told;
  }
}

/** Nobody knows whether it was done. It may be asked again under the same name. */
export class PaymentUnknown extends Error {
  override readonly name = 'PaymentUnknown';
}

export interface OnlinePayments {
  /** Where forms of our pages may lead, as a content security policy names it. Empty: this site itself. */
  readonly pages: readonly string[];
  /** The provider's order of this receipt: the one that is there already, else a new one. Throws PaymentRefusal or PaymentUnknown. */
  begin(order: { receipt: string; amount: number }): Promise<string>;
  page(order: {
    order: string;
    amount: number;
    receipt: string;
    buyer: Buyer;
    /** Where the provider sends the buyer with what became of it, and where one goes who gives up. */
    back: string;
    cancel: string;
  }): PaymentForm;
  /** Whether the provider signed what the buyer brought back. */
  isSigned(brought: { order: string; payment: string; signature: string }): boolean;
  /** All that was tried for an order. Throws PaymentRefusal or PaymentUnknown. */
  payments(order: string): Promise<ToldPayment[]>;
  /** Done once for one `key`. Throws PaymentRefusal or PaymentUnknown. */
  refund(refund: { payment: string; amount: number; key: string }): Promise<ToldRefund>;
  /** Throws Refusal 400 for what the provider did not sign; null for what is of no interest here. */
  read(body: Uint8Array, headers: Headers): ToldEvent | null;
}

export interface Payments {
  /** Null: nobody takes payments online. */
  readonly online: OnlinePayments | null;
  /** Where to pay by UPI, with a person who looks whether it came; asked for where nobody takes payments online. */
  readonly upi: { address: string; name: string } | null;
}
