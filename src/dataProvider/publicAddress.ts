import type { Identifier } from 'react-admin';
import type { Language } from '../../schema/words/languages.ts';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';

/** What stands under an address for visitors: a record, or the form by which they make one. */
export type PublicPlace = { shown: 'record'; resource: string; id: Identifier } | { shown: 'form'; resource: string };

/** Under which visitors find it; null while nobody made one. `name`: chosen for it. `isShown`: once the shop is approved. */
export type PublicAddress = {
  address: string | null;
  name: string | null;
  isShown: boolean;
  /** The contact whom it is for, of a page that is for one. */
  to: { language: Language; mobileNo: string | null; text: string } | null;
};

export const getPublicAddress = (of: PublicPlace, signal: AbortSignal): Promise<PublicAddress> =>
  calls.get(pathTo(of), { signal });

export const makePublicAddress = (of: PublicPlace): Promise<PublicAddress> => calls.post(pathTo(of), {});

/** Null: none any more. */
export const namePublicAddress = (of: PublicPlace, name: string | null): Promise<PublicAddress> =>
  calls.put(pathTo(of), { name });

export const withdrawPublicAddress = (of: PublicPlace): Promise<PublicAddress> => calls.remove(pathTo(of));

const pathTo = (of: PublicPlace) =>
  `${pathOf(of.resource)}/${of.shown === 'form' ? 'public_form' : `${encodeURIComponent(of.id)}/public_address`}`;
