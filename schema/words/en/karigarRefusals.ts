/** Of what goes to karigars and comes back. */
export const karigarRefusals = {
  karigarSlipIncomplete: 'Something is missing: choose the karigar, and enter what each line asks for. Save it first.',
  stockTooLittle: 'There is less of this metal in stock than is given out. Enter what came in first, or give less.',
  karigarHoldsLess:
    'The karigar holds %{held} of this fine metal, and this receipt takes %{brought}. Check the weights, or add a line “More than his, settled”.',
  karigarBroughtBack:
    'The karigar holds %{held} of this fine metal, and cancelling takes %{brought} back. Cancel the receipts of that metal first.',
  receiptNotPosted: 'Receive it first.',
  answerOtherAmount: 'The amount has changed meanwhile. Look at it again.',
  answerGiven: 'This was answered before. Whoever wants it otherwise speaks to the shop.',
  answerNotAsked: 'There is nothing to answer any more.',
  workStillOpen: 'Work on it is still open. Finish its work orders first, or call them off.',
  workOfNobody: 'It names no customer. Choose one first.',
  workBilled: 'A bill of this work is there already.',
  workInOrder: 'It is made for a sales order: its bill is made there.',
  noGstOnWork: 'No GST rate fits SAC %{sac}. Enter one under GST rates first.',
  workGiven: 'Its work orders are made already.',
  nothingToMake: 'There is nothing to be made: each line has its piece or its work order.',
  goodsNotHere: 'The goods are no longer here, or were changed meanwhile. Look at them again.',
};
