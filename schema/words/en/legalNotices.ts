/** What the law says to a document, said before it goes out and when it is stopped. */
export const legalNotices = {
  cashBarred:
    'Cash of ₹%{limit} or more may not be taken from one person in a day, nor for one bill or order. Let the rest be paid another way.',
  creditBarred:
    'The customer would owe more than the credit limit of ₹%{limit}. Take a payment, or ask somebody to raise the limit.',
  panNeeded: 'Above ₹%{limit} the PAN of the person is needed, or a signed Form 60.',
} as const;

/** Said without stopping it. */
export const legalWarnings = {
  addressNeeded: 'From ₹%{limit} on a bill shows the name, the address and the state of the customer.',
  creditAbove: 'With this bill the customer owes more than the credit limit of ₹%{limit}.',
  cashPaid: 'Cash of more than ₹%{limit} paid to one person in a day may not count as an expense.',
} as const;
