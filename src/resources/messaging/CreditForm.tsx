import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { formatMoney } from '../../format.ts';
import { RootFailure, Submit } from '../../forms/PlainDialog.tsx';
import { PlainField } from '../../forms/PlainField.tsx';
import { PlainForm } from '../../forms/PlainForm.tsx';
import { addCredit } from './calls.ts';
import { Credits } from './Credits.tsx';
import { Section } from './Section.tsx';

const { input } = shops.actions!.addChatCredit;

type Props = { shop: { id: string }; /** Null without a number. */ balance: number | null };

/** Money for messages, and who has added how much so far. */
export function CreditForm({ shop, balance }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const notify = useNotify();
  const [sent, setSent] = useState(0);
  const words = (key: string, args?: object) => translate(`messaging.setup.${key}`, args);
  const add = async (values: Record<string, unknown>) => {
    const { balance: left } = await addCredit(shop.id, values);
    notify('messaging.setup.added', { type: 'success', messageArgs: { balance: formatMoney(left, 'paise') } });
    setSent(sent + 1);
    await client.invalidateQueries({ queryKey: ['messaging', shop.id] });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={words('credit')}>
        {balance === null ? words('no_number') : words('balance', { balance: formatMoney(balance, 'paise') })}
      </Section>
      {/* Emptied once what it held is booked. */}
      <PlainForm key={sent} fields={input} onSend={add}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RootFailure />
          <PlainField
            name="amount"
            helperText={words('credit_help')}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <PlainField name="note" multiline />
          <Box sx={{ justifySelf: 'end' }}>
            <Submit text={words('add')} />
          </Box>
        </Box>
      </PlainForm>
      <Credits shopId={shop.id} />
    </Box>
  );
}
