import { randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Configuration } from 'oidc-provider';
import { base } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { pageHeaders } from './interaction.ts';
import { issuerPath } from './issuerPath.ts';
import { memoryAdapter } from './memoryAdapter.ts';
import { failurePage } from './pages.ts';
import { issuerPeople } from './people.ts';

/** The page that people are sent back to. */
const callback = '/accounts/gsignin';
const minute = 60;

/** One client, this site; ID tokens in the address, as a page without a server of its own gets them. */
export const configuration = (key: JWK, publicUrl: string, clientId: string): Configuration => ({
  adapter: memoryAdapter(),
  jwks: { keys: [key] },
  clients: [
    {
      client_id: clientId,
      // The kind of client whose addresses on this machine may have any port.
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['implicit'],
      response_types: ['id_token'],
      redirect_uris: callbacks(publicUrl),
    },
  ],
  responseTypes: ['id_token'],
  scopes: ['openid'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: [randomBytes(32).toString('hex')], long: { path: issuerPath }, short: { path: issuerPath } },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  interactions: { url: (_, { uid }) => `${issuerPath}/interaction/${uid}`, policy: withoutConsent() },
  ttl: { IdToken: 5 * minute, Interaction: 60 * minute, Session: 60 * minute, Grant: 60 * minute },
  findAccount: (_, subject) => accountOf(subject),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  renderError: context => {
    context.set(pageHeaders);
    context.body = failurePage();
  },
});

const accountOf = (subject: string) => {
  const person = issuerPeople.find(each => each.subject === subject);
  if (!person) return undefined;
  const { name, email } = person;
  return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified: true }) };
};

/** Nobody is asked for consent: the demo shows it all anyway. */
const withoutConsent = () => {
  const policy = base();
  policy.remove('consent');
  return policy;
};

/** Where the site is reached, when such a client may have that, and this machine under its own names. */
const callbacks = (publicUrl: string) => {
  const own = publicUrl.startsWith('https:') ? [`${publicUrl}${callback}`] : [];
  return [...own, ...['127.0.0.1', 'localhost', '[::1]'].map(host => `http://${host}${callback}`)];
};
