import type { Identifier } from 'react-admin';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';

/** Under which visitors see a record; null while nobody made one. `isShown`: once the shop is approved. */
type PublicAddress = { address: string | null; isShown: boolean };

export const getPublicAddress = (resource: string, id: Identifier, signal: AbortSignal): Promise<PublicAddress> =>
  calls.get(addressOf(resource, id), { signal });

export const makePublicAddress = (resource: string, id: Identifier): Promise<PublicAddress> =>
  calls.post(addressOf(resource, id), {});

export const withdrawPublicAddress = (resource: string, id: Identifier): Promise<PublicAddress> =>
  calls.remove(addressOf(resource, id));

const addressOf = (resource: string, id: Identifier) => `${pathOf(resource)}/${encodeURIComponent(id)}/public_address`;
