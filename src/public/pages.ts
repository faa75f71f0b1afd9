import { ErrorPage } from './ErrorPage.tsx';
import { inLanguage } from './way.ts';
import { sitePages } from './site/sitePages.ts';
import type { VisitorPage } from './visitorPage.ts';

/** Is there from the start: where something went wrong, it might not come. */
const errorPage = () => Promise.resolve(ErrorPage);

/** Every page that shows itself without the admin. The route table holds them too, so that there is one. */
export const visitorPages: readonly VisitorPage[] = [
  {
    path: '/accounts/gsignin',
    title: 'signIn',
    load: () => import('./google/GoogleSignIn.tsx').then(({ GoogleSignIn }) => GoogleSignIn),
  },
  { path: '/accounts/signin', title: 'signIn', load: () => import('./SignIn.tsx').then(({ SignIn }) => SignIn) },
  { path: '/account/register', title: 'register', load: () => import('./Register.tsx').then(it => it.Register) },
  { path: '/account/forgotpwd', title: 'forgot', load: () => import('./Forgot.tsx').then(({ Forgot }) => Forgot) },
  { path: '/account/resetpwd', title: 'reset', load: () => import('./Reset.tsx').then(({ Reset }) => Reset) },
  { path: '/account/prove', title: 'prove', load: () => import('./Prove.tsx').then(({ Prove }) => Prove) },
  { path: '/sample', title: 'sample', load: () => import('./Sample.tsx').then(({ Sample }) => Sample) },
  { path: '/outbox', title: 'outbox', load: () => import('./Outbox.tsx').then(({ Outbox }) => Outbox) },
  { path: '/chat_outbox', title: 'chatOutbox', load: () => import('./ChatOutbox.tsx').then(it => it.ChatOutbox) },
  {
    path: '/rate_board/:shopId',
    title: 'rateBoard',
    load: () => import('./rateBoard/RateBoard.tsx').then(({ RateBoard }) => RateBoard),
  },
  ...sitePages,
  { path: '/error/notfound', title: 'notFound', load: errorPage },
  { path: '/error/unauthorized', title: 'unauthorized', load: errorPage },
  { path: '/error/servicenotavailable', title: 'unavailable', load: errorPage },
  { path: '/error', title: 'error', load: errorPage },
];

export const visitorRedirects: Record<string, string> = {
  '/accounts': '/accounts/gsignin',
  // react-admin's own controllers go to these two where they are refused.
  '/access-denied': '/error/unauthorized',
  '/authentication-error': '/error/unauthorized',
};

/** The page at this address, as the admin's router would find it: capitals and a slash at the end do not matter. */
export function visitorPageAt(pathname: string): VisitorPage | undefined {
  const { language, path: wanted } = inLanguage(plain(pathname));
  const path = visitorRedirects[wanted] ?? wanted;
  const pages = language === 'en' ? visitorPages : sitePages;
  return pages.find(page => (page.only ?? anyPath).test(path) && fits(page.path.toLowerCase(), path));
}

const anyPath = /^/;

/** `:parameters` stand for one part of a path each. */
function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') && given[i] !== '') || part === given[i])
  );
}

function plain(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase() || '/';
}
