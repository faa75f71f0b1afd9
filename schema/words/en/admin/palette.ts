/** Words of the palette that finds everything, and of the list of keys. */
export const paletteWords = {
  palette: {
    title: 'Search everywhere',
    hint: 'Search everywhere (Ctrl K)',
    placeholder: 'Name, number, code or page',
    here: 'On this page',
    opened: 'Opened last',
    pages: 'Pages',
    none: 'Nothing found. Try fewer letters, or a part of a number.',
    failed: 'Records could not be searched. Pages and actions are below.',
    keys: {
      title: 'Keys',
      palette: 'Search everywhere',
      keys: 'This list of keys',
      skip: 'First on a page: skip the menu',
      choose: 'Choose in a list and take it',
      tabs: 'From tab to tab',
      move: 'Move a line up or down',
      close: 'Close what is open',
      single: 'Single keys, / and ?, do something',
    },
  },
};
