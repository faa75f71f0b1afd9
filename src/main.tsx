import { visitorPageAt, visitorRedirects } from './public/pages.ts';

/** A visitor's page comes without the admin, which is many times its size. */
const page = visitorPageAt(location.pathname);
if (page) {
  if (location.pathname in visitorRedirects) history.replaceState(null, '', page.path + location.search);
  void Promise.all([import('./public/start.tsx'), page.load()]).then(([{ start }, Page]) => start(page, Page));
} else void import('./admin.tsx');
