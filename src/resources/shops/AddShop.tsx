import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { PinAndState } from '../../forms/PinAndState.tsx';
import { PlainDialog } from '../../forms/PlainDialog.tsx';
import { PlainField } from '../../forms/PlainField.tsx';
import { addShop } from './calls.ts';

/** One more shop of one's own business. */
export function AddShop() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate('tenancy.shops.add')}
      </Button>
      {isOpen && <NewShop onClose={() => setOpen(false)} />}
    </>
  );
}

function NewShop({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const add = async (values: Record<string, unknown>) => {
    const { name } = await addShop(values);
    notify('tenancy.shops.added', { type: 'success', messageArgs: { name } });
    await client.invalidateQueries({ queryKey: ['account', 'shops'] });
  };
  return (
    <PlainDialog
      title={translate('tenancy.shops.add_title')}
      text={translate('tenancy.shops.add_help')}
      submit={translate('tenancy.shops.add')}
      fields={shops.actions!.create.input}
      onSend={add}
      onClose={onClose}
    >
      <PlainField name="name" autoFocus />
      <PinAndState />
    </PlainDialog>
  );
}
