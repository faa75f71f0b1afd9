import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { text, weight } from '../../../../schema/kit/kinds.ts';
import { renderInApp } from '../../../testing.tsx';
import { LineCell } from './LineCell.tsx';

const info = fieldInfo('gross', weight().label('Gross'));
const column = { name: 'gross', label: 'Gross', kind: 'weight', info, isFigure: true, width: '1fr' } as const;

it.each([
  ['10,500', 'Read as 10,500 g'],
  ['10,5', null],
])('of a weight of %s no key is swallowed, and a comma shows what was read', async (typed, read) => {
  renderInApp(
    <Form record={{ lines: [{ gross: null }] }}>
      <LineCell source="lines.0" column={column} />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Gross' });
  await userEvent.type(input, typed);
  expect(input).toHaveValue(typed);
  if (read) expect(screen.getByRole('status')).toHaveTextContent(read);
  else expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('a code is read without what the scanner puts around it', async () => {
  const tag = fieldInfo('tag', text().label('Tag').meta({ scanned: true }));
  renderInApp(
    <Form record={{ lines: [{ tag: null }] }}>
      <LineCell source="lines.0" column={{ ...column, name: 'tag', label: 'Tag', kind: 'text', info: tag }} />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Tag' });
  await userEvent.type(input, '{Control>}b{/Control}]C1RA/T/26-27/0042{Control>}c{/Control}{Enter}');
  expect(input).toHaveValue('RA/T/26-27/0042');
});
