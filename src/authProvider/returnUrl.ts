/** With Google; the way with a password is one link away. */
export const signInPath = '/accounts/gsignin';

/** Opens the sample shop, without an account. */
export const samplePath = '/sample';

/** Where the person was going, to be found again after the sign-in. */
export function signInUrl(from: string): string {
  return from === '/' || from === '/home' ? signInPath : `${signInPath}?returnUrl=${encodeURIComponent(from)}`;
}

/** The onward way of a sign-in: only a path of this site is followed, whatever the address says. */
export function onward(search: string, otherwise = '/home'): string {
  const params = new URLSearchParams(search);
  const wanted = params.get('returnUrl') ?? params.get('returnurl') ?? '';
  const { origin, pathname, search: query, hash } = resolved(wanted);
  const isOurs = wanted.startsWith('/') && origin === location.origin;
  return isOurs && !pathname.startsWith('//') && !leadsBack.test(pathname) ? pathname + query + hash : otherwise;
}

/** To where nobody is going on purpose. */
const leadsBack = /^\/(accounts?|error)(\/|$)/i;

/** The browser's own reading, so that `//host`, `/\host` and the like are seen for what they are. */
function resolved(wanted: string): URL {
  try {
    return new URL(wanted, location.origin);
  } catch {
    return new URL(location.origin);
  }
}
