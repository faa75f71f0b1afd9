/** Of support accesses: what they do not reach, and what is no answer to a question. */
export const supportRefusals = {
  supportNever: 'A support access does not reach this.',
  supportReads: 'This support access only reads. Ask the owner for an access that writes.',
  supportMasked: 'This shows personal data, which the owner has not opened for support.',
  supportAnswered: 'This waits for no answer any more: it was answered, taken back, or has lapsed.',
  supportNotAsked: 'More than was asked for',
  supportOwn: 'You cannot allow your own support access.',
} as const;
