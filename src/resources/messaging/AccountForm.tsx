import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { RootFailure, Submit } from '../../forms/PlainDialog.tsx';
import { PlainField } from '../../forms/PlainField.tsx';
import { PlainForm } from '../../forms/PlainForm.tsx';
import { setAccount, type ChatAccount } from './calls.ts';
import { Section } from './Section.tsx';

const { input } = shops.actions!.setChatAccount;
const figures = { inputMode: 'decimal' } as const;

/** The number's two ids, what a message costs, and how fast messages go out. */
export function AccountForm({ shop, account }: { shop: { id: string; name: string }; account: ChatAccount | null }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const notify = useNotify();
  const save = async (values: Record<string, unknown>) => {
    await setAccount(shop.id, values);
    notify('messaging.setup.saved', { type: 'success', messageArgs: { name: shop.name } });
    await client.invalidateQueries({ queryKey: ['messaging', shop.id] });
  };
  const known =
    account && Object.fromEntries(Object.keys(input).map(name => [name, String(account[name as keyof ChatAccount])]));
  return (
    <PlainForm fields={input} defaultValues={known ?? { perSecond: '75' }} onSend={save}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={translate('messaging.setup.account')}>{translate('messaging.setup.account_help')}</Section>
        <RootFailure />
        <PlainField name="phoneNumberId" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <PlainField name="businessAccountId" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <PlainField name="marketingPrice" slotProps={{ htmlInput: figures }} />
          <PlainField name="utilityPrice" slotProps={{ htmlInput: figures }} />
          <PlainField name="authenticationPrice" slotProps={{ htmlInput: figures }} />
          <PlainField name="perSecond" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        </Box>
        <Box sx={{ justifySelf: 'end' }}>
          <Submit text={translate('messaging.setup.save')} />
        </Box>
      </Box>
    </PlainForm>
  );
}
