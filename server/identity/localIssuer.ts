import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Clock, Identity } from '../../api/ports.ts';
import { configuration } from './configuration.ts';
import { openIdIdentity } from './google.ts';
import { answerChoice } from './interaction.ts';
import { issuerPath } from './issuerPath.ts';

export type LocalIssuer = {
  identity: Identity;
  /** Answers what is asked below `issuerPath`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
};

type Options = { publicUrl: string; clientId: string; trustProxy: boolean; clock: Clock };

/** People stay known by this name when the site moves to another address. */
const lastingName = 'urn:tolashop:demo-identity';

/** An OpenID provider of our own in Google's place, for the demo and for tests. Its keys last as long as the process. */
export const openLocalIssuer = async ({ publicUrl, clientId, trustProxy, clock }: Options): Promise<LocalIssuer> => {
  const issuer = `${publicUrl}${issuerPath}`;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const facts = { alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
  const key = { ...(await exportJWK(privateKey)), ...facts };
  const provider = new Provider(issuer, configuration(key, publicUrl, clientId));
  provider.proxy = trustProxy;
  const answer = provider.callback();
  // Never by way of the public address, which this machine itself may not be able to reach.
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), ...facts }] });
  const identity = openIdIdentity({ clientId, issuers: [lastingName, issuer], keys, clock });
  return {
    identity: { ...identity, issuer: issuerPath },
    handle(request, response) {
      const below = request.url!.slice(issuerPath.length);
      if (below.startsWith('/interaction/')) return void answerChoice(provider, request, response);
      Object.assign(request, { originalUrl: request.url, url: below });
      void answer(request, response);
    },
  };
};
