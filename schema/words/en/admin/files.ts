/** Of files on a record's page, and of what shows a file. */
export const fileWords = {
  title: 'Files',
  none: 'No files yet.',
  how: 'Add papers, certificates, pictures or recordings that belong here: up to %{count}, each at most %{most} MB.',
  add: 'Add files',
  hint: 'or drop them here',
  open: 'Open %{name}',
  show: 'Open',
  download: 'Download',
  download_one: 'Download %{name}',
  more: 'More for %{name}',
  rename: 'Rename',
  name: 'Name',
  save: 'Save name',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removed: '%{name} removed',
  stop: 'Do not send %{name}',
  not_sent: '1 file is not sent yet. |||| %{smart_count} files are not sent yet.',
  previous: 'Previous file',
  next: 'Next file',
  no_preview: 'This browser shows no PDF inside a page. Download it to read it.',
};

/** Of what is put in order: files, pictures. */
export const sortingWords = {
  move: 'Move %{name}',
  movable: 'movable',
  how_to_move: 'Space lifts it, the arrow keys move it, space puts it down, Escape puts it back.',
  lifted: '%{name} lifted. It is number %{n} of %{count}.',
  moved: '%{name} would be number %{n} of %{count}.',
  dropped: '%{name} is number %{n} of %{count}.',
  put_back: '%{name} is back at number %{n} of %{count}.',
};
