import type { Payments } from '../../api/payments/port.ts';
import type { Env } from '../env.ts';
import { razorpayPayments } from './razorpay.ts';

/** How this installation is paid. */
export const paymentsOf = ({ razorpay, upi }: Pick<Env, 'razorpay' | 'upi'>): Payments => ({
  online: razorpay && razorpayPayments(razorpay),
  upi,
});
