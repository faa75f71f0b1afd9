type Asked = {
  /** Rupees. */
  amount: number;
  /** What names the payment, on the statements of both. */
  note: string | null;
};

/** What a payment by UPI opens with, as NPCI's linking specification has it. Where no amount is asked for, it is the payer's to type. */
export const upiAddress = (upiId: string, payee: string, asked?: Asked): string => {
  const of = (text: string) => encodeURIComponent(text).replaceAll('%40', '@');
  const sum = asked ? `&am=${asked.amount.toFixed(2)}` : '';
  const note = asked?.note ? `&tn=${of(asked.note)}` : '';
  return `upi://pay?pa=${of(upiId)}&pn=${of(payee)}${sum}&cu=INR${note}`;
};
