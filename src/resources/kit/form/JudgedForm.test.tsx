import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HttpError, ResourceContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { renderInApp } from '../../../testing.tsx';
import { JudgedForm, type Save } from './JudgedForm.tsx';

const tries = vi.fn<() => void>();

function Page() {
  const [isOpen, setOpen] = useState(true);
  const { actionError } = useErrorHandling();
  const save: Save = async (_, again) => {
    tries();
    actionError(new HttpError('ts.error.noResponse', 0, {}), { retry: again });
    return { root: { serverError: 'ts.error.noResponse' } };
  };
  return (
    <>
      {isOpen && (
        <JudgedForm resolver={async values => ({ values, errors: {} })} shown={[]} onSave={save}>
          <button type="submit">Save</button>
        </JudgedForm>
      )}
      <button onClick={() => setOpen(false)}>Leave</button>
    </>
  );
}

it('a toast offers to submit the form again for as long as the form is there', async () => {
  renderInApp(
    <ResourceContextProvider value="contacts">
      <Page />
    </ResourceContextProvider>,
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Save');
  await press('Try again');
  await waitFor(() => expect(tries).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await press('Leave');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
