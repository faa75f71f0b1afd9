/** Of a whole shop that goes out into a file, and comes in out of one. */
export const archiveWords = {
  out_title: 'The whole shop in one file',
  out_help:
    'Everything in this shop, its pictures and files too, in open formats that any program can read. With it the shop can go on in another TolaShop. Keep the file as you keep your books: whoever has it can read everything.',
  take_out: 'Take out the whole shop',
  going_out: 'The shop is being taken out: %{done} of %{total} records',
  may_leave: 'You may leave this page. You are told when it is ready.',
  ready: 'The file of %{date} is ready, %{size}. It can be downloaded until %{until}.',
  no_longer: 'The file of %{date} is not kept any more.',
  download: 'Download the shop',
  out_failed: 'The shop could not be taken out: %{problem}',
  out_canceled: 'Taking the shop out was cancelled. Nothing is kept of it.',
  in_title: 'Bring in a shop from a file',
  in_help:
    'A file that was taken out of a TolaShop becomes a new shop of your business. It opens for you when all of it is there.',
  choose: 'Choose the file of a shop',
  begin: 'Making the new shop…',
  coming_in: '%{name} is being brought in: %{done} of %{total} records and files',
  checking: '%{name} is being checked…',
  came_in: 'The shop from %{name} is open.',
  enter: 'Enter the new shop',
  in_failed: '%{name} could not be brought in. %{problem} Nothing of it is left.',
  in_canceled: 'Bringing in %{name} was cancelled. Nothing of it is left.',
  clearing: 'What was made of it is being removed…',
} as const;
