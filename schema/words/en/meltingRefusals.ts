/** Of lots that are melted and refined. */
export const meltingRefusals = {
  lotIncomplete:
    'Something is missing: choose the refinery, and enter the weight and the fineness of each line. Save it first.',
  nothingToMelt: 'There is nothing to be melted: all that was bought for it is in a lot.',
  moreThanMelted:
    '%{given} of fine metal went in, and %{back} would come back with the samples. Check the weight and the fineness.',
  oldGoldInLot: 'What was bought is in a melting lot. Cancel that lot first.',
  oldGoldInOther: 'A line of this lot is in another lot that was sent. Take it away, or cancel that one.',
  oldGoldOtherwise:
    'A line says otherwise than its purchase: that must be in the books, to be melted, of this metal, and with the same weight, fineness, loss and amount.',
};
