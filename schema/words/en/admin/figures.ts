/** Of what a list comes to. */
export const figuresWords = {
  open: 'Figures',
  empty: 'Nothing to count here.',
  many: 'More than %{count} match. Narrow the list to see this.',
  count: 'Number',
  average: 'Average: %{what}',
  week: 'Week from %{day}',
  others: 'All others',
  earlier: 'Earlier',
  none: 'None',
  chart: '%{what}, %{from} to %{to}. The table below has the same figures.',
};
