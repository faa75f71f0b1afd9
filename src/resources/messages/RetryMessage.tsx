import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages, type Message } from '../../../schema/entities/messages.ts';
import { PlainDialog } from '../../forms/PlainDialog.tsx';
import { PlainField } from '../../forms/PlainField.tsx';
import { formatCount, formatMoney } from '../../format.ts';
import { fromShopTime } from '../kit/shopTime.ts';
import { balanceKey } from './Balance.tsx';
import { retryMessage } from './calls.ts';
import { useTerms } from './useTerms.ts';

/** The same message to those whom this one did not reach, or who did not read it. */
export function RetryMessage({ message }: { message: Message }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('messenger.retry.button')}
      </Button>
      {isOpen && <RetryDialog message={message} onClose={() => setOpen(false)} />}
    </>
  );
}

function RetryDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`messenger.retry.${key}`, values);
  const send = useRetry(message);
  const counts = { failed: message.failed!, unread: message.sent! - message.read! };
  const first = counts.failed ? 'failed' : 'unread';
  const price = useTerms()?.prices?.[message.category!.toUpperCase()];
  return (
    <PlainDialog
      title={words('title')}
      text={words('text')}
      submit={words('submit')}
      fields={messages.actions!.retry.input}
      defaultValues={{ to: first, name: nextName(message.name!) }}
      onSend={send}
      onClose={onClose}
    >
      <PlainField
        name="to"
        select
        defaultValue={first}
        helperText={price && words('price', { price: formatMoney(price, 'paise') })}
      >
        {(['failed', 'unread'] as const).map(to => (
          <MenuItem key={to} value={to} disabled={counts[to] === 0}>
            {words(to, { count: formatCount(counts[to]) })}
          </MenuItem>
        ))}
      </PlainField>
      <PlainField name="name" />
      <PlainField
        name="scheduledAt"
        type="datetime-local"
        read={typed => (typed ? fromShopTime(typed) : '')}
        helperText={words('at_help')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </PlainDialog>
  );
}

function useRetry({ id }: Message) {
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const client = useQueryClient();
  return async (wish: Record<string, unknown>) => {
    const made = await retryMessage(id, wish);
    notify('messenger.sent', { type: 'success', messageArgs: { name: made.name } });
    for (const queryKey of [[messages.resource], balanceKey]) void client.invalidateQueries({ queryKey });
    void navigate(createPath({ resource: messages.resource, id: made.id, type: 'show' }));
  };
}

/** `Diwali` -> `Diwali (2)` -> `Diwali (3)`: no two messages have one name. */
function nextName(name: string): string {
  const [, base = name, n = '1'] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  return `${base.slice(0, 120)} (${Number(n) + 1})`;
}
