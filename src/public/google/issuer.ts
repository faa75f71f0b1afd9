import type { GoogleClient } from '../account.ts';
import { visit } from '../leave.ts';

/** What comes back from an issuer: who somebody is, or nothing when it was not finished. */
export type Returned = { credential: string | null };

const key = 'ts.google';

/** To the issuer of a demo, in the browser as Google's own pages do it. Where one was going waits in this tab. */
export function goToIssuer({ issuer, clientId, nonce }: GoogleClient): void {
  const state = crypto.randomUUID();
  sessionStorage.setItem(key, JSON.stringify({ state, search: location.search }));
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${location.origin}/accounts/gsignin`,
    nonce,
    state,
  });
  visit(`${issuer}/auth?${query}`);
}

/**
 * What the address brings from the issuer, taken out of it. Only the tab that asked is answered: somebody else's link
 * would sign a person in as somebody else.
 */
export function returned(): Returned | null {
  const brought = new URLSearchParams(location.hash.slice(1));
  const asked = sessionStorage.getItem(key);
  if (!brought.has('state') || !asked) return null;
  sessionStorage.removeItem(key);
  const { state, search } = JSON.parse(asked) as { state: string; search: string };
  history.replaceState(null, '', location.pathname + search);
  return { credential: brought.get('state') === state ? brought.get('id_token') : null };
}
