import { formFields } from '../../schema/kit/validate.ts';
import { noticesOfReceipt } from '../../schema/rules/legalLimits.ts';
import { FieldSections } from '../resources/kit/form/FieldSections.tsx';
import { EntityCreate } from '../resources/kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../resources/kit/pages/EntityEdit.tsx';
import { useEntity } from '../resources/kit/useEntity.ts';
import { LegalNotices } from '../resources/sales/LegalNotices.tsx';
import { SettlementsPanel } from './SettlementsPanel.tsx';

export function NewVoucher() {
  return (
    <EntityCreate>
      <Fields mode="create" />
    </EntityCreate>
  );
}

export function EditVoucher() {
  return (
    <EntityEdit aside={<SettlementsPanel />}>
      <Fields mode="update" />
    </EntityEdit>
  );
}

function Fields({ mode }: { mode: 'create' | 'update' }) {
  return (
    <>
      <FieldSections fields={formFields(useEntity(), mode)} autoFocus={mode === 'create'} />
      <LegalNotices of={noticesOfReceipt} />
    </>
  );
}
