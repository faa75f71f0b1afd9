/** Of what goes to karigars and comes back. */
export const karigarRefusals = {
  karigarSlipIncomplete: 'Something is missing: choose the karigar, and enter what each line asks for. Save it first.',
  stockTooLittle: 'There is less of this metal in stock than is given out. Enter what came in first, or give less.',
  receiptNotPosted: 'Receive it first.',
};
