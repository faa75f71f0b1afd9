/** Said while a document is typed that gives out more than there is, and when it is stopped. */
export const shortages = {
  tillShort:
    'The till would be short by %{amount}. Enter the cash that came in first, or write the reason for giving out more than there is.',
  stockShort:
    'The stock would be short by %{amount} of fine metal. Enter the metal that came in first, or write the reason for giving out more than there is.',
} as const;
