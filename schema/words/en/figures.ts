/** Of figures, on a page and in a file. */
export const figures = {
  count: 'Number',
  average: 'Average: %{what}',
  others: 'All others',
  earlier: 'Earlier',
  none: 'None',
  made: 'Added',
  firstBand: 'Up to %{to} days',
  band: '%{from} to %{to} days',
  lastBand: '%{from} days and more',
};
