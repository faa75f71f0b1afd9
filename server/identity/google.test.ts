import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet } from 'jose';
import { expect, it, onTestFinished } from 'vitest';
import { testIssuer } from '../../tests/support/issuer.ts';
import { systemClock } from '../clock.ts';
import { openIdIdentity } from './google.ts';

const issuer = testIssuer(systemClock);

/** An identity whose keys are where `answer` gives them. */
const withKeysFrom = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`), {
    timeoutDuration: 200,
  });
  return openIdIdentity({ clientId: issuer.clientId, issuers: [issuer.name, issuer.alias], keys, clock: systemClock });
};
const token = (claims = {}, header = {}) => issuer.sign(issuer.claims({ nonce: 'n', ...claims }), header);

it('fetches the keys once and knows people by the one name of the issuer', async () => {
  let asked = 0;
  const identity = await withKeysFrom((_, response) => {
    asked++;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [issuer.publicKey] }));
  });
  for (const iss of [issuer.name, issuer.alias])
    expect(await identity.verify(await token({ iss }))).toEqual({
      issuer: issuer.name,
      subject: '110248495921238986420',
      email: 'asha@example.test',
      emailVerified: true,
      name: 'Asha Rao',
      nonce: 'n',
    });
  await expect(identity.verify(await token({}, { kid: 'unknown' }))).rejects.toMatchObject({ status: 401 });
  expect(asked).toBe(1);
});

it.each<[string, RequestListener]>([
  ['answers with an error', (_, response) => void response.writeHead(500).end('no')],
  ['does not answer', () => undefined],
  ['hangs up', request => void request.socket.destroy()],
])('says that it is busy, not that the person lies, when Google %s', async (_, answer) => {
  const identity = await withKeysFrom(answer);
  await expect(identity.verify(await token())).rejects.toMatchObject({ status: 503 });
});
