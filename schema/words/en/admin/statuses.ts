/** Of statuses that a shop names itself, and of what means one thing. */
export const statusWords = {
  bar: 'Status',
  open: 'Open',
  waiting: 'Not begun',
  active: 'Under way',
  done: 'Succeeded',
  failed: 'Failed',
  stopped: 'Set aside',
};

/** Of a list that people put into an order. */
export const orderedWords = {
  edit: 'Edit %{name}',
  remove: 'Delete %{name}',
};
