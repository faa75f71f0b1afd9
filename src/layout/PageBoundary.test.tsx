import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const record = '/contacts/019d0f10-815f-7000-b78b-0833a0c0357f';

it.each([
  [record, `${record}/repairs`, 'Ring'],
  [`${record}/show`, `${record}/show/repairs`, 'Ring'],
  [record, `${record}/show`, ''],
  [record, record.replace('019d', '019e'), ''],
  ['/contacts', '/contacts/create', ''],
])('from %s to %s what was typed is %j', async (from, to, typed) => {
  renderInApp(
    <>
      <Link to={to}>There</Link>
      <PageBoundary>
        <input />
      </PageBoundary>
    </>,
    { path: from },
  );
  await userEvent.type(screen.getByRole('textbox'), 'Ring');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('textbox')).toHaveValue(typed);
});
