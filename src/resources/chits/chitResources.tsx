import { chitMembers } from '../../../schema/entities/chitMembers.ts';
import { chitSchemes } from '../../../schema/entities/chitSchemes.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditPassbook = lazyView(async () => (await import('./PassbookPages.tsx')).EditPassbook);
const ShowPassbook = lazyView(async () => (await import('./PassbookPages.tsx')).ShowPassbook);
const NewScheme = lazyView(async () => (await import('./SchemePages.tsx')).NewScheme);
const EditScheme = lazyView(async () => (await import('./SchemePages.tsx')).EditScheme);

const ShowScheme = lazyView(async () => (await import('./SchemePages.tsx')).ShowScheme);

export const passbookResource = resourceOf(chitMembers, { edit: <EditPassbook />, show: <ShowPassbook /> });
export const schemeResource = resourceOf(chitSchemes, {
  create: <NewScheme />,
  edit: <EditScheme />,
  show: <ShowScheme />,
});
