/** Of figures, on a page and in a file. */
export const figures = {
  count: 'Number',
  average: 'Average: %{what}',
  others: 'All others',
  earlier: 'Earlier',
  none: 'None',
  made: 'Added',
  clock: { hour: 'Hour of the day', weekday: 'Day of the week' },
  weekdays: {
    '1': 'Monday',
    '2': 'Tuesday',
    '3': 'Wednesday',
    '4': 'Thursday',
    '5': 'Friday',
    '6': 'Saturday',
    '7': 'Sunday',
  },
  firstBand: 'Up to %{to} days',
  band: '%{from} to %{to} days',
  lastBand: '%{from} days and more',
};
