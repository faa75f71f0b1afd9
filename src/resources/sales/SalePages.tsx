import Box from '@mui/material/Box';
import { useRedirect } from 'react-admin';
import { formFields } from '../../../schema/kit/validate.ts';
import { noticesOfBill } from '../../../schema/rules/legalLimits.ts';
import { SettlementsPanel } from '../../books/SettlementsPanel.tsx';
import { FieldSections } from '../kit/form/FieldSections.tsx';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { Concessions } from './Concessions.tsx';
import { CustomerKey } from './CustomerKey.tsx';
import { DefaultHsn } from './DefaultHsn.tsx';
import { LegalNotices } from './LegalNotices.tsx';
import { NextSale } from './NextSale.tsx';
import { PayBar } from './PayBar.tsx';
import { ShortNotice } from './ShortNotice.tsx';
import { SupplyAtFirst } from './SupplyAtFirst.tsx';
import { TagScan } from './TagScan.tsx';
import { TaxNotices } from './TaxNotices.tsx';

/** A new estimate or bill. Saved, it opens: from there it is given out or issued. */
export function NewSale() {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return (
    <EntityCreate saveShortcut="F10" onSaved={({ id }) => redirect('edit', resource, id)}>
      <SupplyAtFirst />
      <Fields mode="create" />
    </EntityCreate>
  );
}

/** It stays open: what is saved is issued next. */
export function EditSale() {
  return (
    <EntityEdit
      stays
      aside={<SettlementsPanel />}
      lead={
        <>
          <Concessions />
          <NextSale />
        </>
      }
    >
      <Fields mode="update" />
    </EntityEdit>
  );
}

/** What is hardly ever typed at a counter stands behind the payment. */
const laterFields: ReadonlySet<string> = new Set([
  'tillId',
  'day',
  'backDatedReason',
  'quoteId',
  'salesOrderId',
  'workOrderId',
  'form60',
  'note',
]);

/** Asked for beside the notices that need the reasons. */
const withNotice: ReadonlySet<string> = new Set(['gstReason', 'shortReason']);

function Fields({ mode }: { mode: 'create' | 'update' }) {
  const entity = useEntity();
  const fields = formFields(entity, mode);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TagScan />
        <CustomerKey />
      </Box>
      <DefaultHsn />
      <FieldSections
        fields={fields.filter(name => !laterFields.has(name) && !withNotice.has(name))}
        autoFocus={false}
      />
      <TaxNotices isInvoice={'payments' in entity.fields} />
      {'payments' in entity.fields && (
        <>
          <ShortNotice />
          <PayBar />
          <LegalNotices of={noticesOfBill} />
        </>
      )}
      <FieldSections fields={fields.filter(name => laterFields.has(name))} autoFocus={false} />
    </>
  );
}
