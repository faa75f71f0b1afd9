/** Of a page that cannot go on, also where no other words have come. */
export const broken = {
  title: 'This page stopped working',
  hint: 'Nothing that was saved is lost. Reload the page; if it happens again, tell us what you did just before.',
  reload: 'Reload the page',
};
