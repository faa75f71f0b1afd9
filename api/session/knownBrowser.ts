import type { RequestContext } from '../requestContext.ts';
import type { Ports } from '../ports.ts';
import { sameSecret } from '../sameSecret.ts';

const year = 365 * 24 * 60 * 60;

/** Of each person that signs in at a browser it keeps one cookie, which lets nobody in: strangers' guesses do not keep them out there. */
const cookieOf = ({ secrets, site }: Ports, key: string) => ({
  name: `${isSecure(site) ? '__Host-' : ''}ts.known.${secrets.digest(key).slice(0, 16)}`,
  value: secrets.sign(`browser ${key}`),
});

/** By its name browsers keep it for this host alone, which takes this path. */
const isSecure = ({ address }: Ports['site']) => address.startsWith('https:');

export const knownBrowser = (ports: Ports, key: string): Record<string, string> => {
  const { name, value } = cookieOf(ports, key);
  const secure = isSecure(ports.site) ? '; Secure' : '';
  return {
    'set-cookie': `${name}=${value}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Strict${secure}`,
  };
};

/** Whether somebody has signed in there with this e-mail before. */
export const isKnownBrowser = ({ ports, request }: RequestContext, key: string): boolean => {
  const { name, value } = cookieOf(ports, key);
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return cookies.some(
    cookie => cookie.startsWith(`${name}=`) && sameSecret(ports, cookie.slice(name.length + 1), value),
  );
};
