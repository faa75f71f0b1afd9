/** Of records that lie below each other. */
export const treeWords = {
  empty:
    'Nothing is here yet. Begin at the top, with Gold, Silver and Diamond for instance, and add below each what customers ask for.',
  top: 'At the top',
  below: 'Show what lies below %{name}',
  more: 'More for %{name}',
  add_below: 'Add below',
  rename: 'Rename',
  move_to: 'Move to…',
  move_title: 'Move %{name} to',
  up: 'Move up',
  down: 'Move down',
  remove: 'Delete',
  nowhere: 'There is no other place for it.',
  name_it: 'Give it a name',
  added: '%{name} added',
  renamed: '%{name} renamed',
  moved: '%{name} moved',
  removed: '%{name} deleted',
};

/** Of the page that has all look-ups of a shop. */
export const lookupWords = {
  lookups: {
    title: 'Lists',
    tabs: 'Which list',
    categories: 'Categories',
    used_in: 'Where it is used',
    none: 'Nothing is here yet.',
    products: '1 product |||| %{smart_count} products',
    move_help: 'Drag by the grip. With the keyboard: Alt and the arrows, or the menu of a row.',
    statuses: 'Change the statuses',
    abroad: 'In another currency',
    currency: 'Currency',
    about: 'about %{price}',
    rate_of: 'Rate of %{day}',
    currency_help:
      'A new rate is a new row: it holds from its day on, and prices that were told before can be told again.',
  },
};
