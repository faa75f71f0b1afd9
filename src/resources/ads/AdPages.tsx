import { ResourceContextProvider, useRecordContext } from 'react-admin';
import { ads, type Ad } from '../../../schema/entities/ads.ts';
import { formFields } from '../../../schema/kit/validate.ts';
import { FieldSections } from '../kit/form/FieldSections.tsx';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { AdPreviews } from './AdPreviews.tsx';
import { AdReport } from './AdReport.tsx';

const without = (name: string) => (field: string) => field !== name;
const shown = ads.facts.filter(without('reportAddress'));

export function NewAd() {
  return (
    <EntityCreate>
      <Fields mode="create" />
    </EntityCreate>
  );
}

export function EditAd() {
  return (
    <EntityEdit facts={[]} aside={<Beside />}>
      <Fields mode="update" />
    </EntityEdit>
  );
}

export function ShowAd() {
  return <EntityShow fields={shown} aside={<Beside />} />;
}

/** R-25, at the specification's address, which is not react-admin's. */
export function AdPage() {
  return (
    <ResourceContextProvider value={ads.resource}>
      <EditAd />
    </ResourceContextProvider>
  );
}

function Fields({ mode }: { mode: 'create' | 'update' }) {
  return (
    <>
      <FieldSections fields={formFields(ads, mode)} autoFocus />
      <AdPreviews />
    </>
  );
}

function Beside() {
  const ad = useRecordContext<Ad>();
  return ad ? <AdReport ad={ad} /> : null;
}
