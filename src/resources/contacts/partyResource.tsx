import type { ResourceProps } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewParty = lazyView(async () => (await import('./PartyPages.tsx')).NewParty);
const EditParty = lazyView(async () => (await import('./PartyPages.tsx')).EditParty);

/** Customers, suppliers and karigars: contacts with pages of their own. */
export const partyResource = (entity: AnyEntity): ResourceProps =>
  resourceOf(entity, { create: <NewParty />, edit: <EditParty /> });
