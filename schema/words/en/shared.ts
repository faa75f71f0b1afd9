/** Said by a field's rule and by a refusal alike. */
export const shared = {
  invalidPicture: 'Invalid image file.',
  seriesTooLong: 'Prefix and digits together take at most 7 characters, since a bill number has at most 16',
  dayOutOfBounds: 'Enter a day from 1900 to ten years from now',
  dayToCome: 'This day is still to come',
  finenessOfMetal: 'This metal is not made in this fineness',
  deductionHeavier: 'No more than the gross weight',
  aadhaarLastFour: 'Only the last four digits of an Aadhaar number',
  panOfProof: 'Enter the PAN on the card, such as ABCDE1234F',
  stonesHeavier: 'The stones cannot weigh more than the whole piece',
  otherState: 'This GSTIN belongs to another state',
  otherPan: 'This GSTIN belongs to another PAN',
  otherPin: 'The PIN lies in another state',
} as const;
