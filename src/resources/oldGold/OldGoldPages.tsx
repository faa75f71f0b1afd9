import { useRedirect } from 'react-admin';
import { formFields } from '../../../schema/kit/validate.ts';
import { noticesOfOldGold } from '../../../schema/rules/legalLimits.ts';
import { SettlementsPanel } from '../../books/SettlementsPanel.tsx';
import { FieldSections } from '../kit/form/FieldSections.tsx';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { Concessions } from '../sales/Concessions.tsx';
import { LegalNotices } from '../sales/LegalNotices.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { BuyingRates } from './BuyingRates.tsx';
import { useBuyingRates } from './useBuyingRates.ts';

/** Saved, it opens: from there it is bought. */
export function NewOldGold() {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return (
    <EntityCreate saveShortcut="F10" onSaved={({ id }) => redirect('edit', resource, id)}>
      <Fields mode="create" />
    </EntityCreate>
  );
}

/** It stays open: what is saved is bought next. */
export function EditOldGold() {
  return (
    <EntityEdit stays lead={<Concessions />} aside={<SettlementsPanel />}>
      <Fields mode="update" />
    </EntityEdit>
  );
}

function Fields({ mode }: { mode: 'create' | 'update' }) {
  useBuyingRates();
  return (
    <>
      <FieldSections fields={formFields(useEntity(), mode)} autoFocus />
      <BuyingRates />
      <LegalNotices of={noticesOfOldGold} />
    </>
  );
}
