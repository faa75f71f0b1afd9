/** What somebody says to an amount that they are asked about on a page for visitors, or at the counter. */
export const pageAnswers = [
  { id: 'approved', name: 'Agreed', meaning: 'done' },
  { id: 'declined', name: 'Declined', meaning: 'failed' },
] as const;
export type PageAnswer = (typeof pageAnswers)[number]['id'];
