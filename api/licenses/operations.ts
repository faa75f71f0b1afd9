import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { activate, activateFields, askFields, check, checkFields, release, released, statement } from './calls.ts';

const common = { tag: 'Licences', access: { to: 'public' } } as const;
const post = { ...common, method: 'POST' } as const;
const keySet = 'application/jwk-set+json';

/** What the sold apps ask. */
export const licenseOperations: Operation[] = [
  {
    ...post,
    id: 'publicLicenses.activate',
    path: 'public/licenses/activate',
    summary:
      'A seat of the licence for this machine, and a signed statement of it (a JWT), which holds for some days without asking. `data.reason` says why there is none',
    body: { of: 'fields', fields: activateFields },
    handle: replying(statement, activate),
  },
  {
    ...post,
    id: 'publicLicenses.check',
    path: 'public/licenses/check',
    summary: 'A new statement for a machine that has a seat',
    body: { of: 'fields', fields: checkFields },
    handle: replying(statement, check),
  },
  {
    ...post,
    id: 'publicLicenses.release',
    path: 'public/licenses/release',
    summary: 'The seat of this machine is free for another one',
    body: { of: 'fields', fields: askFields },
    handle: replying(released, release),
  },
  {
    ...common,
    method: 'GET',
    id: 'publicLicenses.keys',
    path: 'public/licenses/keys',
    summary: 'The public keys by which an app knows a statement, as a JWK set',
    handle: sending([keySet], async ({ ports }) => ({
      status: 200,
      headers: { 'content-type': keySet },
      body: JSON.stringify({ keys: ports.licenses.keys }),
    })),
  },
];
