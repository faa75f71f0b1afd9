/** On what is printed, beside labels and choices. */
export const papers = {
  signed: 'For %{shop}',
  yes: 'Yes',
  no: 'No',
} as const;
