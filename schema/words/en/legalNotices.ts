/** Limits of the law that stop a document, said while it is typed and when it is issued. The shop’s own credit limit stands among them. */
export const legalNotices = {
  cashBarred:
    'Cash of ₹%{limit} or more may not be taken from one person in a day, nor for one order. Take the rest another way. %{cited}',
  cashOfBillBarred:
    'Cash of ₹%{limit} or more may not be taken for one bill, over all days together. Take the rest another way. %{cited}',
  cashElsewhereBarred:
    'Limit reached at another shop: together, cash from this person would come to ₹%{limit} or more in a day. Take the rest another way. %{cited}',
  creditBarred:
    'The customer would owe more than the credit limit of ₹%{limit}. Take a payment, or ask somebody to raise the limit.',
  panNeeded:
    'Above ₹%{limit} the PAN of the person is needed, or the signed declaration in its place, Form %{form}. %{cited}',
} as const;

/** Limits that do not stop a document. */
export const legalWarnings = {
  addressNeeded: 'From ₹%{limit} on a bill shows the name, the address and the state of the customer. %{cited}',
  cashElsewhere:
    'Limit reached at another shop: somebody with this mobile number paid there, and together the cash would come to ₹%{limit} or more in a day. If it is the same person, take the rest another way. %{cited}',
  creditAbove: 'With this bill the customer owes more than the credit limit of ₹%{limit}.',
  cashPaid: 'Cash of more than ₹%{limit} paid to one person in a day may not count as an expense. %{cited}',
} as const;

/** Follows a notice. */
export const legalCitations = {
  cited: '(%{source})',
  toBeConfirmed: '(%{source}; to be confirmed by an adviser)',
} as const;

export const legalSources = {
  act1961s269ST: 'Income-tax Act, 1961, section 269ST',
  act2025s186: 'Income-tax Act, 2025, section 186',
  rules1962r114B: 'Income-tax Rules, 1962, rule 114B',
  rules2026r159: 'Income-tax Rules, 2026, rule 159',
  act1961s40A3: 'Income-tax Act, 1961, section 40A(3)',
  act2025s36: 'Income-tax Act, 2025, section 36(4)',
  cgstRules46: 'CGST Rules, 2017, rule 46(e)',
  cgstRules59: 'CGST Rules, 2017, rule 59(4)',
  cgst12of2024: 'CGST Rules, 2017, rule 59(4), by notification 12/2024 Central Tax',
  cgst78of2020: 'Notification 78/2020 Central Tax',
} as const;
