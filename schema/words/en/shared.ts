/** Said by a field's rule and by a refusal alike. */
export const shared = {
  invalidPicture: 'Invalid image file.',
  otherState: 'This GSTIN belongs to another state',
} as const;
