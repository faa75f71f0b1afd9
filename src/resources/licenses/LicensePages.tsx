import { useRecordContext } from 'react-admin';
import { licenses, type License } from '../../../schema/entities/licenses.ts';
import { without } from '../kit/form/without.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { LicenseKey } from './LicenseKey.tsx';
import { Machines } from './Machines.tsx';

/** The key stands beside them, where it is copied. */
const shown = without(licenses.facts, 'state', 'key');

export function EditLicense() {
  return <EntityEdit facts={['app']} aside={<Beside />} />;
}

export function ShowLicense() {
  return <EntityShow fields={shown} aside={<Beside />} />;
}

function Beside() {
  const license = useRecordContext<License>();
  if (!license) return null;
  return (
    <>
      <LicenseKey license={license} />
      <Machines license={license} />
    </>
  );
}
