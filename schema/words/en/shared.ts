/** Said by a field's rule and by a refusal alike. */
export const shared = {
  invalidPicture: 'Invalid image file.',
  seriesTooLong: 'Prefix and digits together take at most 7 characters, since a bill number has at most 16',
  otherState: 'This GSTIN belongs to another state',
} as const;
