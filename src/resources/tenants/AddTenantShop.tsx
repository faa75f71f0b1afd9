import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { PinAndState } from '../../forms/PinAndState.tsx';
import { PlainDialog } from '../../forms/PlainDialog.tsx';
import { PlainField } from '../../forms/PlainField.tsx';
import { Section } from '../kit/form/Section.tsx';
import { addShopTo } from './calls.ts';

type Props = { tenantId: string };

/** A business is let in by opening its shop and inviting the owner. */
export function AddTenantShop({ tenantId }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useCan()(can.TenantCreate)) return null;
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate('tenancy.tenant.add_shop')}
      </Button>
      {isOpen && <NewShop tenantId={tenantId} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewShop({ tenantId, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const add = async (values: Record<string, unknown>) => {
    await addShopTo(tenantId, values);
    notify('tenancy.tenant.shop_added', { type: 'success', messageArgs: { name: values.shopName } });
    await client.invalidateQueries({ queryKey: ['tenants', tenantId] });
  };
  return (
    <PlainDialog
      title={translate('tenancy.tenant.add_shop')}
      submit={translate('tenancy.shops.add')}
      fields={tenants.actions!.openShop.input}
      onSend={add}
      onClose={onClose}
    >
      <div>
        <Section title="tenancy.tenant.shop">
          <PlainField name="shopName" autoFocus />
          <PinAndState />
        </Section>
        <Section title="tenancy.tenant.owner" help="tenancy.tenant.owner_help">
          <PlainField name="ownerName" />
          <PlainField name="ownerEmail" type="email" />
          <PlainField name="ownerMobileNo" type="tel" />
        </Section>
      </div>
    </PlainDialog>
  );
}
