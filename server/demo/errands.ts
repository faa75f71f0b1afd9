/** What is to be done in a shop: how many days ago it was noted, and in how many it is due. */
export const errands = [
  {
    name: 'Take the new bangles to be hallmarked',
    ago: 3,
    due: 1,
    priority: 'high',
    notes: '14 pieces, 22K. Ask for the HUIDs by message.',
  },
  { name: 'Call back about the bridal set', ago: 2, due: 0, priority: 'high', about: true },
  { name: 'Send the picture of the repaired kada', ago: 1, due: 0, priority: 'normal', about: true },
  { name: 'Ask the karigar when the temple necklace is ready', ago: 6, due: -1, priority: 'normal' },
  {
    name: 'Window for the wedding season',
    ago: 9,
    due: 5,
    priority: 'normal',
    notes: 'Bridal on the left, light weight on the right.',
  },
  { name: 'Print new price tags for the silver counter', ago: 4, due: 2, priority: 'low' },
  { name: 'Thank-you message after the purchase', ago: 1, due: 3, priority: 'low', about: true },
  {
    name: 'Have the weighing scale stamped',
    ago: 30,
    due: 12,
    priority: 'normal',
    notes: 'Legal Metrology, once a year.',
  },
  { name: 'Order packing boxes', ago: 12, due: null, priority: 'low' },
  { name: 'Polish the display pieces', ago: 16, due: -10, priority: 'normal', isDone: true },
  { name: 'Renew the insurance of the strong room', ago: 40, due: -20, priority: 'high', isDone: true },
  { name: 'Change the bulb above the diamond counter', ago: 8, due: -6, priority: 'low', isDone: true },
] as const;

/** What comes again and again. */
export const routines = [
  { name: 'Count the trays before closing', due: 0, priority: 'high', repeats: 'daily' },
  { name: 'Bank the cash of the week', due: 3, priority: 'normal', repeats: 'weekly' },
  { name: 'Papers of the month to the accountant', due: 8, priority: 'high', repeats: 'monthly' },
] as const;
