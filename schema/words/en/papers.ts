/** On what is printed, beside labels and choices. */
export const papers = {
  signed: 'For %{shop}',
  letter: {
    subject: '%{title} %{number} from %{shop}',
    attached: 'Attached: %{title} %{number}.',
  },
  yes: 'Yes',
  no: 'No',
} as const;
