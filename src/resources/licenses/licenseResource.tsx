import { licenses } from '../../../schema/entities/licenses.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const LicenseList = lazyView(async () => (await import('./LicenseList.tsx')).LicenseList);
const EditLicense = lazyView(async () => (await import('./LicensePages.tsx')).EditLicense);
const ShowLicense = lazyView(async () => (await import('./LicensePages.tsx')).ShowLicense);

export const licenseResource = resourceOf(licenses, {
  list: <LicenseList />,
  edit: <EditLicense />,
  show: <ShowLicense />,
});
