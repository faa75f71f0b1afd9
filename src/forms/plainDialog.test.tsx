import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { text } from '../../schema/kit/kinds.ts';
import { renderInApp } from '../testing.tsx';
import { PlainDialog } from './PlainDialog.tsx';
import { PlainField } from './PlainField.tsx';

const fields = { reason: text().label('Reason').required('Say why') };

it('asks before what was typed is lost, and only then', async () => {
  const close = vi.fn<() => void>();
  renderInApp(
    <PlainDialog title="Why?" submit="Send" fields={fields} onSend={async () => undefined} onClose={close}>
      <PlainField name="reason" />
    </PlainDialog>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Stock');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(close).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox', { name: /Reason/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
