import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing.tsx';
import { ConflictRow } from '../kit/history/ConflictRow.tsx';

it('permissions in dispute read as what each of the two gave and took', () => {
  const before = ['shop/contacts/list', 'shop/contacts/add'];
  const row = {
    name: 'permissions',
    before,
    theirs: ['shop/contacts/list'],
    mine: [...before, 'shop/groups/list'],
    usual: 'mine',
    side: 'mine',
  } as const;
  renderInApp(
    <ResourceContextProvider value="users">
      <table>
        <tbody>
          <ConflictRow row={row} record={{ id: 'u1' }} onTake={() => undefined} />
        </tbody>
      </table>
    </ResourceContextProvider>,
  );
  const cells = within(screen.getByRole('row')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['− Contacts: add', '+ Contact groups: see']);
});
