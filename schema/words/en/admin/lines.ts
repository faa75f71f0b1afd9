/** Of the lines of a document. */
export const lineWords = {
  nth: 'Line %{n}',
  menu: '%{name}: copy, move, remove',
  more: '%{name}: everything',
  add: 'Add line',
  undo: 'Undo',
  copy: 'Copy line',
  insert: 'Insert line above',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove line',
  reordered: 'put in another order',
};
